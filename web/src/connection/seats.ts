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
/** All of them where the browser would not keep them, as long as this page lives; null where it does. */
let unkept: readonly HeldSeat[] | null = null;
const DEALS = 'biberbau-deals';

/** As many seats as the server takes in one message. */
export const AT_ONCE = 24;
/** As many as it reads of a header. */
const MOST_SHOWN = 100;

/** The held seats, most recently visited first. */
export function heldSeats(): HeldSeat[] {
  const saved = unkept ?? stored(KEY);
  if (!Array.isArray(saved)) return [];
  return saved.filter(isHeldSeat).sort((first, second) => second.visited - first.visited);
}

/** The seat at a table that was visited last. */
export function heldSeat(code: string): HeldSeat | null {
  return heldSeats().find((seat) => seat.code === code) ?? null;
}

/** Remembers `seat` in place of what was known of it. */
export function holdSeat(seat: HeldSeat): void {
  keep([seat, ...heldSeats().filter(({ token }) => token !== seat.token)]);
}

/** Forgets a seat that is nobody's any more, or somebody else's. */
export function forgetSeat(token: string): void {
  keep(heldSeats().filter((seat) => seat.token !== token));
}

/** Notes that the server does not know a seat; null is none. */
export function doubtSeat(token: string | null): void {
  const held = heldBy(token);
  if (held) holdSeat({ ...held, unknown: true });
}

/** Notes which game is played now where a seat is held; null is none. */
export function noteGame(token: string | null, game: string): void {
  const held = heldBy(token);
  if (held && held.game !== game) holdSeat({ ...held, game });
}

function heldBy(token: string | null): HeldSeat | undefined {
  return heldSeats().find((seat) => seat.token === token);
}

function keep(seats: readonly HeldSeat[]): void {
  unkept = store(KEY, seats) ? null : seats;
}

/** Remembers that the cards of a challenge are played, or were played, at a table where this browser holds a seat. */
export function noteDeal(challenge: string, table: string): void {
  const tables = tablesOfDeal(challenge);
  if (!tables.includes(table)) store(DEALS, { ...dealsKept(), [challenge]: [...tables, table] });
}

/**
 * The seats by which the house knows whether who is here has had the cards of a challenge: all that may be of its deal,
 * those first that are known to be; as many as the server takes.
 */
export function shownSeats(challenge: string): Pick<HeldSeat, 'code' | 'token'>[] {
  const tables = tablesOfDeal(challenge);
  const known = (seat: HeldSeat) => Number(tables.includes(seat.code));
  return heldSeats()
    .sort((one, other) => known(other) - known(one))
    .slice(0, AT_ONCE)
    .map(({ code, token }) => ({ code, token }));
}

/** The header that shows the server which seats this browser holds. */
export function seatsHeader(): Record<string, string> {
  const words = heldSeats().map(({ code, token }) => `${code}.${token}`);
  const readable = words.filter((word) => /^[A-Z0-9]{4,8}\.[\w-]{16,64}$/.test(word));
  return { 'Biberbau-Seats': readable.slice(0, MOST_SHOWN).join(' ') };
}

function dealsKept(): Record<string, unknown> {
  const saved = stored(DEALS);
  return typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>) : {};
}

function tablesOfDeal(challenge: string): string[] {
  const tables = dealsKept()[challenge];
  return Array.isArray(tables) ? tables.filter((table) => typeof table === 'string') : [];
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
