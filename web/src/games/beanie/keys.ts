/** The keys of the table. */

import { ARROWS, BACK, ENTER, HELP, HINT, letter, type KeyLine } from '../../table-parts/keys';
import type { Rank } from './picture';

/** What a letter of its own asks for. */
type Name = 'lay' | 'stock' | 'pile' | 'discard' | 'end' | 'keep' | 'call' | 'order' | 'view' | 'look';

export type Command = { name: Name | 'beanie' | 'back' | 'hint' | 'help' } | { name: 'rank'; rank: Rank };

/** A figure or letter chooses a card of that rank, 0 a ten. */
function rankOf(key: string): Command | null {
  if (/^[2-9ajqk]$/.test(key)) return { name: 'rank', rank: key.toUpperCase() as Rank };
  return key === '0' ? { name: 'rank', rank: '10' } : null;
}

export const KEYS: readonly KeyLine<Command>[] = [
  { printed: 'A, 2 … 9, 0, J, Q, K', meaning: 'ranks', command: rankOf },
  letter('w', 'beanie'),
  letter('l', 'lay'),
  letter('s', 'stock'),
  letter('p', 'pile'),
  letter('d', 'discard'),
  letter('b', 'call'),
  letter('e', 'end'),
  letter('r', 'keep'),
  letter('o', 'order'),
  letter('v', 'view'),
  ARROWS,
  ENTER,
  BACK,
  letter('i', 'look'),
  HINT,
  HELP,
];

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
