/** The drawn examples of how Beanie is played, as cards. */

import type { MeldCard } from './picture';

export interface Example {
  /** Names its sentences in the catalogue. */
  id: string;
  /** The meld on the table, or the one that is put down. */
  meld: MeldCard[];
  /** The card that comes to it, and the beanie that is taken for it. */
  adds?: string;
  takes?: string;
}

function plain(...cards: string[]): MeldCard[] {
  return cards.map((card) => ({ card, as: null, beanie: false }));
}

function beanie(card: string, as: string): MeldCard {
  return { card, as, beanie: true };
}

export const MELDS: readonly Example[] = [
  { id: 'set', meld: plain('10C', '10D', '10S') },
  { id: 'run', meld: plain('AH', '2H', '3H', '4H') },
  { id: 'wild', meld: [...plain('5S', '6S'), beanie('KD', '7S'), ...plain('8S')] },
  { id: 'lone', meld: [beanie('KC', '7'), beanie('KD', '7'), beanie('KH', '7')] },
];

export const ADDITIONS: readonly Example[] = [
  { id: 'onto', meld: plain('JD', 'QD', 'KD'), adds: '10D' },
  { id: 'take', meld: [...plain('9C', '9H'), beanie('KS', '9')], adds: '9D', takes: 'KS' },
  { id: 'swap', meld: [...plain('3C'), beanie('KH', '4C'), ...plain('5C')], adds: '4C', takes: 'KH' },
];
