/** The variants that come with the house: what they are called, which one a table plays, and what it brings along. */

import type { GameInfo } from '../lobby/games.svelte';
import type { NamedVariant } from '../protocol';
import { hasText, text } from '../texts/texts.svelte';
import type { Numbers } from './numbers';

/** What a variant is called; what it calls itself where there are no words for it. */
export function variantTitle({ game, name, title }: NamedVariant): string {
  const id = `${game}-variant-${name}`;
  return hasText(id) ? text(id) : title;
}

/** What a variant asks, in one line; empty where there are no words for it. */
export function variantAsks({ game, name }: NamedVariant): string {
  const id = `${game}-variant-${name}-asks`;
  return hasText(id) ? text(id) : '';
}

/** The variant with exactly these numbers; where `options` are said, with those that it sets, too. */
export function variantWith(
  variants: readonly NamedVariant[],
  numbers: Numbers,
  options?: Readonly<Record<string, string>>,
): NamedVariant | null {
  return (
    variants.find(
      (one) =>
        sameNumbers(one.constants, numbers) &&
        (options === undefined ||
          Object.entries(one.options).every(([key, value]) => options[key] === value)),
    ) ?? null
  );
}

/** The rules of a table that were set along with its numbers, as usual again. */
export function optionsBack(
  known: GameInfo | null,
  numbers: Numbers,
  options: Readonly<Record<string, string>>,
): Record<string, string> {
  const set = variantWith(known?.variants ?? [], numbers, options)?.options ?? {};
  const usual = known?.options.filter(({ name }) => name in set) ?? [];
  return Object.fromEntries(usual.map(({ name, default: value }) => [name, value]));
}

/** Whether both change the same. */
function sameNumbers(one: Numbers, other: Numbers): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => one[key]?.join('/') === other[key]?.join('/'))
  );
}
