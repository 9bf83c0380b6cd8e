/** What games of installed packages have declared: all that their tables are drawn and played by. */

import { SvelteMap } from 'svelte/reactivity';

/** Something that an action chooses. */
export interface Part {
  /** What sentences call it. */
  name: string;
  /** A card, one of the places of a zone, a seat, or another word or number. */
  kind: 'card' | 'place' | 'seat' | 'word';
  /** The zone of a place. */
  zone: string | null;
  /** What there is to choose from, as the notation writes it. */
  values: string[];
}

export interface DeclaredAction {
  word: string;
  parts: Part[];
}

export interface Declared {
  /** Every card there is, by its code. */
  cards: string[];
  actions: DeclaredAction[];
}

const known = new SvelteMap<string, Declared>();

/** Notes what a game has declared. */
export function declare(game: string, declared: Declared): void {
  known.set(game, declared);
}

/** What a game has declared; undefined for a game that this page draws in its own way, or does not know. */
export function declaredOf(game: string): Declared | undefined {
  return known.get(game);
}
