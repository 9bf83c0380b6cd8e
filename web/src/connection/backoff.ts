/** How long to wait before trying again, in milliseconds. */

const FIRST = 400;
const LONGEST = 3000;
/** Over so many milliseconds those come who are told that somebody else goes on. */
const SPREAD = 150;

/**
 * The wait before attempt `failures` + 1: it doubles up to three seconds, spread by a quarter either way so that a
 * restarted server is not asked by everybody at once.  `chance` is uniform in [0, 1).
 */
export function retryDelay(failures: number, chance: number): number {
  const base = Math.min(LONGEST, FIRST * 2 ** Math.min(failures, 10));
  return Math.round(base * (0.75 + chance * 0.5));
}

/** The wait before the first attempt when another server goes on where one has ended. */
export function restartDelay(_failures: number, chance: number): number {
  return Math.round(SPREAD * chance);
}
