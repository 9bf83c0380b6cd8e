/** The keys of the table. */

import { ARROWS, ENTER, escape, HELP, HINT, letter, type KeyLine } from '../../table-parts/keys';
import { SLOTS, type Slot } from './picture';

export type Command =
  { name: 'deck' | 'pile' | 'refuse' | 'turn' | 'hint' | 'back' | 'help' } | { name: 'slot'; slot: Slot };

function slotOf(key: string): Command | null {
  const slot = /^[1-8]$/.test(key) ? SLOTS[Number(key) - 1] : undefined;
  return slot ? { name: 'slot', slot } : null;
}

export const KEYS: readonly KeyLine<Command>[] = [
  ARROWS,
  ENTER,
  { printed: '1 … 8', meaning: 'slots', command: slotOf },
  letter('d', 'deck'),
  letter('p', 'pile'),
  letter('t', 'turn'),
  letter('r', 'refuse'),
  HINT,
  escape('back', 'escape'),
  HELP,
];
