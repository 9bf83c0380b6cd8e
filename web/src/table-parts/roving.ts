/**
 * Arrow keys over cards that lie anywhere: the next one in a direction, by where they are seen.  Pure.
 *
 * Each direction is a quarter of the plane around the middle of a card, cut along the diagonals, and leads to the place
 * in it that costs least.  However much the cards overlap, every one is reached from every other, unless two have the very
 * same middle: whoever presses the arrow in whose quarter a place lies comes nearer to it each time, by how far it is
 * to the side plus how far up or down.  That holds because a place aside costs less than one as far ahead.
 */

import type { Place, Rect } from '../cards/place';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** How much a pixel aside costs beside one ahead: less than 1, and as much as may be, so that rows are followed. */
const ASIDE = 0.9;
/** The same where no place lies in the quarter itself. */
const SLANTING = 2.2;

/** The place to which `direction` leads from `from`; null when there is none. */
export function neighbour(rects: ReadonlyMap<Place, Rect>, from: Place, direction: Direction): Place | null {
  const start = rects.get(from);
  if (!start) return null;
  const horizontal = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
  let ahead: Place | null = null;
  let leastAhead = Infinity;
  let slanting: Place | null = null;
  let leastSlanting = Infinity;
  for (const [place, rect] of rects) {
    const right = rect.left + rect.width / 2 - start.left - start.width / 2;
    const down = rect.top + rect.height / 2 - start.top - start.height / 2;
    const along = sign * (horizontal ? right : down);
    const across = Math.abs(horizontal ? down : right);
    if (place === from || along <= 0) continue;
    // Of what lies on a diagonal left and right come first.
    if (across < along || (horizontal && across === along)) {
      const cost = along + ASIDE * across;
      if (cost < leastAhead) [ahead, leastAhead] = [place, cost];
    } else if (along >= Math.min(start.width, rect.width) / 2) {
      const cost = along + SLANTING * across;
      if (cost < leastSlanting) [slanting, leastSlanting] = [place, cost];
    }
  }
  return ahead ?? slanting;
}

export function isDirection(key: string): key is Direction {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}
