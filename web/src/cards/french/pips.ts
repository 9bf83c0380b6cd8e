/** Where the pips of a number card lie, in a box of 100 by 140 around the origin.  Pure. */

import { RANKS, type Rank } from './suits';

/** A pip: where its middle is, and whether it stands on its head, as in the lower half of a card. */
export interface Pip {
  x: number;
  y: number;
  turned: boolean;
}

const SIDE = 15.5;

/** The rows of each number: how high, and whether a pip stands in the middle or one at either side. */
const ROWS: Readonly<Partial<Record<Rank, readonly (readonly [y: number, across: 1 | 2])[]>>> = {
  '2': [
    [-36, 1],
    [36, 1],
  ],
  '3': [
    [-40, 1],
    [0, 1],
    [40, 1],
  ],
  '4': [
    [-36, 2],
    [36, 2],
  ],
  '5': [
    [-38, 2],
    [0, 1],
    [38, 2],
  ],
  '6': [
    [-40, 2],
    [0, 2],
    [40, 2],
  ],
  '7': [
    [-40, 2],
    [-20, 1],
    [0, 2],
    [40, 2],
  ],
  '8': [
    [-40, 2],
    [-20, 1],
    [0, 2],
    [20, 1],
    [40, 2],
  ],
  '9': [
    [-42, 2],
    [-14, 2],
    [0, 1],
    [14, 2],
    [42, 2],
  ],
  '10': [
    [-42, 2],
    [-28, 1],
    [-14, 2],
    [14, 2],
    [28, 1],
    [42, 2],
  ],
};

/** The pips of a rank; an ace has one, and a court card none. */
export function pipsOf(rank: Rank): Pip[] {
  if (rank === 'A') return [{ x: 0, y: 0, turned: false }];
  return (ROWS[rank] ?? []).flatMap(([y, across]) =>
    (across === 1 ? [0] : [-SIDE, SIDE]).map((x) => ({ x, y, turned: y > 0 })),
  );
}

/** How large the pips of a rank are drawn. */
export function pipScale(rank: Rank): number {
  if (rank === 'A') return 3.1;
  const value = RANKS.indexOf(rank) + 1;
  return value <= 3 ? 1.3 : value <= 6 ? 1.15 : 0.95;
}
