import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../lobby/games.svelte';
import { settings } from '../settings.svelte';
import { gameOf } from '../testing/games';
import { show } from '../testing/screen';
import '../texts/later';
import DayPage from './DayPage.svelte';

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en' });
  games.list = [gameOf()];
});

afterEach(() => {
  vi.unstubAllGlobals();
  games.list = [];
});

/** Opens the page of the days under a query; returns the field of the day. */
async function fieldUnder(query: string): Promise<HTMLInputElement> {
  history.replaceState(null, '', `/daily${query}`);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ first: '2026-11-01', today: '2026-11-23' }))),
  );
  show(DayPage, {});
  return vi.waitFor(() => {
    flushSync();
    const field = document.querySelector('input');
    if (field === null) throw new Error('the days are not there yet');
    return field;
  });
}

test('whoever comes back from a position finds the day that they had chosen', async () => {
  const field = await fieldUnder('?day=2026-11-20');
  expect(field.value).toBe('2026-11-20');
  expect(document.querySelector('li a')?.getAttribute('href')).toBe('/daily/biber-gang/2026-11-20');
  field.value = '2026-11-19';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  expect(location.search).toBe('?day=2026-11-19');
});

test('a day that there is not is today', async () => {
  expect((await fieldUnder('?day=2027-01-01')).value).toBe('2026-11-23');
  expect(location.search).toBe('');
});
