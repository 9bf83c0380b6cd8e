/** How tables are arranged in rooms of different shapes, and where the others sit.  Pure geometry. */

import type { Rect } from '../cards/place';

/** Tall for phones, wide for larger screens, low for a phone on its side. */
export type Manner = 'tall' | 'wide' | 'low';

/** Nothing narrower is a phone on its side, however little of its height is left to the table. */
const LEAST_LOW = 480;

export function mannerOf({ width, height }: { width: number; height: number }): Manner {
  if (width < LEAST_LOW || width < height * (width < 720 ? 1.25 : 1.02)) return 'tall';
  return height < 560 ? 'low' : 'wide';
}

/** From here on letters are large: less lies side by side, and a table may scroll. */
export const LARGE = 1.25;

/** How high a plate is that is `usual` pixels high: two lines of a name fit. */
export function plateFor(usual: number, letters: number): number {
  return Math.max(usual, 24 * letters);
}

/** How high the banner is that is `usual` pixels high: with large letters its sentence has two lines. */
export function bannerFor(usual: number, letters: number): number {
  return letters > LARGE ? Math.max(usual, 34 * letters) : usual;
}

/** How high a row of buttons is that is `usual` pixels high: with large letters they stand in two. */
export function buttonsFor(usual: number, letters: number): number {
  return letters > LARGE ? 2 * usual + 16 : usual;
}

/** How high a table may be before its cards get smaller: with large letters one scrolls. */
export function highest({ height, letters }: { height: number; letters: number }): number {
  return letters > LARGE ? 1.4 * height : height;
}

/** The others in clockwise order from the left of `own`. */
export function othersOf(seats: number, own: number): number[] {
  return Array.from({ length: seats - 1 }, (_, index) => (own + 1 + index) % seats);
}

export interface Rows {
  /** How wide the table is, and what is left free at both sides. */
  width: number;
  edge: number;
  /** Where the first row begins, and how far below a row the next one does. */
  top: number;
  space: number;
  /** How far apart the seats of a row are, and how wide they are at most. */
  gap: number;
  widest: number;
}

/** The seats in rows of as many as `across` says, in the middle of the table; and where what is below them begins. */
export function inRows<Box extends { area: Rect }>(
  seats: readonly number[],
  across: readonly number[],
  { width, edge, top, space, gap, widest }: Rows,
  boxOf: (seat: number, left: number, top: number, width: number) => Box,
): { others: Box[]; bottom: number } {
  const others: Box[] = [];
  let bottom = top;
  for (const count of across) {
    const box = Math.min(widest, (width - 2 * edge - gap * (count - 1)) / count);
    const start = (width - count * box - (count - 1) * gap) / 2;
    for (let index = 0; index < count; index++) {
      const seat = seats[others.length];
      if (seat !== undefined) others.push(boxOf(seat, start + index * (box + gap), bottom, box));
    }
    bottom += (others.at(-1)?.area.height ?? 0) + space;
  }
  return { others, bottom };
}
