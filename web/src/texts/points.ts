/** Points with a true minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
