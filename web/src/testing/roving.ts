/** What the arrow keys lead to, for tests of tables. */

import type { Place, Rect } from '../cards/place';
import { neighbour, type Direction } from '../table-parts/roving';

const DIRECTIONS: readonly Direction[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

function reached(rects: ReadonlyMap<Place, Rect>, from: Place): ReadonlySet<Place> {
  const found = new Set([from]);
  // What is added while the set is gone through is gone through too.
  for (const place of found)
    for (const direction of DIRECTIONS) {
      const next = neighbour(rects, place, direction);
      if (next !== null) found.add(next);
    }
  return found;
}

/** Each pair of places of which the arrow keys do not lead from the first to the second, as `first > second`. */
export function unreachable(rects: ReadonlyMap<Place, Rect>): string[] {
  const places = [...rects.keys()];
  return places.flatMap((from) => {
    const found = reached(rects, from);
    return places.filter((place) => !found.has(place)).map((place) => `${from} > ${place}`);
  });
}
