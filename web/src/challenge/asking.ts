/** Where challenges are asked for; NotShown says why something cannot be. */

import { seatsOfDeal, type HeldSeat } from '../connection/seats';
import type { Challenge } from '../protocol';
import { asked } from '../replay/archive';

/** What is known of a challenge to who holds the seats of this browser. */
export async function challengeOf(code: string): Promise<Challenge> {
  const body = JSON.stringify(shownSeats(code));
  return (await asked(`challenges/${code}`, { method: 'POST', body })) as Challenge;
}

/** The seats by which the house knows whether who is here has had the cards of a challenge. */
export function shownSeats(code: string): { code: string; token: string }[] {
  return seatsOfDeal(code).map(named);
}

/** Shares the deal of a match, by its address, in the name of a seat; returns the code of the challenge. */
export async function shareDeal(match: string, seat: HeldSeat, club: boolean): Promise<string> {
  const number = Number(match.split('/')[1]);
  const body = JSON.stringify({ code: seat.code, number, seat: named(seat), club });
  const { code } = (await asked('challenges', { method: 'POST', body })) as { code: string };
  return code;
}

/** Ends a challenge in the name of whichever seat of this browser is the challenger's. */
export async function endChallenge(code: string, seats: readonly HeldSeat[]): Promise<Challenge> {
  let why: unknown;
  for (const seat of seats) {
    try {
      const body = JSON.stringify(named(seat));
      return (await asked(`challenges/${code}/end`, { method: 'POST', body })) as Challenge;
    } catch (problem) {
      why = problem;
    }
  }
  throw why;
}

function named({ code, token }: HeldSeat): { code: string; token: string } {
  return { code, token };
}
