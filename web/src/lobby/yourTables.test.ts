import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { holdSeat } from '../connection/seats';
import { settings } from '../settings.svelte';
import { show } from '../testing/screen';
import { games } from './games.svelte';
import YourTables from './YourTables.svelte';

afterEach(() => {
  games.list = [];
  vi.unstubAllGlobals();
});

test.each([
  [[23, -4], 'you 23 · Ben \u22124'],
  [[0, 0], null],
])('of a match with the totals %j the front page says how it stands', async (totals, standing) => {
  localStorage.clear();
  settings.change({ language: 'en' });
  holdSeat({ code: 'POND7', token: 'token-of-sixteen-or-more', game: 'biber-gang', visited: 1 });
  const glance = {
    code: 'POND7',
    game: 'biber-gang',
    stage: 'playing',
    names: ['Anna', 'Ben'],
    seat: 0,
    totals,
    to_act: [1],
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([glance])));
  games.list = [
    {
      name: 'biber-gang',
      players: { least: 2, most: 6 },
      options: [],
      constants: [],
      variants: [],
      settings: [],
      bots: [],
      levels: [],
      adaptive: null,
      at_once: { bots: [], options: {} },
    },
  ];
  show(YourTables, {});
  await vi.waitFor(() => {
    flushSync();
    expect(document.body.textContent).toContain('with Ben');
  });
  expect(document.querySelector('.figures')?.textContent ?? null).toBe(standing);
});
