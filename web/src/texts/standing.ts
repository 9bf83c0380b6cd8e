/** How a match stands, in a line. */

import { signed } from './points';
import { text } from './texts.svelte';

/** Whose points are whose, by seat: one's own are told as such, those of the others by their names. */
export function standingOf(match: {
  names: readonly string[];
  totals: readonly number[];
  seat: number;
}): string {
  return match.totals
    .map((points, number) =>
      number === match.seat
        ? text('web-standing-own', { points: signed(points) })
        : text('web-standing', { name: match.names[number] ?? '', points: signed(points) }),
    )
    .join(' · ');
}
