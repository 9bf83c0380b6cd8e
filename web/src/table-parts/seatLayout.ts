/** One seat's share of the table: how large its cards may be and where plate, display and drawn card lie. */

import { CARD_RATIO, cardRect, type Rect } from '../cards/place';
import { LARGE, plateFor } from './seating';

export interface TableShape {
  width: number;
  height: number;
  seats: number;
  /** The seat at the bottom. */
  own: number;
  rows: number;
  columns: number;
  letters: number;
}

export interface SeatLayout {
  seat: number;
  /** Everything that belongs to the seat. */
  area: Rect;
  plate: Rect;
  /** The cards of the display, row by row. */
  cards: Rect[];
  /** Where a drawn card is held. */
  hand: Rect;
}

/** Own cards stay at least a finger wide. */
export const OWN_LEAST = 44;
export const OTHERS_LEAST = 18;

/** Below a plate with large letters the cards are at least as wide as its name needs, where there is room. */
const NAMED_LEAST = 48;

/** How wide the cards of another player are at least. */
export function othersLeast(widest: number, { letters }: TableShape): number {
  return letters > LARGE ? Math.min(widest, NAMED_LEAST) : OTHERS_LEAST;
}

/** The cards of one display whose top left corner is given. */
export function display(left: number, top: number, card: number, shape: TableShape): Rect[] {
  const gap = gapOf(card);
  return Array.from({ length: shape.rows * shape.columns }, (_, index) =>
    cardRect(
      left + (index % shape.columns) * (card + gap),
      top + Math.floor(index / shape.columns) * (card * CARD_RATIO + gap),
      card,
    ),
  );
}

/** The space between cards `card` pixels wide. */
export function gapOf(card: number): number {
  return Math.max(2, Math.round(card * 0.09));
}

export function displayWidth(card: number, shape: TableShape): number {
  return shape.columns * card + (shape.columns - 1) * gapOf(card);
}

export function displayHeight(card: number, shape: TableShape): number {
  return shape.rows * card * CARD_RATIO + (shape.rows - 1) * gapOf(card);
}

/** The widest card with which a display fits into `width`. */
export function cardWithin(width: number, shape: TableShape): number {
  return Math.floor(width / (shape.columns + (shape.columns - 1) * 0.09));
}

/** Another player's plate and display in a box from `left`, `top` of the given width. */
export function otherSeat(
  seat: number,
  left: number,
  top: number,
  width: number,
  card: number,
  shape: TableShape,
): SeatLayout {
  const plateHeight = plateFor(card >= 40 ? 40 : 30, shape.letters);
  const hand = Math.round((Math.min(plateHeight, 42) + 4) / CARD_RATIO);
  const across = displayWidth(card, shape);
  const start = left + (width - across) / 2;
  // On a small plate the points make room for a card; on one with large letters nothing can.
  const cornered = card >= 40 || shape.letters > LARGE;
  const held = Math.round(card * 0.8);
  // Over the corner of the display, or within it, where the next plate is near.
  const hung = shape.letters > LARGE ? -4 : 20;
  return {
    seat,
    area: { left: start, top, width: across, height: plateHeight + 6 + displayHeight(card, shape) },
    plate: { left: start - 4, top, width: across + 8, height: plateHeight },
    cards: display(start, top + plateHeight + 6, card, shape),
    hand: cornered
      ? cardRect(
          start + across - held + hung,
          top + plateHeight + 6 + displayHeight(card, shape) - held * 0.4 - (20 - hung) * 1.4,
          held,
        )
      : cardRect(start + across - hand - 1, top - 2, hand),
  };
}
