/** Where challenges are asked for; NotShown says why something cannot be. */

import { laidToken, noteLaid } from '../connection/laid';
import { shownSeats, type HeldSeat } from '../connection/seats';
import type { Challenge, WaitingTable } from '../protocol';
import { asked } from '../replay/archive';

/** What a house does not tell yet of a table that waits, as long as it has not been updated as this page has. */
type Later = 'chance' | 'names';

/** A challenge as it comes. */
type Told = Omit<Challenge, 'waiting'> & {
  waiting: (Omit<WaitingTable, Later> & Partial<Pick<WaitingTable, Later>>)[];
};

/** What is known of a challenge to who holds the seats of this browser. */
export async function challengeOf(code: string): Promise<Challenge> {
  const body = JSON.stringify([...shownSeats(code), ...laidBy(code)]);
  return whole((await asked(`challenges/${code}`, { method: 'POST', body })) as Told);
}

/** Shares the deal of a match, by its address, in the name of a seat; returns the code of the challenge. */
export async function shareDeal(match: string, seat: HeldSeat, club: boolean): Promise<string> {
  const number = Number(match.split('/')[1]);
  const body = JSON.stringify({ code: seat.code, number, seat: named(seat), club });
  const { code } = (await asked('challenges', { method: 'POST', body })) as { code: string };
  return code;
}

/** What is to be laid ready, and for whom. */
export interface Laying {
  /** Whoever asks again under one key gets the same cards. */
  id: string;
  game: string;
  /** How many people play at each table. */
  people: number;
  /** Those who play at each table besides. */
  bots: readonly string[];
  options: Readonly<Record<string, string>>;
  settings: Readonly<Record<string, string>>;
}

/** Lays cards ready for several tables, and remembers that it was here; returns the code of the challenge. */
export async function layCards(wanted: Laying): Promise<string> {
  const body = JSON.stringify(wanted);
  const ready = (await asked('challenges/laid', { method: 'POST', body })) as { code: string; token: string };
  noteLaid({ ...ready, game: wanted.game, laid: Date.now() });
  return ready.code;
}

/** Ends a challenge in the name of whatever this browser holds by which it has made it. */
export async function endChallenge(code: string): Promise<Challenge> {
  let why: unknown;
  for (const holding of [...laidBy(code), ...shownSeats(code)]) {
    try {
      const body = JSON.stringify(holding);
      return whole((await asked(`challenges/${code}/end`, { method: 'POST', body })) as Told);
    } catch (problem) {
      why = problem;
    }
  }
  throw why;
}

/** Where nothing is told of it, seats may be asked for, and who sits there is not known. */
function whole(challenge: Told): Challenge {
  return {
    ...challenge,
    waiting: challenge.waiting.map((table) => ({ chance: 'open', names: [], ...table })),
  };
}

function laidBy(code: string): { token: string }[] {
  const token = laidToken(code);
  return token === null ? [] : [{ token }];
}

function named({ code, token }: HeldSeat): { code: string; token: string } {
  return { code, token };
}
