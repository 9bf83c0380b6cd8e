/** Matches that a reader has kept. */

import type { KeptMatch } from '../matches/kept';

/** A match of two at Biber Gang, the `number`th, with these changes. */
export const keptMatch = (number: number, changes: Partial<KeptMatch> = {}): KeptMatch => ({
  record: `biberbau/1 biber-gang/1 seats=2 stream=fast:${number}`,
  path: `POND7/${number}`,
  game: 'biber-gang',
  names: ['Anna', 'Ben'],
  totals: [12, 20],
  places: [1, 2],
  seat: 0,
  ended: number,
  ...changes,
});
