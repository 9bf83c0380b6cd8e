/** The keys of the table. */

import { ARROWS, BACK, ENTER, HELP, HINT, letter, type KeyLine } from '../../table-parts/keys';
import { JOKER } from './picture';

export type Command =
  | { name: 'lay' | 'take' | 'refuse' | 'deck' | 'back' | 'look' | 'hint' | 'help' }
  | { name: 'card'; code: string };

/** A figure chooses that number of the own hand, 0 the ten. */
function cardOf(key: string): Command | null {
  if (/^[0-9]$/.test(key)) return { name: 'card', code: key === '0' ? '10' : key };
  return key === 'j' ? { name: 'card', code: JOKER } : null;
}

export const KEYS: readonly KeyLine<Command>[] = [
  ARROWS,
  ENTER,
  { printed: '1 … 9, 0, J', meaning: 'cards', command: cardOf },
  letter('l', 'lay'),
  BACK,
  letter('t', 'take'),
  letter('r', 'refuse'),
  letter('d', 'deck'),
  letter('i', 'look'),
  HINT,
  HELP,
];
