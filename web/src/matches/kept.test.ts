import { beforeEach, expect, test, vi } from 'vitest';
import { holdSeat } from '../connection/seats';
import { keptMatch as matchOf } from '../testing/matches';
import { snapshotOf, tableOf } from '../testing/tables';
import { stateOf } from '../table/state';
import {
  collect,
  fared,
  finishedAt,
  forget,
  keep,
  keepFinished,
  keptMatches,
  linesOf,
  matchesIn,
  MOST,
  optionsOf,
  ROOM,
} from './kept';
import { isRatable, questionOf } from './ratings';
import { layDown, parcelIn, parcelLink, pickUp } from './parcel';

beforeEach(() => localStorage.clear());

test('a match is kept once, the newest first, and so many of them', () => {
  expect(keep([matchOf(1), matchOf(2), matchOf(1)])).toBe(2);
  expect(keep([matchOf(2)])).toBe(0);
  expect(keptMatches().map(({ ended }) => ended)).toEqual([2, 1]);
  keep(Array.from({ length: MOST }, (_, number) => matchOf(number + 10)));
  expect(keptMatches()).toHaveLength(MOST);
  forget([matchOf(10).record]);
  expect(keptMatches()).toHaveLength(MOST - 1);
  forget(keptMatches().map(({ record }) => record));
  expect(keptMatches()).toEqual([]);
});

/** Lets the browser keep so many characters in all; restored by `mockRestore`. */
function withRoom(room: number) {
  const set = Storage.prototype.setItem;
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    const others = Object.keys(this).filter((other) => other !== key);
    const taken = others.reduce((sum, other) => sum + (this.getItem(other)?.length ?? 0), 0);
    if (taken + value.length > room) throw new DOMException('full', 'QuotaExceededError');
    set.call(this, key, value);
  });
}

test('where a browser has no room for all the newest are kept, and no match is said to have come that is not there', () => {
  keep([matchOf(50), matchOf(60)]);
  const full = withRoom(ROOM + 20 * JSON.stringify(matchOf(60)).length);
  const older = Array.from({ length: 45 }, (_, number) => matchOf(number));
  const come = keep(older);
  const kept = keptMatches();
  expect(kept.slice(0, 3).map(({ ended }) => ended)).toEqual([60, 50, 44]);
  expect(come).toBe(kept.length - 2);
  expect(come).toBeGreaterThan(10);
  expect(come).toBeLessThan(20);
  // There is room for seats besides.
  holdSeat({ code: 'POND7', token: 'token-of-sixteen-or-more', game: 'biber-gang', visited: 1 });
  expect(localStorage.getItem('biberbau-seats')).toContain('POND7');
  full.mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(keep([matchOf(70)])).toBe(0);
  expect(keptMatches()).toEqual(kept);
  full.mockRestore();
});

test('where something else takes all the room, matches are kept as far as they fit', () => {
  localStorage.setItem('of-another-page', ' '.repeat(ROOM));
  const full = withRoom(ROOM + 5000);
  expect(keep([matchOf(1), matchOf(2)])).toBe(2);
  expect(keptMatches()).toHaveLength(2);
  full.mockRestore();
});

test('a match whose end is at no time that there is is none', () => {
  const lines = linesOf([matchOf(1, { ended: 8.64e15 }), matchOf(2, { ended: 8.7e15 })]);
  expect(matchesIn(lines).map(({ record }) => record)).toEqual([matchOf(1).record]);
});

test('a match is finished when a table says so to somebody who sat there', () => {
  const result = {
    match: 3,
    kinds: ['human' as const, 'human' as const],
    game: 'biber-gang',
    better: 'low' as const,
    names: ['Anna', 'Ben'],
    totals: [1, 2],
    places: [1, 2],
    points: [1, 0],
  };
  const evening = { results: [result], standing: [], ended: false };
  const table = tableOf({ stage: 'match_over', record: matchOf(3).record, match: 3, evening });
  const state = stateOf(snapshotOf({ table }));
  const bots = table.seats.map(({ kind, bot }) => (kind === 'bot' ? bot : null));
  expect(finishedAt(state, 5)).toEqual({ ...matchOf(3), totals: [1, 2], ended: 5, bots });
  expect(finishedAt({ ...state, seat: null }, 5)).toBeNull();
  expect(finishedAt({ ...state, table: { ...table, stage: 'playing' } }, 5)).toBeNull();
  expect(finishedAt({ ...state, table: { ...table, record: null } }, 5)).toBeNull();
  // Who forgets it and comes to the table once more has not finished it anew.
  keepFinished(state, 5);
  expect(keptMatches().map(({ path }) => path)).toEqual(['POND7/3']);
  forget([matchOf(3).record]);
  keepFinished(state, 6);
  expect(keptMatches()).toEqual([]);
});

test('a list comes to another device as a file, and what is no match does not', () => {
  const lines = linesOf([matchOf(1), matchOf(2)]);
  expect(matchesIn(lines)).toEqual([matchOf(1, { path: null }), matchOf(2, { path: null })]);
  const hostile = [
    {},
    null,
    { ...matchOf(1), names: [{}] },
    { ...matchOf(1), path: '//elsewhere' },
    { ...matchOf(1), record: 'x' },
  ];
  expect(matchesIn(hostile.map((one) => JSON.stringify(one)).join('\n') + '\n{"')).toEqual([]);
});

test('a link carries matches to another device of the same house', async () => {
  const lying = new Map<string, string>();
  const code = 'a-code-of-22-letters-x';
  vi.stubGlobal('fetch', (path: string, { body }: { body?: string }) => {
    if (body) lying.set(`${path}/${code}`, body);
    const slip = { code, seconds: 600 };
    return Promise.resolve(new Response(body ? JSON.stringify(slip) : (lying.get(path) ?? null)));
  });
  const slip = await layDown([matchOf(1), matchOf(2, { path: null, ended: 2.4 })]);
  expect(parcelIn(new URL(parcelLink('http://house', slip.code)).hash)).toBe(code);
  expect(await pickUp(code)).toEqual([matchOf(1), matchOf(2, { path: null })]);
  expect(parcelIn('#bring=short')).toBeNull();
  vi.unstubAllGlobals();
});

test('matches are looked up by the seats that are held, what was forgotten stays so, and the house dates them', async () => {
  const found = matchOf(4, { ended: 44 });
  holdSeat({ code: 'POND7', token: 'token', game: 'biber-gang', visited: 77 });
  holdSeat({ code: 'LOST77', token: 'other', game: 'biber-gang', visited: 78, unknown: true });
  const asked = vi.fn(() => Promise.resolve(Response.json([found])));
  vi.stubGlobal('fetch', asked);
  keep([matchOf(3, { ended: 50 }), matchOf(5, { path: 'POND7/5', ended: 99 })]);
  asked.mockResolvedValueOnce(Response.json([found, matchOf(5, { ended: 45 })]));
  expect(await collect()).toBe(1);
  expect(keptMatches().map(({ path, ended }) => [path, ended])).toEqual([
    ['POND7/3', 50],
    ['POND7/5', 45],
    ['POND7/4', 44],
  ]);
  expect(asked.mock.calls).toEqual([
    ['/api/matches', { method: 'POST', body: '[{"code":"POND7","token":"token"}]' }],
  ]);
  expect(await collect()).toBe(0);
  forget([found.record]);
  expect(await collect()).toBe(0);
  expect(keptMatches()).toHaveLength(2);
  vi.unstubAllGlobals();
});

test('the options of a match are those that its record names', () => {
  const named = (options: string) =>
    optionsOf(matchOf(1, { record: `biberbau/1 biber-gang/1 seats=2 options=${options} stream=fast:1` }));
  expect(named('rounds:1,pairs:on')).toEqual(['rounds:1', 'pairs:on']);
  expect(named('-')).toEqual([]);
});

test('wins are counted, and how many came in a row', () => {
  const places = [1, 1, 2, 1, 1, 1, 2];
  const matches = places.map((place, number) => matchOf(number, { places: [place, 1] }));
  expect(fared(matches)).toEqual({ played: 7, won: 5, streak: 2, best: 3 });
  expect(fared([])).toEqual({ played: 0, won: 0, streak: 0, best: 0 });
});

test('who is rated stays in the browser: the house is told numbers, the oldest match first', () => {
  const bots = [null, 'careful'];
  const first = matchOf(1, { bots });
  const second = matchOf(2, { seat: 1, names: ['careful', 'Anna'], bots: [null, null], totals: [3, 4] });
  const unknown = matchOf(3);
  expect([first, second, unknown].map(isRatable)).toEqual([true, true, false]);
  // With other numbers it is another game.
  const varied = matchOf(4, { bots, record: 'biberbau/1 biber-gang/1 variant=beavers:6 seats=2 options=-' });
  const { games, players } = questionOf([varied, unknown, second, first]);
  expect(games).toEqual([
    {
      game: 'biber-gang',
      matches: [
        { players: [0, 1], totals: [12, 20] },
        { players: [2, 0], totals: [3, 4] },
      ],
    },
  ]);
  expect(players).toEqual([
    { kind: 'reader' },
    { kind: 'bot', name: 'careful' },
    { kind: 'person', name: 'careful' },
  ]);
});
