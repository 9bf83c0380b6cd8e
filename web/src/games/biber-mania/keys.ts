/** The keys of the table, and what the key help says of them.  Pure. */

import type { Text } from '../../texts/texts.svelte';
import { plainKey, type Pressed } from '../../table-parts/keys';
import { JOKER } from './picture';

export type Command =
  | { name: 'lay' | 'take' | 'refuse' | 'deck' | 'back' | 'look' | 'hint' | 'help' }
  | { name: 'card'; code: string };

const LETTERS: ReadonlyMap<string, Exclude<Command['name'], 'card'>> = new Map([
  ['l', 'lay'],
  ['t', 'take'],
  ['r', 'refuse'],
  ['d', 'deck'],
  ['backspace', 'back'],
  ['escape', 'back'],
  ['i', 'look'],
  ['h', 'hint'],
  ['?', 'help'],
]);

/** What a pressed key asks for; null when it is not ours.  A figure chooses that number of the own hand, 0 the ten. */
export function commandOf(pressed: Pressed): Command | null {
  const key = plainKey(pressed);
  if (key === null) return null;
  if (/^[0-9]$/.test(key)) return { name: 'card', code: key === '0' ? '10' : key };
  if (key === 'j') return { name: 'card', code: JOKER };
  const name = LETTERS.get(key);
  return name ? { name } : null;
}

/** Each key as it is printed, and what it does. */
export function keyHelp(text: Text): [key: string, meaning: string][] {
  return [
    [text('web-key-arrows'), text('web-biber-mania-key-arrows')],
    [text('web-key-enter'), text('web-biber-mania-key-enter')],
    ['1 … 9, 0, J', text('web-biber-mania-key-cards')],
    ['L', text('web-biber-mania-key-lay')],
    [text('web-key-escape'), text('web-biber-mania-key-back')],
    ['T', text('web-biber-mania-key-take')],
    ['R', text('web-biber-mania-key-refuse')],
    ['D', text('web-biber-mania-key-deck')],
    ['I', text('web-biber-mania-key-look')],
    ['H', text('web-biber-mania-key-hint')],
    ['?', text('web-biber-mania-key-help')],
  ];
}
