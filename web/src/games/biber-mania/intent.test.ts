import { describe, expect, it } from 'vitest';
import { buttonsOf, cardOf, choicesAt, hintMarks, isDiscard, meantBy, partsOf, placeOf } from './intent';

describe('the place of an action', () => {
  it.each([
    ['stab-5', 'display:5'],
    ['stab-KO', 'display:KO'],
    ['stab-at-2', 'pile:2'],
    ['steal-display-7', 'display:7'],
    ['steal-stock-JO', 'stock:JO'],
    ['steal-2-SB', 'pile:2'],
    ['wish-2-7', 'hand:2'],
    ['bad-guy-3', 'hand:3'],
    ['give-stock-7', 'stock:7'],
    ['give-deck', 'deck'],
    ['draw-stock-12', 'stock:12'],
    ['draw-deck', 'deck'],
    ['take', null],
    ['take-7+7', null],
    ['refuse', null],
    ['no-wish', null],
    ['7+7+KO', null],
  ])('of %s is %s', (action, place) => expect(placeOf(action)).toBe(place));
});

it('asks the server about what is not allowed, where something could be meant', () => {
  expect(meantBy('stab_display', 'display:12')).toBe('stab-12');
  expect(meantBy('steal', 'stock:JO')).toBe('steal-stock-JO');
  expect(meantBy('bad_guy', 'pile:0')).toBe('bad-guy-0');
  expect(meantBy('bad_guy_draw', 'deck')).toBe('give-deck');
  expect(meantBy('draw', 'deck')).toBe('draw-deck');
  expect(meantBy('discard', 'deck')).toBe('draw-deck');
  expect(meantBy('draw', 'display:7')).toBeNull();
  expect(meantBy('discard', 'display:7')).toBeNull();
});

it('gathers what may be done at a place', () => {
  const choices = choicesAt(['steal-display-7', 'steal-2-7', 'steal-2-KO', 'no-wish']);
  expect([...choices]).toEqual([
    ['display:7', ['steal-display-7']],
    ['pile:2', ['steal-2-7', 'steal-2-KO']],
  ]);
});

it('names the card that is stolen or wished for', () => {
  expect(['steal-2-KO', 'wish-1-10', 'bad-guy-1', '7+7'].map(cardOf)).toEqual(['KO', '10', null, null]);
});

it('offers buttons and parts only where they are allowed', () => {
  expect(buttonsOf(['refuse', 'take', 'take-7'])).toEqual(['take', 'refuse']);
  expect(buttonsOf(['7', '7+7'])).toEqual([]);
  expect(partsOf(['take', 'take-7', 'take-7+KO', 'refuse'])).toEqual([['7'], ['7', 'KO']]);
});

it('tells discards from everything else', () => {
  expect(['7', '7+7+KO', 'FE'].every(isDiscard)).toBe(true);
  expect(['take', 'refuse', 'no-wish', 'stab-5', 'draw-deck'].some(isDiscard)).toBe(false);
});

it('points a hint to the cards, the place or the button it means', () => {
  expect(hintMarks('7+7+KO')).toEqual({
    places: new Set(['own:7', 'own:KO']),
    button: null,
    cards: ['7', '7', 'KO'],
  });
  expect(hintMarks('draw-stock-7').places).toEqual(new Set(['stock:7']));
  expect(hintMarks('refuse').button).toBe('refuse');
  expect(hintMarks('take-7').button).toBe('take');
  expect(hintMarks(null)).toEqual({ places: new Set(), button: null, cards: [] });
});
