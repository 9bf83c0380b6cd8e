import { afterEach, expect, test, vi } from 'vitest';
import type { Losses } from '../protocol';
import { lossesOf } from '../review/asking';
import { dated, placesOf, topOf } from './chart';
import { byWeek, gained, lostIn, type Reviewed } from './losses';
import { mondayOf, weekNumber, weeksBetween } from './weeks';

/** What is told of a match whose decisions lost these points each. */
const lost = (points: number[]): Losses => ({
  decisions: points.length,
  fine: points.filter((one) => one === 0).length,
  points: {
    total: points.reduce((sum, one) => sum + one, 0),
    squares: points.reduce((sum, one) => sum + one * one, 0),
  },
  chance: { total: 0, squares: 0 },
});

const matchOn = (day: string, points: number[]): Reviewed => ({
  game: 'beanie',
  ended: new Date(`${day}T23:30`).getTime(),
  losses: lost(points),
});

test('weeks begin on a Monday where the reader is, and have the number of their Thursday', () => {
  const numbered = (day: string) => weekNumber(mondayOf(new Date(`${day}T12:00`).getTime()));
  // The last days of 2026 are of its 53rd week; the year before and the one after begin in the middle of one, too.
  expect(['2025-12-29', '2026-01-04', '2026-01-05', '2026-12-31', '2027-01-03'].map(numbered)).toEqual([
    1, 1, 2, 53, 53,
  ]);
  expect(mondayOf(new Date('2026-11-22T23:59').getTime())).toEqual(new Date('2026-11-16T00:00'));
  expect(mondayOf(new Date('2026-11-23T00:00').getTime())).toEqual(new Date('2026-11-23T00:00'));
  // The clocks are changed in between.
  expect(weeksBetween(new Date('2026-03-23T00:00'), new Date('2026-03-30T00:00'))).toBe(1);
});

test('what was lost is put together from all decisions of a week, whatever match they were in', () => {
  const matches = [
    matchOn('2026-11-22', [4, 0]),
    matchOn('2026-11-23', [1]),
    matchOn('2026-11-20', [0, 2]),
    matchOn('2026-11-24', []),
  ];
  const [first, second, ...more] = byWeek(matches, 'points');
  expect(more).toEqual([]);
  expect(first).toMatchObject({ monday: new Date('2026-11-16T00:00'), matches: 2, decisions: 4, fine: 2 });
  // The mean of 4, 0, 0 and 2 with their standard deviation of 1.915.
  expect(first?.lost.mean).toBe(1.5);
  expect((first?.lost.high ?? 0) - 1.5).toBeCloseTo((1.959964 * 1.914854) / 2, 5);
  // A single decision says nothing of others.
  expect(second?.lost).toEqual({ mean: 1, low: -Infinity, high: Infinity });
  expect(lostIn([], 'points').lost.mean).toBe(0);
});

test('the last week is compared with those before where there is enough of both', () => {
  const many = (points: number) => Array.from({ length: 30 }, (_, index) => points + (index % 2));
  const before = matchOn('2026-11-10', many(1));
  expect(gained([before, matchOn('2026-11-17', many(0).slice(1))], 'points')).toBeNull();
  expect(gained([before], 'points')).toBeNull();
  const gain = gained([before, matchOn('2026-11-17', many(0))], 'points');
  expect(gain?.mean).toBe(1);
  expect((gain?.high ?? 0) - 1).toBeCloseTo(1.959964 * Math.sqrt((2 * (7.5 / 29)) / 30), 5);
});

test('weeks lie as far apart as they are, on a scale with round numbers, and dates where there is room', () => {
  const weeks = byWeek(
    [matchOn('2026-11-04', [0.2, 0.4]), matchOn('2026-11-11', [0.7]), matchOn('2026-12-02', [0.1, 0.1])],
    'points',
  );
  expect(placesOf(weeks)).toEqual([0, 0.25, 1]);
  expect(placesOf(weeks.slice(0, 1))).toEqual([0.5]);
  expect(topOf(weeks)).toBe(2);
  expect(topOf(weeks.slice(2))).toBe(0.1);
  expect(topOf([])).toBe(1);
  expect(dated([0, 0.25, 1], 0.3)).toEqual([1, 2]);
  expect(dated([0, 0.25, 1], 0.2)).toEqual([0, 1, 2]);
  expect(dated([0.5], 2)).toEqual([0]);
});

afterEach(() => vi.unstubAllGlobals());

test('the house is asked in portions that it takes', async () => {
  const sizes: number[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const wanted = JSON.parse(body) as unknown[];
    sizes.push(wanted.length);
    return Promise.resolve(Response.json(wanted.map(() => lost([1]))));
  });
  const matches = Array.from({ length: 30 }, (_, number) => ({
    record: `biberbau/1 ${number} ${'x'.repeat(number < 4 ? 60_000 : 10)}`,
    path: null,
    game: 'beanie',
    names: [],
    totals: [],
    places: [],
    seat: 0,
    ended: 0,
  }));
  const found = await lossesOf(matches);
  expect(found.size).toBe(30);
  expect(sizes).toEqual([3, 24, 3]);
});
