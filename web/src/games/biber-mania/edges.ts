/**
 * How large the index of a card is of which others leave only an edge to be seen: as large as it is whole, for half a
 * number reads as another one, and two of them side by side as a third.  In cards of 100 by 140.
 */

import { kindOf } from './picture';

/** Where an index begins, and how wide its figures are in the size in which a whole card bears it. */
interface Index {
  left: number;
  one: number;
  two: number;
  /** How wide the sign of an action card is, and where it begins. */
  sign: number;
  signLeft: number;
}

const SMALL: Index = { left: 6, one: 38, two: 58, sign: 47, signLeft: 2 };
const LARGE: Index = { left: 8, one: 21, two: 34, sign: 31, signLeft: 3.5 };
/** What is left free before the next card. */
const GAP = 2;
/** Where less than half of a card is seen, its index is plainly smaller than the one on the card above it. */
const HALF = 0.5;
const MOST = 0.75;
/** An index that is smaller than this part of itself is none. */
const LEAST = 0.24;

/** How large an index is on a card of which the part `seen` of the width shows, as a part of its usual size; 0 for none. */
export function indexScale(code: string, small: boolean, seen: number): number {
  const { left, one, two, sign, signLeft } = small ? SMALL : LARGE;
  const [from, width] = kindOf(code) === 'number' ? [left, code.length > 1 ? two : one] : [signLeft, sign];
  const scale = Math.min(seen < HALF ? MOST : 1, (100 * seen - from - GAP) / width);
  return scale < LEAST ? 0 : scale;
}
