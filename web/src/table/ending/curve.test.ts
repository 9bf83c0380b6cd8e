import { expect, test } from 'vitest';
import { chartOf, running, ticksOf } from './curve';
import { aroundTheMiddle } from './ranking';

const FRAME = { width: 240, height: 120, left: 20, right: 20, top: 10, bottom: 10, apart: 30 };

test('points are added up from nothing, round by round', () => {
  expect(
    running(
      [
        [3, -1],
        [4, 5],
      ],
      2,
    ),
  ).toEqual([
    [0, 3, 7],
    [0, -1, 4],
  ]);
});

test('the better points are above, whichever are better', () => {
  const sums = [
    [0, 3, 7],
    [0, -1, 4],
  ];
  const high = chartOf(sums, 'high', FRAME).lines.map(({ end }) => end.y);
  const low = chartOf(sums, 'low', FRAME).lines.map(({ end }) => end.y);
  expect(high[0]).toBe(10);
  expect(low[0]).toBe(110);
  expect(low[1]).toBeLessThan(low[0] ?? 0);
  expect(chartOf(sums, 'low', FRAME).lines[1]?.path).toBe('M20.0 22.5L120.0 10.0L220.0 72.5');
});

test('no beaver hides another where lines end together, and none leaves the chart', () => {
  const heads = chartOf(
    [
      [0, 5],
      [0, 5],
      [0, 4],
      [0, 0],
    ],
    'high',
    FRAME,
  )
    .lines.map(({ head }) => head)
    .sort((one, other) => one - other);
  for (const [index, head] of heads.entries()) {
    expect(head).toBeGreaterThanOrEqual(10);
    expect(head).toBeLessThanOrEqual(110);
    if (index > 0) expect(head - (heads[index - 1] ?? 0)).toBeGreaterThanOrEqual(30);
  }
});

test('the scale has few and round numbers', () => {
  expect(ticksOf(-3, 40)).toEqual([0, 10, 20, 30, 40]);
  expect(ticksOf(0, 3)).toEqual([0, 1, 2, 3]);
  expect(ticksOf(5, 5)).toEqual([5]);
  for (const most of [1, 2, 7, 13, 88, 250, 999]) {
    const ticks = ticksOf(0, most);
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThan(8);
  }
});

test('the best stands in the middle', () => {
  const order = aroundTheMiddle(3);
  expect([0, 1, 2].sort((one, other) => (order[one] ?? 0) - (order[other] ?? 0))).toEqual([1, 0, 2]);
});
