/** Which seats of a table somebody who watches may ask for. */

import type { TableInfo } from '../protocol';
import { playersAt } from './games.svelte';

/** Whether a seat stands empty that can be taken now. */
export function hasFreeSeat(table: TableInfo): boolean {
  return table.stage === 'lobby' && table.seats.length < (playersAt(table)?.most ?? Infinity);
}

/** The bots whose seats guests may take, at once or when the round is over. */
export function botSeats({
  stage,
  seats,
  settings,
  guided,
}: TableInfo): { seat: number; name: string; bot: string }[] {
  if (guided || (stage !== 'lobby' && settings['guests'] === 'never')) return [];
  return seats.flatMap(({ kind, name, bot }, seat) =>
    kind === 'bot' && bot !== null ? [{ seat, name, bot }] : [],
  );
}
