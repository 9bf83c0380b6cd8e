/** The keys of the table. */

import { ARROWS, BACK, ENTER, HELP, HINT, type KeyLine } from '../../table-parts/keys';

export type Command = { name: 'back' | 'hint' | 'help' } | { name: 'card' | 'action'; index: number };

function cardOf(key: string): Command | null {
  return /^[1-9]$/.test(key) ? { name: 'card', index: Number(key) - 1 } : null;
}

/** The buttons in their order, by the upper row of letters. */
const BUTTON_KEYS = 'qwertuiop';

export function actionKey(index: number): string | undefined {
  return BUTTON_KEYS[index]?.toUpperCase();
}

function actionOf(key: string): Command | null {
  const index = key.length === 1 ? BUTTON_KEYS.indexOf(key) : -1;
  return index < 0 ? null : { name: 'action', index };
}

export const KEYS: readonly KeyLine<Command>[] = [
  ARROWS,
  ENTER,
  { printed: '1 … 9', meaning: 'cards', command: cardOf },
  { printed: 'Q, W, E …', meaning: 'actions', command: actionOf },
  BACK,
  HINT,
  HELP,
];
