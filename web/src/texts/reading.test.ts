import { expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { stateOf } from '../table/state';
import { snapshotOf } from '../testing/tables';
import { sentencesText, sentenceText } from './reading';

test('an action of the game is named in the reader’s language', () => {
  const sentence = { message: 'x', arguments: { action: 'swim-T1-B4' } };
  settings.change({ language: 'en' });
  const state = stateOf(snapshotOf());
  expect(sentenceText({ ...sentence, message: 'table-hint' }, state)).toContain(
    'Let the beaver swim from top row, column 1 to bottom row, column 4',
  );
});

test('several sentences are read one after the other, each to its reader', () => {
  settings.change({ language: 'en' });
  const sentences = [
    { message: 'biber-gang-event-drew-deck', arguments: { seat: 0 } },
    { message: 'biber-gang-event-called-end', arguments: { seat: 1 } },
  ];
  expect(sentencesText(sentences, stateOf(snapshotOf({ seat: 1 })))).toBe(
    'Anna draws a card from the deck. Your last face-down card is gone. Everybody else has one last turn.',
  );
});
