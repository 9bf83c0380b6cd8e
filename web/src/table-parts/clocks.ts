/** Clocks that run against seats, by the time of this browser.  Pure. */

import type { Clocks } from '../protocol';

export interface RunningClock {
  seat: number;
  /** What the seat has time for. */
  duty: string;
  /** How long it had when the clock started, in seconds. */
  seconds: number;
  /** When it rings, in milliseconds on the clock of `performance.now`. */
  rings: number;
}

/** The clocks that a message told of which arrived at `now`. */
export function clocksFrom({ running }: Clocks, now: number): RunningClock[] {
  return running.map(({ seat, duty, seconds, left_ms }) => ({ seat, duty, seconds, rings: now + left_ms }));
}

/** How many seconds are left of a clock at `now`, never less than none. */
export function secondsLeft({ rings }: RunningClock, now: number): number {
  return Math.max(0, (rings - now) / 1000);
}
