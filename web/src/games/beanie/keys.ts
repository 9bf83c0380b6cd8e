/** The keys of the table, and what the key help says of them.  Pure. */

import type { Text } from '../../texts/texts.svelte';
import { plainKey, type Pressed } from '../../table-parts/keys';
import type { Rank } from './picture';

type Name =
  | 'lay'
  | 'stock'
  | 'pile'
  | 'discard'
  | 'end'
  | 'keep'
  | 'call'
  | 'order'
  | 'view'
  | 'look'
  | 'back'
  | 'hint'
  | 'help';

export type Command = { name: Name } | { name: 'rank'; rank: Rank } | { name: 'beanie' };

const LETTERS: ReadonlyMap<string, Name> = new Map([
  ['l', 'lay'],
  ['s', 'stock'],
  ['p', 'pile'],
  ['d', 'discard'],
  ['e', 'end'],
  ['r', 'keep'],
  ['b', 'call'],
  ['o', 'order'],
  ['v', 'view'],
  ['i', 'look'],
  ['escape', 'back'],
  ['backspace', 'back'],
  ['h', 'hint'],
  ['?', 'help'],
]);

/** What a pressed key asks for; null when it is not ours.  A figure or letter chooses a card of that rank, 0 a ten. */
export function commandOf(pressed: Pressed): Command | null {
  const key = plainKey(pressed);
  if (key === null) return null;
  if (/^[2-9]$/.test(key)) return { name: 'rank', rank: key as Rank };
  if (key === '0') return { name: 'rank', rank: '10' };
  if (/^[ajqk]$/.test(key)) return { name: 'rank', rank: key.toUpperCase() as Rank };
  if (key === 'w') return { name: 'beanie' };
  const name = LETTERS.get(key);
  return name ? { name } : null;
}

/**
 * What of the equal `cards` is chosen after pressing their key once more: all of them, for a set; then each alone, for
 * a run; then none.  Beanies come one by one first.
 */
export function nextOfEqual(cards: readonly string[], chosen: readonly string[], beanies = false): string[] {
  const all = [...cards];
  const single = cards.length > 1 ? cards.map((card) => [card]) : [];
  const turns = beanies ? [[], ...single, all] : [[], all, ...single];
  const now = turns.findIndex(
    (turn) => turn.length === chosen.length && turn.every((card) => chosen.includes(card)),
  );
  return turns[(now + 1) % turns.length] ?? [];
}

/** Each key as it is printed, and what it does. */
export function keyHelp(text: Text): [key: string, meaning: string][] {
  return [
    ['A, 2 … 9, 0, J, Q, K', text('web-beanie-key-ranks')],
    ['W', text('web-beanie-key-beanie')],
    ['L', text('web-beanie-key-lay')],
    ['S', text('web-beanie-key-stock')],
    ['P', text('web-beanie-key-pile')],
    ['D', text('web-beanie-key-discard')],
    ['B', text('web-beanie-key-call')],
    ['E', text('web-beanie-key-end')],
    ['R', text('web-beanie-key-keep')],
    ['O', text('web-beanie-key-order')],
    ['V', text('web-beanie-key-view')],
    [text('web-key-arrows'), text('web-beanie-key-arrows')],
    [text('web-key-enter'), text('web-beanie-key-enter')],
    [text('web-key-escape'), text('web-beanie-key-back')],
    ['I', text('web-beanie-key-look')],
    ['H', text('web-beanie-key-hint')],
    ['?', text('web-beanie-key-help')],
  ];
}
