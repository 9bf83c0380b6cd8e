import { expect, it } from 'vitest';
import type { Rect } from './place';
import { flightsOf, type Spot } from './flights';

const at = (left: number): Rect => ({ left, top: 0, width: 40, height: 56 });
const spot = (place: string, zone: string, code: string | null, left: number): Spot => ({
  place,
  zone,
  code,
  rect: at(left),
});
const move = (card: string | null, source: string, target: string) => ({ card, source, target });

const BEFORE = [
  spot('deck', 'deck', null, 0),
  spot('own:7:0', 'hand:0', '7', 100),
  spot('own:7', 'hand:0', '7', 110),
  spot('hand:1', 'hand:1', null, 300),
  spot('display:3', 'display', '3', 200),
];

it('flies a laid group together, each card to its own place', () => {
  const after = [spot('pile:0:0', 'pile:0', '7', 400), spot('pile:0', 'pile:0', '7', 410)];
  const { flights, origins } = flightsOf(
    [move('7', 'hand:0', 'pile:0'), move('7', 'hand:0', 'pile:0')],
    BEFORE,
    after,
  );
  expect(flights.map(({ target, step, turns }) => ({ target, step, turns }))).toEqual([
    { target: 'pile:0', step: 0, turns: false },
    { target: 'pile:0:0', step: 0, turns: false },
  ]);
  expect(flights.map(({ source }) => origins.get(source)?.left)).toEqual([110, 110]);
});

it('turns a card that was hidden, and goes on step by step', () => {
  const after = [
    spot('own:3', 'hand:0', '3', 100),
    spot('display:9', 'display', '9', 200),
    spot('hand:1', 'hand:1', null, 300),
  ];
  const { flights } = flightsOf(
    [move('3', 'display', 'hand:0'), move('9', 'deck', 'display'), move(null, 'deck', 'hand:1')],
    BEFORE,
    after,
  );
  expect(flights.map(({ target, step, turns }) => `${target} ${step} ${turns}`)).toEqual([
    'own:3 0 false',
    'display:9 1 true',
    'hand:1 2 false',
  ]);
});

it('leaves out what has no place to fly to', () => {
  expect(flightsOf([move('9', 'deck', 'display')], BEFORE, []).flights).toEqual([]);
});
