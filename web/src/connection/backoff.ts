/** How long to wait before trying again, in milliseconds. */

const FIRST = 400;
const LONGEST = 3000;

/**
 * The wait before attempt `failures` + 1: it doubles up to three seconds, spread by a quarter either way so that a
 * restarted server is not asked by everybody at once.  `chance` is uniform in [0, 1).
 */
export function retryDelay(failures: number, chance: number): number {
  const base = Math.min(LONGEST, FIRST * 2 ** Math.min(failures, 10));
  return Math.round(base * (0.75 + chance * 0.5));
}
