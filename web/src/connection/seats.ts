/**
 * The seats this browser holds: a token for each, so that a reload or a later visit finds its place again.  None is
 * forgotten for there being many, at a table or in all: a token is the only way to its seat.
 */

import { store, stored } from '../storage';

export interface HeldSeat {
  code: string;
  token: string;
  game: string;
  /** When the table was last open here from this seat, in milliseconds since 1970. */
  visited: number;
  /** Whether the server did not know it when it was asked last. */
  unknown?: boolean;
}

const KEY = 'biberbau-seats';

/** The held seats, most recently visited first. */
export function heldSeats(): HeldSeat[] {
  const saved = stored(KEY);
  if (!Array.isArray(saved)) return [];
  return saved.filter(isHeldSeat).sort((first, second) => second.visited - first.visited);
}

/** The seat at a table that was visited last. */
export function heldSeat(code: string): HeldSeat | null {
  return heldSeats().find((seat) => seat.code === code) ?? null;
}

/** Remembers `seat` in place of what was known of it. */
export function holdSeat(seat: HeldSeat): void {
  store(KEY, [seat, ...heldSeats().filter(({ token }) => token !== seat.token)]);
}

/** Forgets a seat that is nobody's any more, or somebody else's. */
export function forgetSeat(token: string): void {
  store(
    KEY,
    heldSeats().filter((seat) => seat.token !== token),
  );
}

function isHeldSeat(value: unknown): value is HeldSeat {
  const seat = value as Partial<HeldSeat> | null;
  return (
    typeof seat?.code === 'string' &&
    typeof seat.token === 'string' &&
    typeof seat.game === 'string' &&
    typeof seat.visited === 'number'
  );
}
