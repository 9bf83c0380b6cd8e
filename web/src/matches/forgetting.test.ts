import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import '../texts/later';
import { keptMatch } from '../testing/matches';
import { button, click, show, takeDown } from '../testing/screen';
import { GRACE } from './forgetting.svelte';
import { keep, keptMatches } from './kept';
import MatchesPage from './MatchesPage.svelte';

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en' });
  vi.useFakeTimers();
  keep([keptMatch(1), keptMatch(2)]);
  show(MatchesPage, {});
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a match that is forgotten can be had back for some seconds, and is not deleted before', async () => {
  click('Forget the match');
  await vi.advanceTimersByTimeAsync(0);
  expect(document.activeElement?.textContent.trim()).toBe('Keep it after all');
  expect(document.body.textContent).toContain('One match, won.');
  vi.advanceTimersByTime(GRACE - 1);
  expect(keptMatches()).toHaveLength(2);
  click('Keep it after all');
  await vi.advanceTimersByTimeAsync(0);
  expect(document.activeElement?.textContent).toContain('with Ben');
  vi.advanceTimersByTime(2 * GRACE);
  expect(keptMatches()).toHaveLength(2);
  expect(document.body.textContent).toContain('2 matches, 2 won.');
});

test('after these seconds it is forgotten, and the focus is not lost', async () => {
  click('Forget the match');
  await vi.advanceTimersByTimeAsync(0);
  vi.advanceTimersByTime(GRACE);
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  expect(keptMatches().map(({ ended }) => ended)).toEqual([1]);
  expect(() => button('Keep it after all')).toThrow();
  expect(document.activeElement?.tagName).toBe('H1');
});

test('all that are forgotten together can be had back together, and it is said how many', async () => {
  click('Forget all');
  click('Yes, forget all 2 matches');
  await vi.advanceTimersByTimeAsync(GRACE - 1);
  expect(keptMatches()).toHaveLength(2);
  expect(document.body.textContent).toContain('2 matches will be forgotten in 10 seconds.');
  click('Keep all 2 after all');
  await vi.advanceTimersByTimeAsync(2 * GRACE);
  expect(keptMatches()).toHaveLength(2);
  click('Forget all');
  click('Yes, forget all 2 matches');
  await vi.advanceTimersByTimeAsync(GRACE);
  expect(keptMatches()).toEqual([]);
});

test('a match that was kept and is forgotten anew has all its seconds again', async () => {
  click('Forget the match');
  await vi.advanceTimersByTimeAsync(GRACE - 1);
  click('Keep it after all');
  await vi.advanceTimersByTimeAsync(0);
  click('Forget the match');
  await vi.advanceTimersByTimeAsync(GRACE - 1);
  expect(keptMatches()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(keptMatches()).toHaveLength(1);
});

test('with the last match against somebody goes the choice of their matches, and the others are listed', async () => {
  await takeDown();
  keep([keptMatch(3, { names: ['Anna', 'Carla'] })]);
  show(MatchesPage, {});
  const [, against] = document.querySelectorAll('select');
  if (!against) throw new Error('nobody can be chosen');
  against.value = 'Carla';
  against.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect(document.querySelectorAll('main li')).toHaveLength(1);
  click('Forget the match');
  await vi.advanceTimersByTimeAsync(GRACE);
  flushSync();
  expect(document.querySelectorAll('main li')).toHaveLength(2);
  expect(against.value).toBe('');
});
