import { expect, it } from 'vitest';
import { indexScale } from './edges';
import { fanOfMoves, rowOfFans } from './fans';

const ROOM = { left: 12, top: 0, width: 366, height: 140 };

it('leaves the index of a whole card as it is', () => {
  for (const code of ['1', '7', '12', 'DI', 'JO'])
    for (const small of [true, false]) expect(indexScale(code, small, 1)).toBe(1);
});

it('makes it smaller on an edge, and leaves it away where nobody could read it', () => {
  expect(indexScale('1', true, 0.3)).toBeLessThan(0.7);
  expect(indexScale('1', true, 0.3)).toBeGreaterThan(0.4);
  expect(indexScale('12', true, 0.3)).toBeLessThan(indexScale('1', true, 0.3));
  expect(indexScale('12', true, 0.16)).toBe(0);
  // Two of them side by side never read as one number, on large cards either.
  expect(indexScale('1', false, 0.45)).toBeLessThan(0.8);
});

it('knows how much of each card is seen', () => {
  const [ones, jesters] = rowOfFans(['1', '1', 'JO'], ROOM, 46);
  expect(ones?.seen.map((part) => indexScale('1', true, part) < 1)).toEqual([true, false]);
  expect(jesters?.seen).toEqual([1]);
  // So many kinds that they lie on one another.
  for (const { copies, seen } of rowOfFans('1 2 3 4 5 6 7 8 9 10 11 12'.split(' '), ROOM, 46).slice(0, -1)) {
    expect(copies).toHaveLength(1);
    expect(seen[0]).toBeLessThan(1);
  }
  const group = { cards: ['12', '12'], kind: 'set' as const, value: '12', size: 2, protected: false };
  const { edges, top } = fanOfMoves([group, group], ROOM, 46);
  expect(edges[0]?.seen).toBeLessThan(0.5);
  expect(top.map(({ seen }) => seen < 1)).toEqual([true, false]);
});
