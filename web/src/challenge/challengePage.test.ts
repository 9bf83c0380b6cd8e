import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdSeat } from '../connection/seats';
import { games } from '../lobby/games.svelte';
import type { Challenge } from '../protocol';
import { settings } from '../settings.svelte';
import { visit } from '../table/visit.svelte';
import { gameOf } from '../testing/games';
import { button, click, show } from '../testing/screen';
import '../texts/later';
import ChallengePage from './ChallengePage.svelte';

const CODE = 'CHALLENGE7';
const TOKEN = 'a-token-of-anna-that-is-long';

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en', name: 'Anna' });
  games.list = [gameOf()];
  holdSeat({ code: 'POND7', token: TOKEN, game: 'biber-gang', visited: 1 });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  games.list = [];
});

/** Shows the page of a club's challenge that is told with these changes. */
async function showTold(changes: Partial<Challenge>): Promise<void> {
  const challenge: Challenge = {
    code: CODE,
    game: 'biber-gang',
    options: {},
    better: 'low',
    challenger: 'Bert',
    seat: 0,
    to_beat: 23,
    club: true,
    seats: [
      { name: 'Bert', bot: null },
      { name: '', bot: null },
    ],
    ended: false,
    played: 1,
    own: [],
    maker: false,
    results: null,
    had: false,
    waiting: [],
    ...changes,
  };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(challenge))));
  show(ChallengePage, { code: CODE });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('h1')).not.toBeNull();
  });
}

test('who sits down at a table that waits shows the seats that may have had its cards', async () => {
  const join = vi.spyOn(visit, 'join').mockReturnValue();
  await showTold({ waiting: [{ code: 'POND9', opener: 'Carl', free: [1] }] });
  click('Seat 2');
  const seats = [{ code: 'POND7', token: TOKEN }];
  expect(join).toHaveBeenCalledWith('POND9', 'biber-gang', 'Anna', { seat: 1, seats });
});

test('who has had the cards plays them again without being promised that it counts', async () => {
  await showTold({ had: true });
  expect(button('Play again, not counted').classList).not.toContain('primary');
  expect(document.body.textContent).not.toContain('The first match on this device counts.');
});

test('who has not had the cards reads that the first match counts', async () => {
  await showTold({});
  expect(button('Open a table').classList).toContain('primary');
  expect(document.body.textContent).toContain('The first match on this device counts.');
});
