/** Cards in rows: the own hand, and the melds in the middle, as large as there is room.  Pure geometry. */

import { CARD_RATIO, cardRect, type Rect } from '../../cards/place';
import type { Meld } from './picture';

/** How much of a covered card is seen in a meld: its corner, with two figures, as a part of its width. */
const MELD_STEP = 0.46;
/** How much a finger needs of a meld, and of a covered card of the own hand, in CSS pixels. */
const FINGER = 44;
/** Between two melds, in CSS pixels. */
const GAP = 10;
/** How much lower the next row lies at the tightest, in heights of a card: the corners above are still seen. */
const TIGHT = 0.74;
/** Paces from row to row that are tried in turn, each down to this part of the largest card: rows free of each other first. */
const PACES: readonly (readonly [pace: number, smallest: number])[] = [
  [1.1, 0.62],
  [0.92, 0.6],
  [TIGHT, 0],
];

export interface MeldSpread {
  card: number;
  /** The rectangles of each meld's cards, melds in the order given. */
  melds: Rect[][];
  /** Where a new meld would lie. */
  free: Rect;
  /** How high all of it is. */
  height: number;
}

function widthOf(count: number, card: number): number {
  return card + (count - 1) * card * MELD_STEP;
}

/** The rows into which melds of these sizes fall, each as the left edges of its melds. */
function rowsOf(counts: readonly number[], card: number, width: number): number[][] {
  const rows: number[][] = [];
  let left = Infinity;
  for (const count of counts) {
    const across = widthOf(count, card);
    if (left + across > width) {
      rows.push([]);
      left = 0;
    }
    rows.at(-1)?.push(left);
    left += across + GAP;
  }
  return rows;
}

function high(card: number): number {
  return card * CARD_RATIO;
}

/** How far the tops of two rows are apart: a finger finds every meld. */
function paceOf(card: number, pace: number): number {
  return Math.max(pace * high(card), FINGER);
}

/** Spreads `melds` over `room` with the largest cards, of `least` to `most` pixels, with which all of them fit. */
export function spreadMelds(melds: readonly Meld[], room: Rect, least: number, most: number): MeldSpread {
  const counts = melds.map(({ cards }) => cards.length);
  const heightOf = (rows: number, card: number, pace: number) =>
    Math.max(0, rows - 1) * paceOf(card, pace) + high(card);
  let [card, pace]: [number, number] = [least, TIGHT];
  search: for (const [one, smallest] of PACES)
    for (let size = most; size >= Math.max(least, most * smallest); size -= 2) {
      // The last row shall have room for one meld more, so that the next one does not shrink all others.
      const rows = rowsOf([...counts, 3], size, room.width);
      if (heightOf(rows.length, size, one) > room.height) continue;
      [card, pace] = [size, one];
      break search;
    }
  const rows = rowsOf([...counts, 3], card, room.width);
  // What room is left opens the rows.
  pace = Math.max(pace, Math.min(1.1, (room.height / high(card) - 1) / Math.max(1, rows.length - 1)));
  const spread = rows.flatMap((lefts, row) =>
    lefts.map((left) => ({ left: room.left + left, top: room.top + row * paceOf(card, pace) })),
  );
  const place = spread.at(-1) ?? room;
  return {
    card,
    melds: counts.map((count, index) =>
      Array.from({ length: count }, (_, at) =>
        cardRect(
          (spread[index]?.left ?? room.left) + at * card * MELD_STEP,
          spread[index]?.top ?? room.top,
          card,
        ),
      ),
    ),
    free: { ...cardRect(place.left, place.top, card), width: widthOf(3, card) },
    height: heightOf(rows.length, card, pace),
  };
}

/** How far a chosen card is lifted out of the hand, in widths of a card. */
export const LIFT = 0.16;
/** How much of a row of the hand is seen above the next one at least, in heights of a card. */
const HAND_PACE = 0.7;

/** How much lower the next row of the hand lies: a finger finds each card even below a chosen one. */
function handPace(card: number): number {
  return Math.max(HAND_PACE * card * CARD_RATIO, FINGER + LIFT * card);
}

/** How many cards lie in a row so that a finger finds each. */
export function inHandRow(card: number, width: number): number {
  return Math.max(1, Math.floor((width - card) / FINGER) + 1);
}

/** In how many rows `count` cards lie so that a finger finds each. */
export function handRows(count: number, card: number, width: number): number {
  return Math.max(1, Math.ceil(count / inHandRow(card, width)));
}

/** How much of a covered card of the own hand is seen at least, in widths of a card, where cards grow to fill the row. */
const SEEN = 0.72;

/** How wide cards are, from `least` to `most` pixels, so that `count` fill one row and little of each is covered. */
export function largestInOneRow(count: number, least: number, most: number, width: number): number {
  const covered = Math.max(0, count - 1);
  const fitting = Math.min(width - covered * FINGER, width / (1 + covered * SEEN));
  return Math.max(least, Math.min(most, fitting));
}

/** How high the own hand is in so many rows. */
export function handHeight(rows: number, card: number): number {
  return card * CARD_RATIO + (rows - 1) * handPace(card);
}

/** `count` cards in `rows` rows of about the same length, in the middle of `room`. */
export function spreadHand(count: number, rows: number, room: Rect, card: number): Rect[] {
  const most = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / most);
    const inRow = Math.min(most, count - row * most);
    const step = Math.min(card + 6, inRow > 1 ? (room.width - card) / (inRow - 1) : 0);
    const left = room.left + (room.width - card - (inRow - 1) * step) / 2;
    return cardRect(left + (index - row * most) * step, room.top + row * handPace(card), card);
  });
}

/** The last cards of the pile, the topmost at the right, as many as there is room for. */
export function spreadPile(
  pile: readonly string[],
  room: Rect,
  card: number,
): { code: string; rect: Rect }[] {
  const step = card * 0.44;
  const fit = Math.max(1, Math.floor((room.width - card) / step) + 1);
  return pile
    .slice(-fit)
    .map((code, index) => ({ code, rect: cardRect(room.left + index * step, room.top, card) }));
}
