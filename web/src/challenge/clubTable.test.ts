import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdSeat } from '../connection/seats';
import { games } from '../lobby/games.svelte';
import type { Challenge } from '../protocol';
import { settings } from '../settings.svelte';
import TablePage from '../table/TablePage.svelte';
import { visit } from '../table/visit.svelte';
import { challengeOf, waitingOf } from '../testing/challenges';
import { gameOf } from '../testing/games';
import { button, click, show } from '../testing/screen';
import { ScriptedSocket } from '../testing/scriptedSocket';
import { newSession, sessionWith } from '../testing/sessions';
import { setStage } from '../testing/stage';
import { snapshotOf, tableOf } from '../testing/tables';

setStage();

const SEAT = { code: 'POND5', token: 'a-token-of-anna-that-is-long' };

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en', name: 'Anna' });
  games.list = [gameOf()];
  holdSeat({ ...SEAT, game: 'biber-gang', visited: 1 });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  games.list = [];
});

/** Comes to Carl's table by its own address, where the house tells the challenge with these changes. */
async function come(changes: Partial<Challenge>): Promise<string> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    asked.push(String(body));
    return Promise.resolve(new Response(JSON.stringify(challengeOf(changes))));
  });
  const session = newSession({ code: 'POND9', game: '', name: '' });
  show(TablePage, { session });
  const socket = ScriptedSocket.latest();
  socket.accept();
  const reason = { message: 'refusal-challenge-watch', arguments: { challenge: 'CHALLENGE7' } };
  socket.say({ type: 'refused', id: socket.written.at(-1)?.id ?? '', reason, clause: null, late: null });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('h1')).not.toBeNull();
  });
  return asked[0] ?? '';
}

test('the bare link of a club table tells who sits there, and shows the house the seats of this device', async () => {
  const join = vi.spyOn(visit, 'join').mockReturnValue();
  const asked = await come({ waiting: [waitingOf(), waitingOf({ code: 'POND8', opener: 'Dora' })] });
  expect(JSON.parse(asked)).toEqual([SEAT]);
  expect(document.body.textContent).toContain('Carl (Seat 1)');
  expect(document.body.textContent).not.toContain('Dora');
  click('Seat 2');
  expect(join).toHaveBeenCalledWith('POND9', 'biber-gang', 'Anna', { seat: 1, seats: [SEAT] });
});

test('who has had the cards is led from there to the challenge', async () => {
  await come({ had: true, waiting: [] });
  expect(document.body.textContent).toContain('You have played these cards before');
  expect(button('To the challenge').classList).toContain('primary');
});

test('where no seat is free it is said so', async () => {
  await come({ waiting: [] });
  expect(document.body.textContent).toContain('No seat is free for you at this table.');
});

test('who watches a match with shared cards shows the seats of this device when they ask for one', () => {
  const challenge = { code: 'CHALLENGE7', counted: true, sealed: false };
  const session = sessionWith(snapshotOf({ seat: null, table: tableOf({ challenge }) }));
  session.join('Anna', 1);
  expect(ScriptedSocket.latest().written.at(-1)).toMatchObject({ type: 'join', seat: 1, seats: [SEAT] });
});
