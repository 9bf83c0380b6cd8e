/** What tests of layouts ask of rectangles. */

import type { Rect } from '../cards/place';

/** The rooms that tables have on the screens of which the browser tests look at every phase, from a small phone on. */
export const ROOMS = [
  [320, 548],
  [390, 741],
  [844, 344],
  [768, 932],
  [1120, 854],
  [1600, 1034],
] as const;

export type Named = readonly [name: string, rect: Rect];

/** How far two rectangles may touch, in CSS pixels. */
const SLACK = 0.5;

export function overlap(one: Rect, other: Rect): boolean {
  return (
    one.left + one.width > other.left + SLACK &&
    other.left + other.width > one.left + SLACK &&
    one.top + one.height > other.top + SLACK &&
    other.top + other.height > one.top + SLACK
  );
}

/** Each pair that lies on one another, as `one / other`. */
export function overlaps(rects: readonly Named[]): string[] {
  return rects.flatMap(([name, rect], index) =>
    rects
      .slice(index + 1)
      .flatMap(([other, against]) => (overlap(rect, against) ? [`${name} / ${other}`] : [])),
  );
}

/** What is not within a room of this size. */
export function outside(
  rects: readonly Named[],
  { width, height }: { width: number; height: number },
): string[] {
  return rects.flatMap(([name, rect]) =>
    rect.left < -SLACK ||
    rect.top < -SLACK ||
    rect.left + rect.width > width + SLACK ||
    rect.top + rect.height > height + SLACK
      ? [name]
      : [],
  );
}
