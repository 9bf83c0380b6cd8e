/** How the cards of an installed game look: with the four usual suits, or by the signs of their codes. */

import { isFrench } from '../../cards/french/suits';

export interface Deck {
  game: string;
  french: boolean;
  /** What tells kinds of cards apart: their codes without figures. */
  groups: readonly string[];
}

/** What stands on a card of no suit. */
export interface Sign {
  large: string;
  /** In the corners; empty where it says no more than the middle. */
  small: string;
  /** Which of the inks and patterns it has. */
  ink: number;
}

/** So many inks and patterns there are. */
export const INKS = 6;

export function deckOf(game: string, cards: readonly string[]): Deck {
  return { game, french: isFrench(cards), groups: [...new Set(cards.map(groupOf))] };
}

function groupOf(code: string): string {
  return code.replaceAll(/\d/g, '');
}

export function signOf({ groups }: Deck, code: string): Sign {
  const group = groupOf(code);
  const figure = /\d+/.exec(code)?.[0];
  const ink = Math.max(0, groups.indexOf(group)) % INKS;
  return figure === undefined ? { large: code, small: '', ink } : { large: figure, small: group, ink };
}
