/** The picture of Biber-Mania as the server draws it, and how to read it. */

import type { Group, Picture, ShownGroup } from './pictureTypes';

export type * from './pictureTypes';

export const ACTION_CARDS = ['SB', 'DI', 'FE', 'PB', 'HI', 'GE', 'BG', 'KO'] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];
export const JOKER = 'JO';

/** What a card's code says: a number card, one of the eight action cards, or the joker. */
export type CardKind = 'number' | 'action' | 'joker';

export function kindOf(code: string): CardKind {
  if (code === JOKER) return 'joker';
  return /^\d+$/.test(code) ? 'number' : 'action';
}

/** Where a card stands in the order of all hands and rows: numbers by value, then action cards, then jokers. */
export function rankOf(code: string): number {
  const kind = kindOf(code);
  if (kind === 'number') return Number(code);
  return kind === 'joker' ? 200 : 100 + ACTION_CARDS.indexOf(code as ActionCard);
}

/** Cards in the order of their ranks. */
export function sorted(codes: readonly string[]): string[] {
  return [...codes].sort((one, other) => rankOf(one) - rankOf(other));
}

/** Equal cards together, each kind with its number of copies, in the order of their ranks. */
export function countKinds(codes: readonly string[]): { code: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const code of sorted(codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ code, count }));
}

/** How many cards of a group lie there. */
export function sizeOf(group: Group): number {
  return 'cards' in group ? group.cards.length : group.count;
}

/** The topmost group, where it is known; null for an empty pile. */
export function topOf(pile: readonly Group[]): ShownGroup | null {
  const top = pile.at(-1);
  return top && 'cards' in top ? top : null;
}

/** The seat that the table waits for; null when it waits for nobody. */
export function actorOf(picture: Picture): number | null {
  return picture.phase === 'draw' ? picture.drawing : picture.turn;
}

/** How many cards lie on a pile. */
export function pileSize(pile: readonly Group[]): number {
  return pile.reduce((sum, group) => sum + sizeOf(group), 0);
}
