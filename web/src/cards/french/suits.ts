/** The cards of a deck with the four usual suits, and how their codes are read: "10H", the ten of hearts. */

import type { Text } from '../../texts/texts.svelte';

export type Suit = 'C' | 'D' | 'H' | 'S';
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | 'J' | 'Q' | 'K';

export const SUITS: readonly Suit[] = ['C', 'D', 'H', 'S'];

export const RANKS: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

export interface FrenchCard {
  rank: Rank;
  suit: Suit;
}

const RANK_FIRST = /^(10|[2-9AJQK])([CDHS])$/;
const SUIT_FIRST = /^([CDHS])(10|[2-9AJQK])$/;

/** Rank and suit of a card, whichever its code begins with; null for a card that has not both. */
export function frenchCard(code: string): FrenchCard | null {
  const found = RANK_FIRST.exec(code);
  if (found) return { rank: found[1] as Rank, suit: found[2] as Suit };
  const other = SUIT_FIRST.exec(code);
  return other && { rank: other[2] as Rank, suit: other[1] as Suit };
}

/** So many cards of a deck may have no suit, as jokers. */
const JOKERS = 4;

/** Whether a deck is one of ranks and suits. */
export function isFrench(cards: readonly string[]): boolean {
  const strange = cards.filter((code) => frenchCard(code) === null).length;
  return strange <= Math.min(JOKERS, cards.length / 4);
}

/** What a card of such a deck is called: "queen of hearts". */
export function frenchName(text: Text, { rank, suit }: FrenchCard): string {
  return text('web-french-card', { rank, suit });
}
