/** What it means that the server refuses a greeting. */

import { doubtSeat } from '../connection/seats';
import type { Sentence } from '../protocol';

/** The refusals of a token that holds no seat, and of a code under which there is no table. */
const SEAT_GONE = 'refusal-token';
const NO_TABLE = 'refusal-no-table';
/** Refusals that are over after a while: then the same greeting may be welcome. */
const PASSING: readonly string[] = ['refusal-too-fast', 'refusal-store'];

/** Whether it may pass, the seat is no longer the reader's, or the table cannot be shown at all. */
export type Meaning = 'passing' | 'seat-gone' | 'closed';

/** What it means for who holds a seat by `token`, null where there is none; a seat is doubted whose table is not known. */
export function refusedGreeting({ message }: Sentence, token: string | null): Meaning {
  if (PASSING.includes(message)) return 'passing';
  if (token !== null && message === SEAT_GONE) return 'seat-gone';
  if (message === NO_TABLE) doubtSeat(token);
  return 'closed';
}
