import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdSeat } from '../connection/seats';
import { settings } from '../settings.svelte';
import { gameOf } from '../testing/games';
import { show } from '../testing/screen';
import { setStage } from '../testing/stage';
import { games } from './games.svelte';
import Home from './Home.svelte';

setStage();

const asked = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  settings.change({ language: 'en' });
  holdSeat({ code: 'POND7', token: 'token-of-sixteen-or-more', game: 'biber-gang', visited: 1 });
  vi.stubGlobal('fetch', (path: string) =>
    path === '/api/seats' ? asked() : Promise.resolve(new Response('')),
  );
  games.list = [gameOf()];
});

afterEach(() => {
  games.list = [];
  asked.mockReset();
  vi.useRealTimers();
});

/** How the table stands at which the reader sits, whose turn it is. */
function tableAt(seat: number): Response {
  const names = ['Anna', 'Ben'];
  return Response.json([
    { code: 'POND7', game: 'biber-gang', stage: 'playing', seat: 0, names, totals: null, to_act: [seat] },
  ]);
}

const told = () => document.querySelector('.turn')?.textContent.trim();

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

test('where the line is gone just when the page asks, the tables come a little later', async () => {
  asked.mockRejectedValueOnce(new TypeError('no line'));
  asked.mockImplementation(() => Promise.resolve(tableAt(1)));
  show(Home, {});
  await pass(0);
  expect(told()).toBeUndefined();
  await pass(1000);
  expect(told()).toBe('Ben is to act.');
});

test('whoever comes back to the page finds the tables as they stand now', async () => {
  asked.mockImplementationOnce(() => Promise.resolve(tableAt(1)));
  asked.mockImplementationOnce(() => Promise.resolve(tableAt(0)));
  show(Home, {});
  await pass(0);
  expect(told()).toBe('Ben is to act.');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(told()).toBe('● It is your turn.');
});
