import { expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { isNumeric, optionLabel, optionMeaning, optionValue, valuesInOrder } from './options';

test('options are named by the catalogue of their game, in either language', () => {
  settings.change({ language: 'en' });
  expect(optionLabel('biber-gang', 'rounds')).toBe('Rounds');
  expect(optionMeaning('biber-gang', 'rounds')).toBe('How many rounds make a match.');
  expect(optionValue('biber-gang', 'deck_out', 'reshuffle')).toBe('reshuffle the discards');
  expect(optionValue('biber-gang', 'rounds', '1')).toBe('1 round');
  expect(optionValue('biber-gang', 'stall_limit', '0')).toBe('never');
  settings.change({ language: 'de' });
  expect(optionLabel('biber-gang', 'rounds')).toBe('Runden');
});

test('an option without texts is shown by its key', () => {
  expect(optionLabel('biber-gang', 'unheard_of')).toBe('unheard_of');
  expect(optionValue('biber-gang', 'unheard_of', '3')).toBe('3');
});

test('numbers are offered by size, whichever the game takes by itself', () => {
  expect(valuesInOrder(['30', '0', '120', '45'])).toEqual(['0', '30', '45', '120']);
  expect(valuesInOrder(['reshuffle', 'end_round'])).toEqual(['reshuffle', 'end_round']);
});

test('only a row of numbers is counted', () => {
  expect(isNumeric(['1', '2', '3', '4', '5'])).toBe(true);
  expect(isNumeric(['off', 'on'])).toBe(false);
  expect(isNumeric(['1', '2'])).toBe(false);
  expect(isNumeric(['30', '0', '10', '60', '120'])).toBe(false);
});
