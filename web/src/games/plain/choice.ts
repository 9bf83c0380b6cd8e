/** What is chosen at the table of a game of which only its declaration is known: cards, places and seats make an action. */

import type { Declared, Part } from '../../table-parts/declared';

/** A thing on the table that can be chosen: `card:10H`, `place:display:0`, `seat:2`. */
export type Target = string;

interface Chosen {
  part: Part;
  value: string;
}

/** An action, read from its notation. */
export interface Reading {
  action: string;
  word: string;
  chosen: readonly Chosen[];
  /** What of it lies on the table. */
  targets: readonly Target[];
}

export const cardTarget = (code: string): Target => `card:${code}`;
export const seatTarget = (seat: number): Target => `seat:${seat}`;
/** Places are counted from 0; the notation counts them from 1. */
export const placeTarget = (zone: string, index: number): Target => `place:${zone}:${index}`;

function targetOf({ part, value }: Chosen): Target[] {
  if (part.kind === 'card') return [cardTarget(value)];
  if (part.kind === 'seat') return [seatTarget(Number(value))];
  return part.kind === 'place' ? [placeTarget(part.zone ?? '', Number(value) - 1)] : [];
}

/** What an action chooses; null for one that nobody has declared. */
export function readAction(declared: Declared, action: string): Reading | null {
  for (const { word, parts } of declared.actions) {
    const chosen =
      action === word
        ? readParts(parts, null)
        : action.startsWith(`${word}-`)
          ? readParts(parts, action.slice(word.length + 1))
          : null;
    if (chosen) return { action, word, chosen, targets: chosen.flatMap(targetOf) };
  }
  return null;
}

/** What a text chooses of each part; a value may have hyphens of its own. */
function readParts([first, ...others]: readonly Part[], text: string | null): Chosen[] | null {
  if (!first) return text === null ? [] : null;
  if (text === null) return null;
  for (const value of first.values) {
    const rest =
      text === value ? null : text.startsWith(`${value}-`) ? text.slice(value.length + 1) : undefined;
    const chosen = rest === undefined ? null : readParts(others, rest);
    if (chosen) return [{ part: first, value }, ...chosen];
  }
  return null;
}

export function readAll(declared: Declared, actions: readonly string[]): Reading[] {
  return actions.flatMap((action) => readAction(declared, action) ?? []);
}

/** Those that choose all that is chosen. */
export function fitting(readings: readonly Reading[], chosen: readonly Target[]): Reading[] {
  return readings.filter(({ targets }) => chosen.every((target) => targets.includes(target)));
}

/** What a tap leads to: an action, or what is chosen from then on; null where nothing that is allowed has to do with it. */
export function tapped(
  readings: readonly Reading[],
  chosen: readonly Target[],
  target: Target,
): { act: string } | { chosen: Target[] } | null {
  if (chosen.includes(target)) return { chosen: chosen.filter((one) => one !== target) };
  // What goes with nothing that was chosen begins a choice of its own.
  for (const wanted of [[...chosen, target], [target]]) {
    const [first, ...others] = fitting(readings, wanted);
    if (!first) continue;
    const whole = others.length === 0 && first.targets.length === wanted.length;
    return whole ? { act: first.action } : { chosen: wanted };
  }
  return null;
}

/** An action with a thing that cannot be chosen now, so that the rules say why; null where no action is about such a thing. */
export function refusedWith(declared: Declared, target: Target, hand: readonly string[]): string | null {
  for (const { word, parts } of declared.actions) {
    const at = parts.findIndex((part) => valueFor(part, target) !== undefined);
    if (at < 0) continue;
    const values = parts.map((part, index) =>
      index === at
        ? valueFor(part, target)
        : ((part.kind === 'card' ? part.values.find((value) => hand.includes(value)) : undefined) ??
          part.values[0]),
    );
    return [word, ...values].join('-');
  }
  return null;
}

function valueFor(part: Part, target: Target): string | undefined {
  return part.values.find((value) => targetOf({ part, value })[0] === target);
}
