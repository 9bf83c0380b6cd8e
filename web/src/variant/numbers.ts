/** The numbers of a game that a table may change, in words: their texts are `<game>-constant-<key>` and what follows. */

import type { ConstantInfo } from '../lobby/games.svelte';
import type { Sentence } from '../protocol';
import { hasText, text } from '../texts/texts.svelte';

/** Numbers by key. */
export type Numbers = Readonly<Record<string, readonly number[]>>;

/** One number that is not as usual. */
export interface Change {
  /** What it is called, with the card or case that it is for where there are several. */
  label: string;
  usual: number;
  now: number;
}

export function constantLabel(game: string, key: string): string {
  const id = `${game}-constant-${key}`;
  return hasText(id) ? text(id) : key;
}

export function constantMeaning(game: string, key: string): string {
  const id = `${game}-constant-${key}-meaning`;
  return hasText(id) ? text(id) : '';
}

/** What one of several numbers is for. */
export function partLabel(game: string, key: string, name: string): string {
  const id = `${game}-constant-${key}-name`;
  return hasText(id) ? text(id, { name, card: name }) : name;
}

/** The numbers of a constant as `changed` has them, or as usual. */
export function numbersOf({ name, standard }: ConstantInfo, changed: Numbers): readonly number[] {
  return changed[name] ?? standard;
}

/** What differs from the standard game in `numbers`, by key. */
export function changesIn(constants: readonly ConstantInfo[], numbers: Numbers): Record<string, number[]> {
  const differing = constants.flatMap((constant): [string, number[]][] => {
    const now = numbersOf(constant, numbers);
    const same = now.every((number, index) => number === constant.standard[index]);
    return same ? [] : [[constant.name, [...now]]];
  });
  return Object.fromEntries(differing);
}

/** A sentence of the house that calls a number of `game` as the page calls it, and not by its key. */
export function calledByName(game: string, { message, arguments: said }: Sentence): Sentence {
  const { key } = said;
  const known = typeof key === 'string' && hasText(`${game}-constant-${key}`);
  if (!known) return { message, arguments: said };
  return {
    message,
    arguments: { ...said, key: text('web-variant-called', { name: constantLabel(game, key) }) },
  };
}

/** From so many numbers on that follow one another and change alike, one line says it of all. */
const LEAST_RUN = 3;

/** Every number of `numbers` that is not as usual, in the order in which the game declares them. */
export function changeList(game: string, constants: readonly ConstantInfo[], numbers: Numbers): Change[] {
  return constants.flatMap((constant) => {
    const { name, each } = constant;
    const label = constantLabel(game, name);
    const called = (part: string) => `${label}: ${partLabel(game, name, part)}`;
    return alike(constant, numbers).flatMap(({ from, to, usual, now }): Change[] => {
      const parts = each.slice(from, to);
      if (now === usual) return [];
      if (parts.length === each.length) return [{ label, usual, now }];
      if (parts.length >= LEAST_RUN && parts.every((part) => /^\d+$/.test(part)))
        return [{ label: called(`${parts[0]}–${parts.at(-1)}`), usual, now }];
      return parts.map((part) => ({ label: called(part), usual, now }));
    });
  });
}

/** Numbers that follow one another and change alike, from the first to the one before `to`. */
interface Run {
  from: number;
  to: number;
  usual: number;
  now: number;
}

function alike(constant: ConstantInfo, numbers: Numbers): Run[] {
  const runs: Run[] = [];
  for (const [index, now] of numbersOf(constant, numbers).entries()) {
    const usual = constant.standard[index] ?? now;
    const last = runs.at(-1);
    if (last?.usual === usual && last.now === now) last.to = index + 1;
    else runs.push({ from: index, to: index + 1, usual, now });
  }
  return runs;
}

/** The address of the file that says these numbers and options. */
export function filePath(game: string, numbers: Numbers, options: Readonly<Record<string, string>>): string {
  return `api/variants/${game}?${questionOf(numbers, options).toString()}`;
}

/** Numbers and options as the house is asked about them. */
export function questionOf(numbers: Numbers, options: Readonly<Record<string, string>>): URLSearchParams {
  const constants = Object.entries(numbers).map(([key, values]) => `${key}:${values.join('/')}`);
  const chosen = Object.entries(options).map(([key, value]) => `${key}:${value}`);
  return new URLSearchParams({ constants: constants.join(','), options: chosen.join(',') });
}
