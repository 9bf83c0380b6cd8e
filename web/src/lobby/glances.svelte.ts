/** How the tables stand whose seats this browser holds, as the server says. */

import { here } from '../base';
import { AT_ONCE, heldSeats, holdSeat, type HeldSeat } from '../connection/seats';

/** What a table looks like to somebody who is not at it. */
export interface Glance {
  code: string;
  game: string;
  stage: 'lobby' | 'playing' | 'round_over' | 'match_over' | 'asleep';
  /** The reader's own seat. */
  seat: number;
  names: string[];
  /** Points of the finished rounds by seat; null before the first match. */
  totals: number[] | null;
  /** Seats for which the table waits. */
  to_act: number[];
}

/** The glance from a seat that this browser holds. */
export interface HeldGlance extends Glance {
  held: HeldSeat;
}

/**
 * Tells which tables can be gone on with, the last visited first, whenever more of them are known.  A seat that the server
 * does not know is kept, for it may be another server's that answers at this address now and then, but not asked for again
 * until its table is visited.
 */
export async function glanceAtHeldSeats(tell: (glances: readonly HeldGlance[]) => void): Promise<void> {
  const seats = heldSeats().filter((seat) => !seat.unknown);
  const found: HeldGlance[] = [];
  for (let first = 0; first < seats.length; first += AT_ONCE) {
    found.push(...(await glancesAt(seats.slice(first, first + AT_ONCE))));
    tell([...found]);
  }
}

/** The tables of so many seats as the server answers for at once. */
async function glancesAt(asked: readonly HeldSeat[]): Promise<HeldGlance[]> {
  const response = await fetch(here('/api/seats'), {
    method: 'POST',
    body: JSON.stringify(asked.map(({ code, token }) => ({ code, token }))),
  });
  if (!response.ok) throw new Error(`/api/seats: ${response.status}`);
  const glances = (await response.json()) as (Glance | 'asleep' | null)[];
  return asked.flatMap((held, index) => {
    const glance = glances[index] ?? null;
    if (glance === 'asleep') return [{ ...asleep(held), held }];
    if (glance === null) holdSeat({ ...held, unknown: true });
    return glance === null ? [] : [{ ...glance, held }];
  });
}

/** What is known of a table at which nobody has been since its rules were compiled last: only that there is one. */
function asleep({ code, game }: HeldSeat): Glance {
  return { code, game, stage: 'asleep', seat: 0, names: [], totals: null, to_act: [] };
}
