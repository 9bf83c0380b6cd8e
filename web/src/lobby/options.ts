/** Options of a game in words: their texts are `<game>-option-<key>` and, behind that, `-meaning` and the values. */

import { hasText, text } from '../texts/texts.svelte';
import type { OptionInfo } from './games.svelte';

/** Those of the options that do something under what is chosen, as the house says. */
export function counting(
  options: readonly OptionInfo[],
  chosen: Readonly<Record<string, string>>,
): readonly OptionInfo[] {
  return options.filter(({ counts }) => {
    const other = options.find(({ name }) => name === counts?.key);
    return !counts || !other || counts.values.includes(chosen[other.name] ?? other.default);
  });
}

/** Those of the options that do something and are not chosen as usual. */
export function changedOf(
  options: readonly OptionInfo[],
  chosen: Readonly<Record<string, string>>,
): readonly OptionInfo[] {
  return counting(options, chosen).filter(({ name, default: usual }) => (chosen[name] ?? usual) !== usual);
}

/** What the option is called. */
export function optionLabel(game: string, key: string): string {
  const id = `${game}-option-${key}`;
  return hasText(id) ? text(id) : key;
}

/** What the option means; empty when nothing is said about it. */
export function optionMeaning(game: string, key: string): string {
  const id = `${game}-option-${key}-meaning`;
  return hasText(id) ? text(id) : '';
}

/** What `value` of the option is called. */
export function optionValue(game: string, key: string, value: string): string {
  const id = `${game}-option-${key}`;
  if (hasText(`${id}-${value}`)) return text(`${id}-${value}`);
  if (value === '0' && hasText(`${id}-never`)) return text(`${id}-never`);
  if (hasText(`${id}-value`)) return text(`${id}-value`, { value: Number(value) });
  return value;
}

/** The values of an option as they are offered: numbers by size, words as the game lists them. */
export function valuesInOrder(values: readonly string[]): readonly string[] {
  const numbers = values.every((value) => /^\d+$/.test(value));
  return numbers ? [...values].sort((one, other) => Number(one) - Number(other)) : values;
}

/** Whether the values of an option are ascending whole numbers, which are counted up and down instead of chosen from. */
export function isNumeric(values: readonly string[]): boolean {
  const ascends = (value: string, index: number) => index === 0 || Number(value) > Number(values[index - 1]);
  return values.length > 4 && values.every((value, index) => /^\d+$/.test(value) && ascends(value, index));
}
