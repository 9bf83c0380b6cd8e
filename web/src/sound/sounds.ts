/** Which sound an event makes. */

import { entryOf } from '../games';
import type { Move, Sentence } from '../protocol';
import type { Sound } from './play';

/** The sound of an event of `game`: water where a sentence tells of swimming, paper for cards, else none. */
export function soundOf(game: string, sentences: readonly Sentence[], moves: readonly Move[]): Sound | null {
  const watery = entryOf(game)?.watery ?? [];
  if (sentences.some((sentence) => watery.includes(sentence.message))) return 'water';
  return moves.length > 0 ? 'paper' : null;
}
