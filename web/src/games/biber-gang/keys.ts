/** The keys of the table, as `KeyHelp` explains them.  Pure: from a key to what it asks for. */

import { SLOTS, type Slot } from './picture';

export type Command =
  { name: 'deck' | 'pile' | 'refuse' | 'turn' | 'hint' | 'back' | 'help' } | { name: 'slot'; slot: Slot };

const LETTERS: ReadonlyMap<string, Exclude<Command['name'], 'slot'>> = new Map([
  ['d', 'deck'],
  ['p', 'pile'],
  ['r', 'refuse'],
  ['t', 'turn'],
  ['h', 'hint'],
  ['escape', 'back'],
  ['?', 'help'],
]);

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** What a pressed key asks for; null when it is not ours. */
export function commandOf({ key, ctrlKey, metaKey, altKey }: Pressed): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  const slot = /^[1-8]$/.test(key) ? SLOTS[Number(key) - 1] : undefined;
  if (slot) return { name: 'slot', slot };
  const name = LETTERS.get(key.toLowerCase());
  return name ? { name } : null;
}
