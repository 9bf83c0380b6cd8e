import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteLaid } from '../connection/laid';
import { holdSeat } from '../connection/seats';
import { games } from '../lobby/games.svelte';
import type { Challenge, WaitingTable } from '../protocol';
import { settings } from '../settings.svelte';
import { visit } from '../table/visit.svelte';
import { challengeOf, waitingOf } from '../testing/challenges';
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
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(challengeOf(changes)))));
  show(ChallengePage, { code: CODE });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('h1')).not.toBeNull();
  });
}

test('who sits down at a table that waits shows the seats that may have had its cards', async () => {
  const join = vi.spyOn(visit, 'join').mockReturnValue();
  await showTold({ waiting: [waitingOf()] });
  click('Seat 2');
  const seats = [{ code: 'POND7', token: TOKEN }];
  expect(join).toHaveBeenCalledWith('POND9', 'biber-gang', 'Anna', { seat: 1, seats });
});

test('who has had the cards plays them again without being promised that it counts', async () => {
  await showTold({ had: true });
  expect(button('Play again, not counted').classList).not.toContain('primary');
  expect(document.body.textContent).not.toContain('The first match on this device counts.');
});

test('people of a club who may be anybody are counted', async () => {
  const people = { name: '', bot: null };
  await showTold({ seats: [people, people, people, { name: 'Berta', bot: 'careful' }] });
  expect(document.querySelector('dd')?.textContent.trim()).toBe('3 people · Berta (Careful dam builder)');
});

test('who challenges others is told what they get, and nobody that they get their own cards', async () => {
  const alone = { club: false, challenger: 'Anna' };
  await showTold({ ...alone, maker: true });
  expect(document.body.textContent).toContain('Everybody gets the cards that you had');
  document.body.replaceChildren();
  await showTold(alone);
  expect(document.body.textContent).toContain('You get the cards that Anna had');
});

test('who has not had the cards reads that the first match counts', async () => {
  await showTold({});
  expect(button('Open a table').classList).toContain('primary');
  expect(document.body.textContent).toContain('The first match on this device counts.');
});

test('before anybody has played the cards, nobody is told of anybody else', async () => {
  await showTold({ played: 0, results: null });
  expect(document.querySelector('p[role=status]')?.textContent).toContain('Nobody has played these cards');
});

test('where a table waits, that comes first and another one is no longer offered before it', async () => {
  await showTold({ waiting: [waitingOf()] });
  expect(button('Open a table').classList).not.toContain('primary');
  const order = button('Seat 2').compareDocumentPosition(button('Open a table'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a table is told with who sits there, and its seats are offered only where they can be taken now', async () => {
  await showTold({ waiting: [waitingOf({ chance: 'between' })] });
  expect(document.body.textContent).toContain('Carl (Seat 1)');
  expect(document.body.textContent).toContain('Cards are about to be dealt');
  expect(button('Seat 2')).toBeTruthy();
});

test('a house that is not updated yet tells less of a table, and its seats are offered all the same', async () => {
  const { code, opener, free } = waitingOf();
  await showTold({ waiting: [{ code, opener, free }] as WaitingTable[] });
  expect(document.body.textContent).not.toContain('(Seat 1)');
  expect(button('Seat 2')).toBeTruthy();
  expect(button('Open a table').classList).not.toContain('primary');
});

test.each([
  ['locked', 'The table is locked.'],
  ['shut', 'Nobody can sit down here just now.'],
] as const)('at a table that is %s no seat is offered', async (chance, said) => {
  await showTold({ waiting: [waitingOf({ chance })] });
  expect(document.body.textContent).toContain('The table of Carl');
  expect(document.body.textContent).toContain(said);
  expect(() => button('Seat 2')).toThrow();
  expect(button('Open a table').classList).toContain('primary');
});

test('cards that were laid ready have nobody to beat, and whoever did it waits for the results', async () => {
  noteLaid({ code: CODE, token: TOKEN, game: 'biber-gang', laid: 1 });
  await showTold({ challenger: null, seat: null, to_beat: null, maker: true, running: 2 });
  expect(document.querySelector('h1')?.textContent).toBe('The same cards for everybody');
  expect(document.body.textContent).not.toContain('To beat');
  expect(document.body.textContent).toContain(
    'You see the results once you have played yourself, or once you end it.',
  );
  expect(document.body.textContent).toContain('2 tables are still playing: their cards would lie open, too.');
});

test('of a club the challenger is told with the seat in which they had these points', async () => {
  await showTold({});
  expect(document.querySelector('.beat')?.textContent).toContain('Bert in seat 1');
});

const BUSY = { reason: { message: 'refusal-replay-busy', arguments: {} }, because: null };

test('whoever finds nobody at first asks again, and then sees the challenge', async () => {
  let away = true;
  vi.stubGlobal('fetch', () =>
    away ? Promise.reject(new Error('away')) : Promise.resolve(new Response(JSON.stringify(challengeOf({})))),
  );
  show(ChallengePage, { code: CODE });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('h1')?.textContent).toBe('Not just now');
  });
  away = false;
  click('Ask again');
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('.beat')?.textContent).toContain('Bert in seat 1');
  });
});

test('of a challenge that there is not nobody asks again', async () => {
  const reason = { message: 'refusal-challenge-unknown', arguments: {} };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ reason, because: null }), { status: 404 })),
  );
  show(ChallengePage, { code: CODE });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('h1')).not.toBeNull();
  });
  expect(document.querySelector('h1')?.textContent).not.toBe('Not just now');
  expect(() => button('Ask again')).toThrow();
});

test('why a challenge could not be ended is said beside the button, until it is tried again', async () => {
  noteLaid({ code: CODE, token: TOKEN, game: 'biber-gang', laid: 1 });
  let refusing = true;
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path.endsWith('/end') && refusing
        ? new Response(JSON.stringify(BUSY), { status: 503 })
        : new Response(JSON.stringify(challengeOf({ challenger: null, seat: null, maker: true }))),
    ),
  );
  show(ChallengePage, { code: CODE });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('h1')).not.toBeNull();
  });
  click('End the challenge');
  click('Yes, end it');
  const alert = () => document.querySelector('.end [role=alert]');
  await vi.waitFor(() => {
    flushSync();
    expect(alert()).not.toBeNull();
  });
  refusing = false;
  click('End the challenge');
  click('Yes, end it');
  await vi.waitFor(() => {
    flushSync();
    expect(alert()).toBeNull();
  });
});
