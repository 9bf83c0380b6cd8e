/** The review of a match as an address: which match, whose decisions, and which of them lies open.  Pure. */

import { here } from '../base';

export interface ReviewAt {
  /** Whose decisions. */
  seat: number;
  /** How many actions of the record were taken before the decision; null for all of them. */
  step: number | null;
}

/** The page of a review, `path` as the server names the match. */
export function reviewPath(path: string, { seat, step }: ReviewAt): string {
  return here(`/review/${path}?seat=${seat}${step === null ? '' : `&step=${step}`}`);
}

/** Where the positions of a review are solved. */
export function tryPath(path: string, seat: number): string {
  return here(`/try/${path}?seat=${seat}`);
}

/** Where those of all the reader's matches are, or of those of one game. */
export function tryAllPath(game: string): string {
  return here(game === '' ? '/try' : `/try?game=${game}`);
}

/** The game whose positions such an address asks for; '' for all. */
export function gameAsked(query: string): string {
  return new URLSearchParams(query).get('game') ?? '';
}

/** What the query of an address asks for. */
export function reviewAsked(query: string): ReviewAt {
  const values = new URLSearchParams(query);
  const numberOf = (name: string) => {
    const value = values.get(name) ?? '';
    return /^\d{1,5}$/.test(value) ? Number(value) : null;
  };
  return { seat: numberOf('seat') ?? 0, step: numberOf('step') };
}
