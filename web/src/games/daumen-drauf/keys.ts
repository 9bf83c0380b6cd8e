/** The keys of the table, and what the key help says of them.  Pure. */

import type { Text } from '../../texts/texts.svelte';
import { plainKey, type Pressed } from '../../table-parts/keys';

export type Command = { name: 'pass' | 'parry' | 'hint' | 'help' | 'skip' } | { name: 'card'; index: number };

const LETTERS: ReadonlyMap<string, Exclude<Command['name'], 'card'>> = new Map([
  ['p', 'pass'],
  ['x', 'parry'],
  ['h', 'hint'],
  ['?', 'help'],
  ['escape', 'skip'],
]);

/** What a pressed key asks for; null when it is not ours. */
export function commandOf(pressed: Pressed): Command | null {
  const key = plainKey(pressed);
  if (key === null) return null;
  if (/^[1-5]$/.test(key)) return { name: 'card', index: Number(key) - 1 };
  const name = LETTERS.get(key);
  return name ? { name } : null;
}

/** Each key as it is printed, and what it does. */
export function keyHelp(text: Text): [key: string, meaning: string][] {
  return [
    [text('web-key-arrows'), text('web-daumen-drauf-key-arrows')],
    [text('web-key-enter'), text('web-daumen-drauf-key-enter')],
    ['1 … 5', text('web-daumen-drauf-key-cards')],
    ['P', text('web-daumen-drauf-key-pass')],
    ['X', text('web-daumen-drauf-key-parry')],
    ['H', text('web-daumen-drauf-key-hint')],
    [text('web-key-escape'), text('web-daumen-drauf-key-escape')],
    ['?', text('web-daumen-drauf-key-help')],
  ];
}
