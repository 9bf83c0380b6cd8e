/** Where things lie in the drawing of weeks.  Pure. */

import type { WeekLost } from './losses';
import { weeksBetween } from './weeks';

/** The top of the scale: a round number above all means, and above their intervals where these are not far off. */
export function topOf(weeks: readonly WeekLost[]): number {
  const most = Math.max(...weeks.map(({ lost }) => lost.mean), 0);
  const wanted = Math.max(...weeks.map(({ lost }) => Math.min(lost.high, 2 * most)), 0);
  if (wanted <= 0) return 1;
  const unit = 10 ** Math.floor(Math.log10(wanted));
  return unit * ([1, 2, 4, 6, 8].find((step) => wanted <= step * unit) ?? 10);
}

/** Where each week lies from the left, from 0 to 1, as far apart as they are. */
export function placesOf(weeks: readonly WeekLost[]): number[] {
  const [first] = weeks;
  const last = weeks.at(-1);
  if (!first || !last) return [];
  const width = weeksBetween(first.monday, last.monday);
  return weeks.map(({ monday }) => (width === 0 ? 0.5 : weeksBetween(first.monday, monday) / width));
}

/** Those of the places below which there is room for a date: the last one, and back from there all at least `gap` apart. */
export function dated(places: readonly number[], gap: number): number[] {
  const chosen: number[] = [];
  for (let index = places.length - 1; index >= 0; index--) {
    const later = places[chosen[0] ?? -1];
    if (later === undefined || later - (places[index] ?? 0) >= gap) chosen.unshift(index);
  }
  return chosen;
}
