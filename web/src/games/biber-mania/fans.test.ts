import { describe, expect, it } from 'vitest';
import type { Rect } from '../../cards/place';
import { fanOfMoves, rowOfFans, rowsOfFans } from './fans';
import type { Group } from './picture';

const ROOM: Rect = { left: 10, top: 20, width: 366, height: 140 };
const HAND = ['2', '3', '5', '7', '7', '7', '8', '8', '10', '12', 'DI', 'KO', 'JO'];
const right = ({ left, width }: Rect) => left + width;

describe('a row of fans', () => {
  it('keeps equal cards together, in the order of their values', () => {
    const fans = rowOfFans(['9', 'KO', '10', '9', 'JO'], ROOM, 46);
    expect(fans.map(({ code, copies }) => `${code} ${copies.length}`)).toEqual([
      '9 2',
      '10 1',
      'KO 1',
      'JO 1',
    ]);
  });

  it.each([
    ['nine different cards', ['1', '2', '3', '4', '5', '6', '7', '8', '9']],
    ['nine equal cards', Array.from({ length: 9 }, () => '4')],
    ['a long hand', [...HAND, ...HAND]],
  ])('stays in its room with %s', (_, codes) => {
    const copies = rowOfFans(codes, ROOM, 46).flatMap((fan) => fan.copies);
    expect(copies).toHaveLength(codes.length);
    expect(Math.min(...copies.map(({ left }) => left))).toBeGreaterThanOrEqual(ROOM.left - 0.01);
    expect(Math.max(...copies.map(right))).toBeLessThanOrEqual(right(ROOM) + 0.01);
  });

  it('leaves every kind its left side, where the index is', () => {
    const fans = rowOfFans(HAND, ROOM, 46);
    const fronts = fans.map(({ copies }) => copies.at(-1)?.left ?? 0);
    const starts = fans.map(({ copies }) => copies[0]?.left ?? 0);
    for (const [index, front] of fronts.slice(0, -1).entries())
      expect((starts[index + 1] ?? 0) - front).toBeGreaterThanOrEqual(16);
  });
});

it('splits a hand into rows of about the same width', () => {
  const fans = rowsOfFans(HAND, ROOM, 46, 2);
  const tops = fans.map(({ copies }) => copies[0]?.top);
  expect(new Set(tops).size).toBe(2);
  expect(tops.filter((top) => top === ROOM.top).length).toBeGreaterThanOrEqual(4);
  expect(fans.flatMap(({ copies }) => copies)).toHaveLength(HAND.length);
});

describe('a pile', () => {
  const group = (...cards: string[]): Group => ({
    cards,
    kind: 'set',
    value: '7',
    size: cards.length,
    protected: false,
  });

  it('shows an edge of each earlier move and the whole topmost group', () => {
    const { edges, top } = fanOfMoves([group('2', '2'), group('9'), group('7', '7', 'KO')], ROOM, 40);
    expect(edges.map(({ code }) => code)).toEqual(['2', '9']);
    expect(top.map(({ code }) => code)).toEqual(['7', '7', 'KO']);
    expect(top[0]?.rect.left).toBeGreaterThan(edges[1]?.rect.left ?? 0);
  });

  it('hides what is hidden, and stays in a narrow room', () => {
    const narrow = { ...ROOM, width: 74 };
    const many = Array.from({ length: 12 }, (): Group => ({ count: 2 }));
    const { edges, top } = fanOfMoves([...many, group('7', '7', '7', '7', '7')], narrow, 40);
    expect(edges.every(({ code }) => code === null)).toBe(true);
    expect(Math.max(...[...edges, ...top].map(({ rect }) => right(rect)))).toBeLessThanOrEqual(
      right(narrow) + 0.01,
    );
    expect(top).toHaveLength(5);
  });

  it('is empty before the first move', () => {
    expect(fanOfMoves([], ROOM, 40)).toEqual({ edges: [], top: [] });
  });
});
