import { expect, it } from 'vitest';
import { offersOf } from './offers';
import { fitting, meantBy, onward, stillHeld, tapped, targets } from './selection';

const OFFERS = offersOf([
  'draw',
  'discard-5H',
  'add-M2-5H',
  'run-H-5-6-7',
  'run-H-5-6-KC',
  'set-5C-5H-KC',
  'add-M2-KC-low',
  'add-M2-KC-high',
  'take-M1-KC-KD',
]);
const actions = (chosen: string[]) => fitting(OFFERS, chosen).map(({ action }) => action);

it('fits exactly the chosen cards, in any order: melds first, the discard last', () => {
  expect(actions(['5H'])).toEqual(['add-M2-5H', 'discard-5H']);
  expect(actions(['7H', '5H', '6H'])).toEqual(['run-H-5-6-7']);
  expect(actions(['5H', '6H'])).toEqual([]);
  expect(actions([])).toEqual([]);
});

it('leads on to what goes with the chosen cards', () => {
  expect([...onward(OFFERS, ['5H'])].sort()).toEqual(['5C', '6H', '7H', 'KC']);
  expect([...onward(OFFERS, ['5H', '6H'])].sort()).toEqual(['7H', 'KC']);
  expect(onward(OFFERS, []).size).toBe(0);
});

it('says where the cards go', () => {
  const places = targets(fitting(OFFERS, ['KC']));
  expect([...places].map(([place, ways]) => [place, ways.length])).toEqual([
    ['meld:M2', 2],
    ['meld:M1', 1],
  ]);
  expect([...targets(fitting(OFFERS, ['5H', '6H', 'KC'])).keys()]).toEqual(['free']);
  expect([...targets(fitting(OFFERS, ['5H'])).keys()]).toEqual(['meld:M2', 'pile']);
});

it('chooses and lets go by touch, and forgets what has left the hand', () => {
  expect(tapped(['5H'], '6H')).toEqual(['5H', '6H']);
  expect(tapped(['5H', '6H'], '5H')).toEqual(['6H']);
  expect(stillHeld(['5H', '6H'], ['6H', '7H'])).toEqual(['6H']);
});

it('means something by one card on a place where it does not fit', () => {
  expect(meantBy('meld:M2', ['9C'])).toBe('add-M2-9C');
  expect(meantBy('pile', ['9C'])).toBe('discard-9C');
  expect(meantBy('meld:M2', ['9C', '9D'])).toBeNull();
  expect(meantBy('pile', [])).toBeNull();
  expect(meantBy('hand:2', ['9C'])).toBeNull();
});
