import { expect, it } from 'vitest';
import { pictureOf } from '../../gallery/situations/daumen-drauf';
import { buttonsOf, hintMarks, litCards, parryCard, tapCard } from './intent';

const picture = pictureOf(4);
const choice = { legal: ['show-G3-', 'show-K5-', 'parry', 'pass'], picture };

it('shows a tapped card, allowed or not, so that the server says why not', () => {
  expect(tapCard(choice, 0, 'K5-')).toBe('show-K5-');
  expect(tapCard(choice, 0, 'Y5+')).toBe('show-Y5+');
});

it('parries with the twin, and only where that is allowed', () => {
  expect(parryCard(choice, 0)).toBe('K4+');
  expect(tapCard(choice, 0, 'K4+')).toBe('parry');
  expect(tapCard({ legal: ['pass'], picture }, 0, 'K4+')).toBe('show-K4+');
  expect(parryCard({ ...choice, picture: pictureOf(4, { to_beat: null }) }, 0)).toBeNull();
});

it('lights what is allowed', () => {
  expect(litCards(choice, 0)).toEqual(new Set(['own:G3-', 'own:K5-', 'own:K4+']));
  expect(litCards({ legal: [], picture }, 0).size).toBe(0);
  expect(litCards(choice, 1).size).toBe(0);
});

it('offers the same buttons to everybody who is asked', () => {
  expect(buttonsOf(picture)).toEqual(['parry', 'pass']);
  expect(buttonsOf(pictureOf(4, { phase: 'window' }))).toEqual(['parry', 'let']);
  expect(buttonsOf(pictureOf(4, { phase: 'lead' }))).toEqual([]);
});

it('points with a hint to a card or to a button', () => {
  expect(hintMarks('show-G3-')).toEqual({ card: 'own:G3-', button: null });
  expect(hintMarks('let')).toEqual({ card: null, button: 'let' });
  expect(hintMarks(null)).toEqual({ card: null, button: null });
});
