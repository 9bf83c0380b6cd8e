/** The picture of Beanie as the server draws it, and how to read its cards. */

import { RANKS } from '../../cards/french/suits';
import type { Rank, Suit } from './pictureTypes';

export { RANKS, SUITS } from '../../cards/french/suits';
export type * from './pictureTypes';

/** The rank of a card: "10" of "10C". */
export function rankOf(card: string): Rank {
  return card.slice(0, -1) as Rank;
}

export function suitOf(card: string): Suit {
  return card.slice(-1) as Suit;
}

export function isRank(text: string): text is Rank {
  return (RANKS as readonly string[]).includes(text);
}

/** Where a card stands among those of its suit: 0 is the ace, 12 the king. */
export function heightOf(card: string): number {
  return RANKS.indexOf(rankOf(card));
}
