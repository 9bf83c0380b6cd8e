/** A challenge as tests of its pages have it. */

import type { Challenge } from '../protocol';

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
