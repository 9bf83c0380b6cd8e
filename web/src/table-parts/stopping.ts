/** When nobody at a table can do anything, whatever the rules allow. */

import type { TableInfo } from '../protocol';

/** Whether those who play have paused, or whoever keeps the house has closed the table. */
export function isStopped({ paused, closed }: TableInfo): boolean {
  return paused !== null || closed === true;
}
