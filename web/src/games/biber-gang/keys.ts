/** The keys of the table, and what the key help says of them.  Pure. */

import type { Text } from '../../texts/texts.svelte';
import { plainKey, type Pressed } from '../../table-parts/keys';
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

/** What a pressed key asks for; null when it is not ours. */
export function commandOf(pressed: Pressed): Command | null {
  const key = plainKey(pressed);
  if (key === null) return null;
  const slot = /^[1-8]$/.test(key) ? SLOTS[Number(key) - 1] : undefined;
  if (slot) return { name: 'slot', slot };
  const name = LETTERS.get(key);
  return name ? { name } : null;
}

/** Each key as it is printed, and what it does. */
export function keyHelp(text: Text): [key: string, meaning: string][] {
  return [
    [text('web-key-arrows'), text('web-biber-gang-key-arrows')],
    [text('web-key-enter'), text('web-biber-gang-key-enter')],
    ['1 … 8', text('web-biber-gang-key-slots')],
    ['D', text('web-biber-gang-key-deck')],
    ['P', text('web-biber-gang-key-pile')],
    ['T', text('web-biber-gang-key-turn')],
    ['R', text('web-biber-gang-key-refuse')],
    ['H', text('web-biber-gang-key-hint')],
    [text('web-key-escape'), text('web-biber-gang-key-escape')],
    ['?', text('web-biber-gang-key-help')],
  ];
}
