import { expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { stateOf } from '../table/state';
import { snapshotOf } from '../testing/tables';
import { sentencesText } from './reading';

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

test('what only a newer house says is told as that, and not by its name', () => {
  settings.change({ language: 'en' });
  const sentences = [{ message: 'table-something-new', arguments: { seat: 0 } }];
  const read = sentencesText(sentences, stateOf(snapshotOf({ seat: 1 })));
  expect(read).toContain('The house has been updated');
  expect(read).not.toContain('table-something-new');
});
