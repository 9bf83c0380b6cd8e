/** The games' own art, drawn when the page was built, so that the front page loads no game's scripts. */

import { isBrought } from '../games';
import { patiently } from '../parts/patiently';

const ADDRESSES = import.meta.glob<string>('../games/*/Tile.svelte', {
  query: '?drawn',
  import: 'default',
  eager: true,
});

const fetched = new Map<string, Promise<string>>();

/** The markup of a game's tile; '' for a game without one. It is fetched once. */
export function tileOf(game: string): Promise<string> {
  const address = ADDRESSES[`../games/${isBrought(game) ? 'plain' : game}/Tile.svelte`];
  if (address === undefined) return Promise.resolve('');
  const known = fetched.get(game) ?? patiently(() => markupAt(address));
  fetched.set(game, known);
  // What has not come by then is asked for again when the page is shown next.
  known.catch(() => fetched.delete(game));
  return known;
}

async function markupAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
