/** What the names of cards, places and moments at a table are made from. */

import type { TableInfo } from '../protocol';
import type { Text } from '../texts/texts.svelte';
import type { TableProps } from './props';

export interface Naming<Picture> {
  text: Text;
  picture: Picture;
  /** Players' names by seat. */
  names: readonly string[];
  /** The reader's seat; null for a watcher. */
  seat: number | null;
}

export function namingOf<Picture>(
  { text, table, seat }: Pick<TableProps, 'text' | 'table' | 'seat'>,
  picture: Picture,
): Naming<Picture> {
  return { text, picture, seat, names: namesAt(table) };
}

/** Players' names by seat. */
export function namesAt(table: TableInfo): string[] {
  return table.seats.map(({ name }) => name);
}

/** The name of a seat; its number where nobody sits. */
export function nameOf({ names }: Pick<Naming<unknown>, 'names'>, seat: number): string {
  return names[seat] ?? `${seat + 1}`;
}

/** Whether a sentence speaks to the reader. */
export function youOf({ seat: reader }: Pick<Naming<unknown>, 'seat'>, seat: number | null): 'yes' | 'no' {
  return seat !== null && seat === reader ? 'yes' : 'no';
}

/** Whether somebody plays at a seat who is not connected now. */
export function isAway(table: TableInfo, seat: number): boolean {
  const info = table.seats[seat];
  return info?.kind === 'human' && !info.online;
}

/** The seats whose score is `best`, as a number and in words. */
export function bestSeats(scores: readonly number[], best: number): number[] {
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}
