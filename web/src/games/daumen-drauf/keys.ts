/** The keys of the table. */

import { ARROWS, ENTER, escape, HELP, HINT, letter, type KeyLine } from '../../table-parts/keys';

export type Command = { name: 'pass' | 'parry' | 'hint' | 'help' | 'skip' } | { name: 'card'; index: number };

function cardOf(key: string): Command | null {
  return /^[1-5]$/.test(key) ? { name: 'card', index: Number(key) - 1 } : null;
}

export const KEYS: readonly KeyLine<Command>[] = [
  ARROWS,
  ENTER,
  { printed: '1 … 5', meaning: 'cards', command: cardOf },
  letter('p', 'pass'),
  letter('x', 'parry'),
  HINT,
  escape('skip', 'escape'),
  HELP,
];
