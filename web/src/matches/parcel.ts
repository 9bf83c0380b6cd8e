/** Takes the kept matches to another device of the reader: the house keeps them for a while, under a code in a link. */

import { here } from '../base';
import type { CarriedMatch, ParcelSlip } from '../protocol';
import { asked } from '../replay/archive';
import { matchesFrom, type KeptMatch } from './kept';

/** Lays matches down in the house; NotShown where it does not take them. */
export async function layDown(matches: readonly KeptMatch[]): Promise<ParcelSlip> {
  const carried = matches.map(
    ({ record, path, game, names, totals, places, seat, ended, bots }): CarriedMatch => ({
      record,
      path,
      game,
      names,
      totals,
      places,
      seat,
      ended: Math.round(ended),
      ...(bots && { bots: [...bots] }),
    }),
  );
  return (await asked('parcels', { method: 'POST', body: JSON.stringify(carried) })) as ParcelSlip;
}

/** The matches that lie under a code; NotShown where none do. */
export async function pickUp(code: string): Promise<KeptMatch[]> {
  return matchesFrom(await asked(`parcels/${code}`));
}

/** The link by which another device fetches them, which finds this house at `origin`. */
export function parcelLink(origin: string, code: string): string {
  return `${origin}${here('/matches')}#bring=${code}`;
}

/** The code that the fragment of such a link carries; null when there is none. */
export function parcelIn(fragment: string): string | null {
  return /^#bring=([A-Za-z0-9_-]{22})$/.exec(fragment)?.[1] ?? null;
}
