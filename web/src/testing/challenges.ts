/** A challenge as tests of its pages have it. */

import type { Challenge, WaitingTable } from '../protocol';

/** A challenge of Bert's, whose 23 points are to be beaten by fewer, with `changes`. */
export function challengeOf(changes: Partial<Challenge> = {}): Challenge {
  return {
    code: 'CHALLENGE7',
    game: 'biber-gang',
    options: {},
    better: 'low',
    challenger: 'Bert',
    seat: 0,
    to_beat: 23,
    club: true,
    seats: [
      { name: 'Bert', bot: null },
      { name: '', bot: null },
    ],
    ended: false,
    running: 0,
    played: 1,
    own: [],
    maker: false,
    results: null,
    overall: [],
    had: false,
    waiting: [],
    ...changes,
  };
}

/** Carl's table of a club, where his seat is the first and the second is free, with `changes`. */
export function waitingOf(changes: Partial<WaitingTable> = {}): WaitingTable {
  return { code: 'POND9', opener: 'Carl', free: [1], chance: 'open', names: ['Carl', ''], ...changes };
}
