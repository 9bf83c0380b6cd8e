/** Which family a number belongs to, and where its pips lie on the card.  Pure. */

/** Families of three numbers each, from 0: leaves, fish, acorns, logs, toadstools. */
export function familyOf(value: number): number {
  return Math.min(4, Math.floor((value - 1) / 3));
}

/** How many pips stand in each row, for 1 to 15. */
const ROWS: readonly (readonly number[])[] = [
  [1],
  [2],
  [1, 2],
  [2, 2],
  [2, 1, 2],
  [3, 3],
  [2, 3, 2],
  [3, 2, 3],
  [3, 3, 3],
  [3, 4, 3],
  [4, 3, 4],
  [4, 4, 4],
  [3, 4, 3, 3],
  [3, 4, 4, 3],
  [4, 4, 4, 3],
];

/** The middles of the pips in a box of 84 by 68 around the origin, and how large each may be drawn. */
export function pipsOf(value: number): { x: number; y: number; scale: number }[] {
  const rows = ROWS[value - 1] ?? [];
  const widest = Math.max(...rows);
  const scale = Math.min(2.4, 84 / (21 * widest), 68 / (21 * rows.length));
  const across = 21 * scale;
  const down = Math.min(68 / rows.length, 26 * scale);
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index) => ({
      x: (index - (count - 1) / 2) * across,
      y: (row - (rows.length - 1) / 2) * down,
      scale: scale * 0.94,
    })),
  );
}
