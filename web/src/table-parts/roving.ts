/** Arrow keys over cards that lie anywhere: the next one in a direction, by where they are seen.  Pure. */

import type { Place, Rect } from '../cards/place';

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The nearest place from `from` in `direction`; null when there is none. */
export function neighbour(rects: ReadonlyMap<Place, Rect>, from: Place, direction: Direction): Place | null {
  const start = rects.get(from);
  if (!start) return null;
  const horizontal = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const sign = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
  let best: Place | null = null;
  let least = Infinity;
  for (const [place, rect] of rects) {
    const right = rect.left + rect.width / 2 - start.left - start.width / 2;
    const down = rect.top + rect.height / 2 - start.top - start.height / 2;
    const along = sign * (horizontal ? right : down);
    const across = Math.abs(horizontal ? down : right);
    // Half a card ahead is the least; sideways distance weighs double, so that rows and columns are followed.
    if (place === from || along < Math.min(start.width, rect.width) * 0.5) continue;
    const cost = along + 2.2 * across;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

export function isDirection(key: string): key is Direction {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}
