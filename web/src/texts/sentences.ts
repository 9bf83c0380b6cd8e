/** How the arguments of a server sentence become those of the catalogue: seats become names, and "you" is marked. */

import type { Sentence } from '../protocol';

export type Arguments = Record<string, string | number>;

export interface Reader {
  /** Players' names by seat. */
  names: readonly string[];
  /** The reader's own seat; null for a watcher. */
  seat: number | null;
}

/**
 * The catalogue arguments of `sentence` for `reader`: `seat` and `other` as names, `you` and `youother` as "yes" or
 * "no".  Everything else, card codes included, passes unchanged: the messages themselves name cards.
 */
export function argumentsFor(sentence: Sentence, reader: Reader): Arguments {
  const result: Arguments = {};
  for (const [key, value] of Object.entries(sentence.arguments)) {
    if ((key === 'seat' || key === 'other') && typeof value === 'number') {
      result[key] = reader.names[value] ?? `${value + 1}`;
      result[key === 'seat' ? 'you' : 'youother'] = value === reader.seat ? 'yes' : 'no';
    } else {
      result[key] = value;
    }
  }
  return result;
}
