/** What people say to one another at a table, and how it is read. */

import type { Face, Phrase, Said } from '../protocol';
import { text } from '../texts/texts.svelte';

/** A face or a phrase. */
export type Words = Said['words'];

export const FACES: readonly Face[] = ['laugh', 'wink', 'gasp', 'ponder', 'grumble', 'cheer'];

export const PHRASES: readonly Phrase[] = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'oh-no',
  'one-moment',
  'again',
  'bye',
];

/** Something that is being said. */
export interface Spoken {
  /** Tells it apart from everything else that is said. */
  key: number;
  /** Whose words they are. */
  seat: number;
  /** Null for a nudge. */
  words: Words | null;
  /** Who is nudged. */
  nudged: number | null;
}

export function isFace(words: Words | null): words is Face {
  return FACES.some((face) => face === words);
}

/** The words in the bubble; of a face, what it looks like. */
export function wordsOf({ words, nudged }: Spoken, names: readonly string[]): string {
  if (words === null) return text('web-nudge-says', { name: names[nudged ?? 0] ?? '' });
  return isFace(words) ? text(`web-face-${words}`) : text(`web-say-${words}`);
}

/** The same as it is read aloud: with who says it, to a reader in `seat`. */
export function spokenText(spoken: Spoken, names: readonly string[], seat: number | null): string {
  const you = spoken.seat === seat ? 'yes' : 'no';
  const args = { you, name: names[spoken.seat] ?? '', words: wordsOf(spoken, names) };
  if (spoken.words === null) {
    return spoken.nudged === seat ? text('web-nudged-you', args) : text('web-spoken', args);
  }
  return text(isFace(spoken.words) ? 'web-face-made' : 'web-spoken', args);
}
