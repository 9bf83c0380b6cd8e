import type { WaitingTable } from '../protocol';

/** Whether somebody may sit down at a table now. */
export function mayJoin({ chance }: WaitingTable): boolean {
  return chance === 'open' || chance === 'between';
}
