/** Who stands where at the end, in the order in which it is told. */

export interface Ranked {
  name: string;
  /** Whose beaver it is; people who have gone have one, too. */
  seat: number;
  place: number;
  score: number;
  own: boolean;
}

/** How many places have a stump to stand on. */
export const STUMPS = 3;

/** The best first; those who are level in the order of their seats. */
export function ranked(rows: readonly Ranked[]): Ranked[] {
  return [...rows].sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Those on the stumps, with the winners in the middle, and those who swim. */
export function onStumps(rows: readonly Ranked[]): { stumps: Ranked[]; swimmers: Ranked[] } {
  const all = ranked(rows);
  return {
    stumps: all.filter(({ place }) => place <= STUMPS),
    swimmers: all.filter(({ place }) => place > STUMPS),
  };
}

/**
 * Where each of those on the stumps stands from the left, as numbers to sort by: the best in the middle, and then by
 * turns on the left and on the right.
 */
export function aroundTheMiddle(count: number): number[] {
  return Array.from({ length: count }, (_, rank) => (rank % 2 === 1 ? -1 : 1) * Math.ceil(rank / 2));
}
