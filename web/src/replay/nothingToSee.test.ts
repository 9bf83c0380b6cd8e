import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdSeat } from '../connection/seats';
import { router } from '../routing.svelte';
import { settings } from '../settings.svelte';
import { click, show, takeDown } from '../testing/screen';
import '../texts/later';
import { NotShown } from './archive';
import NothingToSee from './NothingToSee.svelte';

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en' });
});

afterEach(() => {
  vi.restoreAllMocks();
});

const again = vi.fn();

/** The heading, and the names of the ways on, where a match is refused for this reason. */
function shownFor(message: string, match = 'pond7/1'): [string, ...string[]] {
  show(NothingToSee, { match, problem: new NotShown({ message, arguments: { eyes: '9' } }), again });
  const ways = [...document.querySelectorAll('main button')].map((way) => way.textContent);
  return [document.querySelector('h1')?.textContent ?? '', ...ways];
}

test('who looks back too early is led to the table first', () => {
  expect(shownFor('refusal-replay-not-over')).toEqual([
    'Not over yet',
    'To the table',
    'My matches',
    'To the front page',
  ]);
  const go = vi.spyOn(router, 'go').mockReturnValue();
  click('To the table');
  expect(go).toHaveBeenCalledWith('/t/POND7');
});

test('to a table with sealed cards only those are led who have a seat there', async () => {
  expect(shownFor('refusal-deal-sealed')).not.toContain('To the table');
  await takeDown();
  holdSeat({ code: 'POND7', token: 'a-token-of-anna-that-is-long', game: 'biber-gang', visited: 1 });
  expect(shownFor('refusal-deal-sealed')).toContain('To the table');
});

test('a record that was forgotten can be pasted once more', () => {
  expect(shownFor('refusal-replay-record-gone', 'record/0123456789abcdef')).toEqual([
    'This match is not here any more',
    'My matches',
    'Look back at a record',
    'To the front page',
  ]);
});

test.each([
  ['refusal-table-broken', 'This match cannot be shown'],
  ['refusal-replay-no-eyes', 'There is nothing to see here'],
])('%s leads to other matches', (message, title) => {
  expect(shownFor(message)).toEqual([title, 'My matches', 'To the front page']);
});

test('what cannot be had just now is asked for again', () => {
  expect(shownFor('web-replay-unreachable')[1]).toBe('Ask again');
  click('Ask again');
  expect(again).toHaveBeenCalledOnce();
});
