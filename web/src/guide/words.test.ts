import { expect, test } from 'vitest';
import { sayingsOf } from './words';

test('a guide speaks in the language of its reader', async () => {
  const say = async (language: 'en' | 'de') =>
    (await sayingsOf('biber-gang', language))('biber-gang-lesson-welcome', { one: 'Ben', two: 'Ida' });
  const [english, german] = [await say('en'), await say('de')];
  expect(english).not.toBe('biber-gang-lesson-welcome');
  expect(english).not.toBe(german);
});

test('a game that nobody teaches has no words', async () => {
  expect((await sayingsOf('plain', 'en'))('hello', {})).toBe('hello');
});
