/**
 * Arrow keys over cards that lie anywhere: the next one in a direction, by where they are seen.  Pure.
 *
 * Each direction is a quarter of the plane around the middle of a card, and leads to the nearest middle in it: the
 * edges of a Yao graph with four cones, in which every place is reached from every other (Bose and others, "π/2-angle
 * Yao graphs are spanners", 2012, https://arxiv.org/abs/1001.2913), however much the cards overlap.
 */

import type { Place, Rect } from '../cards/place';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** How much farther a place aside counts than one ahead, where no place lies in the direction itself. */
const ASIDE = 2.2;

/** The place to which `direction` leads from `from`; null when there is none. */
export function neighbour(rects: ReadonlyMap<Place, Rect>, from: Place, direction: Direction): Place | null {
  const start = rects.get(from);
  if (!start) return null;
  const horizontal = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
  let ahead: Place | null = null;
  let nearest = Infinity;
  let slanting: Place | null = null;
  let least = Infinity;
  for (const [place, rect] of rects) {
    const right = rect.left + rect.width / 2 - start.left - start.width / 2;
    const down = rect.top + rect.height / 2 - start.top - start.height / 2;
    const along = sign * (horizontal ? right : down);
    const across = Math.abs(horizontal ? down : right);
    if (place === from || along <= 0) continue;
    if (across <= along) {
      const distance = Math.hypot(along, across);
      if (distance < nearest) [ahead, nearest] = [place, distance];
    } else if (along >= Math.min(start.width, rect.width) / 2) {
      const cost = along + ASIDE * across;
      if (cost < least) [slanting, least] = [place, cost];
    }
  }
  return ahead ?? slanting;
}

export function isDirection(key: string): key is Direction {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}
