/** Sentences of the server as somebody reads them. */

import { frenchCard, frenchName, isFrench } from '../cards/french/suits';
import { botName } from '../lobby/bots';
import { gameTitle } from '../lobby/games.svelte';
import { optionLabel, optionValue } from '../lobby/options';
import type { Sentence } from '../protocol';
import { declaredOf } from '../table-parts/declared';
import type { TableState } from '../table/state';
import { listed } from './listing';
import { argumentsFor, type Reader, type Words } from './sentences';
import { hasText, text } from './texts.svelte';

/** Somebody who is at no table. */
const STRANGER: Reader = { game: '', names: [], seat: null };

const WORDS: Words = {
  bot: botName,
  option: optionLabel,
  optionValue,
  game: gameTitle,
  card: (game, code) => {
    const cards = declaredOf(game)?.cards ?? [];
    const card = cards.includes(code) && isFrench(cards) ? frenchCard(code) : null;
    return card && !hasText(`${game}-card-name`) ? frenchName(text, card) : null;
  },
  cards: (game, codes) => listed(codes.map((card) => text(`${game}-card-name`, { card }))),
};

/** `sentence` as the reader at a table reads it, or, with `state` null, as anybody does. */
export function sentenceText(sentence: Sentence, state: TableState | null): string {
  const reader = state ? readerAt(state) : STRANGER;
  // A house that has been updated since the page was loaded may say what the page has no words for.
  if (!hasText(sentence.message)) return text('web-newer-house');
  return text(sentence.message, argumentsFor(sentence, reader, WORDS));
}

/** Several sentences, one after the other. */
export function sentencesText(sentences: readonly Sentence[], state: TableState): string {
  return sentences.map((sentence) => sentenceText(sentence, state)).join(' ');
}

function readerAt(state: TableState): Reader {
  return {
    game: state.table.game,
    names: state.table.seats.map((seat) => seat.name),
    seat: state.seat,
  };
}
