/** How the arguments of a server sentence become those of the catalogue: keys become names, and "you" is marked. */

import type { Sentence } from '../protocol';
import type { Arguments } from './texts.svelte';

/** Arguments by which a sentence names somebody who has no seat, or none any more; all others go by their seat. */
export const NAMES: readonly string[] = ['name', 'former', 'new'];

export interface Reader {
  /** The game of the table; empty where there is none. */
  game: string;
  /** Players' names by seat. */
  names: readonly string[];
  /** The reader's own seat; null for a watcher. */
  seat: number | null;
}

/** How the things that a sentence names by key are called in the reader's language. */
export interface Words {
  bot: (bot: string) => string;
  option: (game: string, key: string) => string;
  optionValue: (game: string, key: string, value: string) => string;
  cards: (game: string, codes: readonly string[]) => string;
  game: (game: string) => string;
  /** What a card of an installed game is called, where its own sentences name none; null for what is no such card. */
  card: (game: string, code: string) => string | null;
}

/**
 * The catalogue arguments of `sentence` for `reader`: `seat` and `other` as names, with `you` and `youother` as "yes"
 * or "no"; `bot`, `game`, `option` with its `value`, and the `card_list`, as they are called.  Everything else, single card
 * codes of the games of the house included, passes unchanged: the messages themselves name cards.
 */
export function argumentsFor(sentence: Sentence, reader: Reader, words: Words): Arguments {
  const result: Arguments = { ...sentence.arguments };
  for (const [key, told] of Object.entries(sentence.arguments)) {
    // Somebody may be called JD, and is no jack of diamonds.
    const card = typeof told === 'string' && !NAMES.includes(key) ? words.card(reader.game, told) : null;
    if (card !== null) result[key] = card;
  }
  const { seat, other, bot, game, option, value, card_list } = sentence.arguments;
  if (typeof seat === 'number') {
    result['seat'] = reader.names[seat] ?? String(seat + 1);
    result['you'] = seat === reader.seat ? 'yes' : 'no';
  }
  if (typeof other === 'number') {
    result['other'] = reader.names[other] ?? String(other + 1);
    result['youother'] = other === reader.seat ? 'yes' : 'no';
  }
  if (typeof bot === 'string') result['bot'] = words.bot(bot);
  if (typeof game === 'string') result['game'] = words.game(game);
  if (typeof option === 'string') {
    result['option'] = words.option(reader.game, option);
    if (value !== undefined) result['value'] = words.optionValue(reader.game, option, String(value));
  }
  if (typeof card_list === 'string') result['card_list'] = words.cards(reader.game, card_list.split(' '));
  return result;
}
