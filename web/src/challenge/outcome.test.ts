import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Challenge, ComparedResult } from '../protocol';
import { settings } from '../settings.svelte';
import { challengeOf } from '../testing/challenges';
import { show } from '../testing/screen';
import '../texts/later';
import Outcome from './Outcome.svelte';
import Winners from './Winners.svelte';

beforeEach(() => settings.change({ language: 'en' }));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A result of somebody, in a match that is named after them. */
function row(name: string, points: number, gain: number, place: number): ComparedResult {
  return { name, match: `${name}/1`, points, gain, place };
}

/** Shows what came of Anna's match in the first seat. */
async function outcomeOf(changes: Partial<Challenge>): Promise<string> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(challengeOf(changes)))));
  show(Outcome, { code: 'CHALLENGE7', match: 'Anna/1', seat: 0 });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('[role=status]')).not.toBeNull();
  });
  return document.querySelector('[role=status]')?.textContent ?? '';
}

const compared = (...results: ComparedResult[]) => [{ seat: 0, mean: 0, within: null, results }];

test.each([
  [16, 'You have beaten Bert by 7 points!'],
  [23, 'You are level with Bert.'],
  [24, 'Bert stays ahead by one point.'],
])('with %i points against 23 of which the fewest win, the page says: %s', async (points, said) => {
  const results = compared(row('Anna', points, 2.25, 1), row('Bert', 23, -2.25, 2));
  const told = await outcomeOf({ results });
  expect(told).toContain(said);
  expect(told).toContain('Place 1 of 2 in your seat so far, +2.3 to the mean.');
});

test('in another seat than the challenger nobody is beaten, and tables that play on are named', async () => {
  const told = await outcomeOf({ seat: 1, running: 2, results: compared(row('Anna', 16, 0, 1)) });
  expect(told).not.toContain('Bert');
  expect(told).toContain('You are the first to finish in your seat.');
  expect(told).toContain('2 tables are still playing.');
});

test('whoever is best over all seats stands on the podium', () => {
  const overall = [
    { name: 'Carl', match: 'POND9/1', seat: 1, gain: 4, place: 1 },
    { name: 'Anna', match: 'POND8/1', seat: 0, gain: -4, place: 2 },
  ];
  const own = [{ code: 'POND9', seat: 1, running: false, counted: true }];
  show(Winners, { challenge: challengeOf({ ended: true, overall, own }) });
  expect(document.querySelector('h2')?.textContent).toBe('Carl has won.');
  expect(document.body.textContent).toContain('Better than the mean by 4.0.');
  expect([...document.querySelectorAll('li.own strong')].map((name) => name.textContent)).toEqual(['Carl']);
});

test('with a single result nobody has won, and who is level shares the win', async () => {
  show(Winners, { challenge: challengeOf({ ended: true, results: compared(row('Anna', 9, 0, 1)) }) });
  expect(document.querySelector('h2')).toBeNull();
  const { takeDown } = await import('../testing/screen');
  await takeDown();
  const level = compared(row('Anna', 9, 0, 1), row('Bert', 9, 0, 1));
  show(Winners, { challenge: challengeOf({ ended: true, results: level }) });
  expect(document.querySelector('h2')?.textContent).toBe('Anna and Bert share the win.');
  expect(document.body.textContent).not.toContain('Better than the mean');
});
