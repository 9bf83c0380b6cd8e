import { expect, test } from 'vitest';
import { text } from '../texts/texts.svelte';
import { botBlurb, botName } from './bots';

test('a bot of the house has a name in the reader’s language, and somebody’s own is named with its package', () => {
  expect(botName('careful')).toBe(text('bot-careful'));
  expect(botName('sparrow@biberbau-sparrow')).toBe('sparrow (biberbau-sparrow)');
  expect(botName('Sparrow@tests.library.sparrow')).toBe('Sparrow (tests.library.sparrow)');
  expect(botName('careful@biberbau-sparrow')).toBe('careful (biberbau-sparrow)');
  expect(botBlurb('sparrow@biberbau-sparrow', 'beanie')).toBe('');
  expect(botBlurb('careful', 'beanie')).not.toBe('');
});
