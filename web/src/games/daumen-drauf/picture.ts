/** The picture of Daumen Drauf! as the server draws it, and how to read it. */

import type { Colour, Picture } from './pictureTypes';

export type * from './pictureTypes';

export const COLOURS: readonly Colour[] = ['Y', 'G', 'K'];

/** Whether a snake bites, as far as the reader knows. */
export type Head = 'poisonous' | 'harmless' | 'unknown';

export interface Snake {
  colour: Colour;
  value: number;
  head: Head;
}

const HEADS: Readonly<Record<string, Head>> = { '+': 'poisonous', '-': 'harmless' };

/** What a card's code says: "Y3-" is the harmless yellow 3, "K5+" a poisonous black 5, "G2?" one whose head is hidden. */
export function snakeOf(code: string): Snake {
  return { colour: code[0] as Colour, value: Number(code[1]), head: HEADS[code[2] ?? ''] ?? 'unknown' };
}

/** A card as it looks under a thumb. */
export function covered(code: string): string {
  return `${code.slice(0, 2)}?`;
}

/** Whether two cards cannot be told apart under a thumb. */
export function sameFace(one: string, other: string): boolean {
  return one.slice(0, 2) === other.slice(0, 2);
}

/** How a seat stands to the trick on the table. */
export type Standing = 'none' | 'leads' | 'shown' | 'takes' | 'asked' | 'turn' | 'waits' | 'passed' | 'empty';

/**
 * How every seat stands: whose card is the highest, who decides, who has passed it since, and who still comes.
 * Read off who showed last and whose turn it is, for play goes round clockwise.
 */
export function standingsOf(picture: Picture): Standing[] {
  const { phase, turn, shower, hands, window } = picture;
  const seats = hands.length;
  return hands.map((hand, seat) => {
    if (phase === 'lead') return seat === turn ? 'leads' : 'none';
    if ((phase !== 'turn' && phase !== 'window') || shower === null) return 'none';
    if (seat === shower) return 'shown';
    if (seat === turn) return 'turn';
    if (window.includes(seat)) return 'asked';
    if (hand.length === 0) return 'empty';
    if (turn === null) return 'waits';
    const away = (other: number) => (other - shower + seats) % seats;
    return away(seat) < away(turn) ? 'passed' : 'waits';
  });
}

/** The numbers with which a card of the shown colour is higher; empty when the shown one is the largest. */
export function higherNumbers(picture: Picture): { least: number; most: number } | null {
  const { to_beat: shown, values } = picture;
  return shown && shown.value < values ? { least: shown.value + 1, most: values } : null;
}
