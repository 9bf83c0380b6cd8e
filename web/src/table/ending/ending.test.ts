import { createRawSnippet, flushSync, type Snippet } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { games } from '../../lobby/games.svelte';
import { settings } from '../../settings.svelte';
import { gameOf } from '../../testing/games';
import { button, click, show } from '../../testing/screen';
import { ScriptedSocket } from '../../testing/scriptedSocket';
import { sessionWith } from '../../testing/sessions';
import { pictureOf, seatOf, snapshotOf, tableOf } from '../../testing/tables';
import type { EveningInfo, MatchResult, Moments, TableInfo } from '../../protocol';
import { finishedAt } from '../../matches/kept';
import type { Session } from '../session.svelte';
import { stateOf } from '../state';
import Choices from './Choices.svelte';
import Ending from './Ending.svelte';
import EveningEnd from './EveningEnd.svelte';
import MatchEnd from './MatchEnd.svelte';

const RESULT: MatchResult = {
  match: 1,
  game: 'biber-gang',
  better: 'low',
  names: ['Anna', 'Ben', 'Cleo', 'Dora'],
  kinds: ['human', 'human', 'human', 'human'],
  totals: [12, -3, 12, 40],
  places: [2, 1, 2, 4],
  points: [1.5, 3, 1.5, 0],
};

const EVENING: EveningInfo = {
  results: [RESULT],
  standing: RESULT.names.map((name, seat) => ({
    name,
    kind: 'human',
    seat: name === 'Dora' ? null : seat,
    place: RESULT.places[seat] ?? 1,
    points: RESULT.points[seat] ?? 0,
    matches: 1,
    wins: name === 'Ben' ? 1 : 0,
  })),
  ended: false,
};

const OVER: Partial<TableInfo> = {
  stage: 'match_over',
  seats: RESULT.names.map((name) => seatOf(name)),
  score_pad: [
    [10, -3, 2, 20],
    [2, 0, 10, 20],
  ],
  evening: EVENING,
};

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en' });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): undefined => undefined;
      unobserve = (): undefined => undefined;
      disconnect = (): undefined => undefined;
    },
  );
  games.list = [
    ['biber-gang', 6],
    ['biber-mania', 3],
    ['daumen-drauf', 7],
  ].map(([name, most]) => ({
    name: String(name),
    players: { least: 2, most: Number(most) },
    options: [],
    constants: [],
    variants: [],
    settings: [],
    bots: [],
    levels: [],
    adaptive: null,
    at_once: { bots: [], options: {} },
  }));
});

/** The host's session at a table whose match is over. */
function hosting(): { session: Session; socket: ScriptedSocket } {
  const session = sessionWith(snapshotOf({ table: tableOf(OVER) }));
  return { session, socket: ScriptedSocket.latest() };
}

const listedIn = (name: string): string[] =>
  [...document.querySelectorAll(`ol[aria-label="${name}"] > li`)].map((item) =>
    item.textContent.replace(/\s+/g, ' ').trim(),
  );

test('the podium tells the places as the server does: level is level, and whoever is fourth swims', () => {
  show(MatchEnd, { table: tableOf(OVER), result: RESULT, seat: 1, moments: null });
  expect(document.querySelector('h2')?.textContent).toBe('You win the match!');
  expect(listedIn('Final totals')).toEqual([
    '1 Place 1: Ben −3 points',
    '2 Place 2: Anna 12 points',
    '2 Place 2: Cleo 12 points',
  ]);
  expect(listedIn('The others')).toEqual(['4 Place 4: Dora 40 points']);
  expect(document.body.textContent).toContain('The fewest points win.');
});

test('of a match that was ended early nobody is called the winner', () => {
  const { session, socket } = hosting();
  const table = tableOf({ ...OVER, match: 2, ended_early: true, record: 'biberbau/1 biber-gang/1' });
  const picture = pictureOf({ totals: [12, -3, 12, 40] });
  socket.say(snapshotOf({ table, seq: 9, situation: { picture, actors: [], legal: [], hash: '' } }));
  const sheet: Snippet = createRawSnippet(() => ({ render: () => '<p></p>' }));
  show(Ending, { session, state: session.state ?? stateOf(snapshotOf()), sheet });
  expect(document.querySelector('h2')?.textContent).toBe('The match was ended early');
  expect(document.body.textContent).not.toContain('wins the match');
  expect(document.body.textContent).not.toContain('The last round');
  expect(document.querySelector('[aria-labelledby="evening-title"]')?.textContent).toContain('Ben');
  expect(finishedAt(session.state ?? stateOf(snapshotOf()), 1)).toBeNull();
});

test('the course of the match is drawn as lines and written as a table, where there were several rounds', () => {
  show(MatchEnd, { table: tableOf(OVER), result: RESULT, seat: null, moments: null });
  expect(document.querySelectorAll('figure > svg > path.line')).toHaveLength(4);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(2);
  expect(document.querySelector('h2')?.textContent).toBe('Ben wins the match!');
  expect(document.getElementById('match-end-course')?.textContent).toBe('Round by round');
});

test('what the house calls a game the page does not call a round', () => {
  games.list = [gameOf({ name: 'daumen-drauf', deal: 'game' })];
  const result = { ...RESULT, game: 'daumen-drauf' };
  show(MatchEnd, { table: tableOf({ ...OVER, game: result.game }), result, seat: null, moments: null });
  expect(document.getElementById('match-end-course')?.textContent).toBe('Game by game');
  expect(document.querySelector('figure svg')?.getAttribute('aria-label')).toContain('after each game,');
});

test('what stood out is told with those who are level', () => {
  const moments: Moments = {
    type: 'moments',
    match: 1,
    moments: [{ message: 'biber-gang-moment-swims', seats: [0, 2], amount: 3 }],
  };
  show(MatchEnd, { table: tableOf(OVER), result: RESULT, seat: 0, moments });
  const told = document.querySelector('section section li')?.textContent.replace(/\s+/g, ' ').trim();
  expect(told).toBe('Best swimmer Anna and Cleo 3 beavers swam');
});

test('one tap changes the game, and it begins as soon as the table has changed', () => {
  const { session, socket } = hosting();
  show(Choices, { session, state: stateOf(snapshotOf({ table: tableOf(OVER) })) });
  click('Daumen Drauf!');
  expect(socket.written.at(-1)).toMatchObject({ type: 'change_game', game: 'daumen-drauf' });
  const waiting = tableOf({ ...OVER, game: 'daumen-drauf', stage: 'lobby', match: 0 });
  socket.say(snapshotOf({ table: waiting, situation: null, seq: 9 }));
  expect(socket.written.at(-1)).toMatchObject({ type: 'start' });
});

test('a game without room for all says so, and a refused change begins nothing', () => {
  const { session, socket } = hosting();
  show(Choices, { session, state: stateOf(snapshotOf({ table: tableOf(OVER) })) });
  expect(button('Biber-Mania').textContent).toContain('For at most 3; you are 4.');
  click('Biber-Mania');
  const asked = socket.written.at(-1);
  const reason = { message: 'refusal-too-many', arguments: { game: 'biber-mania', most: 3, players: 4 } };
  socket.say({ type: 'refused', id: asked?.id ?? '', reason, clause: null, late: null });
  socket.say(snapshotOf({ table: tableOf({ ...OVER, game: 'biber-mania', stage: 'lobby' }), seq: 9 }));
  expect(socket.written.at(-1)).toBe(asked);
});

test('the evening ends only when the host has said so twice', () => {
  const { session, socket } = hosting();
  show(Choices, { session, state: stateOf(snapshotOf({ table: tableOf(OVER) })) });
  const before = socket.written.length;
  click('End the evening');
  expect(socket.written).toHaveLength(before);
  click('End the evening');
  flushSync();
  expect(socket.written.at(-1)).toMatchObject({ type: 'end_evening' });
});

test('an evening has its own podium, with those who have gone', () => {
  show(EveningEnd, { code: 'POND7', evening: { ...EVENING, ended: true }, seat: 0 });
  expect(document.querySelector('h2')?.textContent).toBe('Ben wins the evening!');
  expect(listedIn('The evening')[1]).toBe('2 Place 2: Anna 1.5 points');
  expect(listedIn('The others')).toEqual(['4 Place 4: Dora 0 points']);
  const anna = [...document.querySelectorAll('tbody tr')].find((row) => row.textContent.includes('Anna'));
  expect([...(anna?.children ?? [])].map((cell) => cell.textContent)).toEqual(['2', 'Anna', '1.5', '1', '0']);
});
