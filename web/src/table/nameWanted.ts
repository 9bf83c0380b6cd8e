/** Once somebody else comes to a table that was dealt at once, the reader is asked who they are. */

import { settings } from '../settings.svelte';
import type { Session } from './session.svelte';
import type { TableState } from './state';

/** Whether the reader plays among people under a name that the house has given, and nothing brings theirs along. */
export function nameWanted(session: Session, { seat, table }: TableState): boolean {
  if (settings.name !== '' || session.naming || seat === null || table.stage === 'lobby') return false;
  return table.watchers > 0 || table.seats.some(({ kind }, number) => kind === 'human' && number !== seat);
}
