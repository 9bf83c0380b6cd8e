import { expect, test } from 'vitest';
import { argumentsFor } from './sentences';

const WORDS = {
  bot: (bot: string) => `the ${bot} one`,
  option: (game: string, key: string) => `${game}/${key}`,
  optionValue: (_game: string, key: string, value: string) => `${key}=${value}`,
  game: (game: string) => `the game ${game}`,
  card: (game: string, code: string) => (game === 'brought' && code === 'QH' ? 'queen of hearts' : null),
  cards: (game: string, codes: readonly string[]) => `${codes.join(' and ')} of ${game}`,
};
const READER = { game: 'biber-gang', names: ['Anna', 'Ben', 'Cleo'], seat: 1 };

test('seats become names, and the reader is marked', () => {
  const sentence = { message: 'x', arguments: { seat: 1, other: 2, card: 'B', out_card: '7', round: 3 } };
  expect(argumentsFor(sentence, READER, WORDS)).toEqual({
    seat: 'Ben',
    you: 'yes',
    other: 'Cleo',
    youother: 'no',
    card: 'B',
    out_card: '7',
    round: 3,
  });
});

test('a watcher is nobody', () => {
  const sentence = { message: 'x', arguments: { seat: 0 } };
  expect(argumentsFor(sentence, { ...READER, seat: null }, WORDS)).toEqual({ seat: 'Anna', you: 'no' });
});

test('bots, games and options are called by their names', () => {
  const sentence = {
    message: 'x',
    arguments: { bot: 'careful', game: 'beanie', option: 'rounds', value: 3 },
  };
  expect(argumentsFor(sentence, READER, WORDS)).toEqual({
    bot: 'the careful one',
    game: 'the game beanie',
    option: 'biber-gang/rounds',
    value: 'rounds=3',
  });
});

test('single cards are called by name where the game came from a package', () => {
  const sentence = { message: 'x', arguments: { give: 'QH', take: 'KO' } };
  expect(argumentsFor(sentence, READER, WORDS)).toEqual({ give: 'QH', take: 'KO' });
  expect(argumentsFor(sentence, { ...READER, game: 'brought' }, WORDS)).toEqual({
    give: 'queen of hearts',
    take: 'KO',
  });
  const renamed = { message: 'x', arguments: { name: 'QH', new: 'QH' } };
  expect(argumentsFor(renamed, { ...READER, game: 'brought' }, WORDS)).toEqual({ name: 'QH', new: 'QH' });
});

test('a value without an option stays a value', () => {
  expect(argumentsFor({ message: 'x', arguments: { value: 7 } }, READER, WORDS)).toEqual({ value: 7 });
});

test('cards in a list are called by their names', () => {
  const sentence = { message: 'x', arguments: { card_list: '7 7 KO' } };
  expect(argumentsFor(sentence, READER, WORDS)).toEqual({ card_list: '7 and 7 and KO of biber-gang' });
});
