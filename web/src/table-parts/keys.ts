/** The keys of a table: what each asks for, and what the key help says of it.  Pure. */

import type { Text } from '../texts/texts.svelte';

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** A line of the key help, and what its keys ask for. */
export interface KeyLine<Command> {
  /** The keys as they are printed, or the text that names them. */
  printed: string;
  /** What they do, as the last word of a text of the game. */
  meaning: string;
  /** What a key, in lower case, asks for; null where the line is of other keys. */
  command: (key: string) => Command | null;
}

/** The line of one letter. */
export function letter<Name extends string>(
  key: string,
  name: Name,
  meaning: string = name,
  printed = key.toUpperCase(),
): KeyLine<{ name: Name }> {
  return { printed, meaning, command: (pressed) => (pressed === key ? { name } : null) };
}

export const ARROWS: KeyLine<never> = { printed: 'web-key-arrows', meaning: 'arrows', command: () => null };
export const ENTER: KeyLine<never> = { printed: 'web-key-enter', meaning: 'enter', command: () => null };
export const HINT = letter('h', 'hint');
export const HELP = letter('?', 'help');

/** Takes back what was begun: Escape all of it, the backspace key the last of it. */
export const BACK: KeyLine<{ name: 'back' }> = {
  printed: 'web-key-escape',
  meaning: 'back',
  command: (key) => (key === 'escape' || key === 'backspace' ? { name: 'back' } : null),
};

/** The line of the Escape key. */
export function escape<Name extends string>(name: Name, meaning: string): KeyLine<{ name: Name }> {
  return letter('escape', name, meaning, 'web-key-escape');
}

/** What a pressed key asks for; null when it is not ours or belongs to a shortcut of the browser. */
export function commandOf<Command>(
  lines: readonly KeyLine<Command>[],
  { key, ctrlKey, metaKey, altKey }: Pressed,
): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  for (const { command } of lines) {
    const asked = command(key.toLowerCase());
    if (asked !== null) return asked;
  }
  return null;
}

/** The key that sends the bots on, in every game. */
export const GO_ON_KEY = 'g';

/** The keys that step back through what has happened, and on again. */
export const BACK_KEY = ',';
export const FORWARD_KEY = '.';

/** The key that opens what can be said, in every game. */
export const TALK_KEY = 'c';

/** Each key of a game as it is printed, and what it does. */
export function keyHelp(
  lines: readonly KeyLine<unknown>[],
  game: string,
  text: Text,
): [key: string, meaning: string][] {
  return lines.map(({ printed, meaning }) => [
    printed.startsWith('web-') ? text(printed) : printed,
    text(`web-${game}-key-${meaning}`),
  ]);
}
