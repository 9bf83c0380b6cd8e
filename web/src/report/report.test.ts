import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../lobby/games.svelte';
import type { ReportOffer, WholeReport } from '../protocol';
import { routeOf } from '../routing.svelte';
import { settings } from '../settings.svelte';
import { visit } from '../table/visit.svelte';
import { click, show } from '../testing/screen';
import { ScriptedSocket } from '../testing/scriptedSocket';
import { seatOf, snapshotOf, tableOf } from '../testing/tables';
import '../texts/later';
import { reportPath } from './address';
import { amount, scaleOf } from './figures';
import { Measurement } from './measurement.svelte';
import { playNow } from './playNow.svelte';
import ReportPage from './ReportPage.svelte';

const ESTIMATE = { mean: 5.5, low: 4, high: 7 };
const RULES: WholeReport = {
  game: 'biber-gang',
  version: 1,
  constants: '',
  name: 'biber-gang',
  seats: 2,
  options: { rounds: '2' },
  bots: ['careful'],
  budget: null,
  seed: 0,
  matches: 100,
  measures: [
    {
      key: 'first-points',
      unit: 'points',
      source: 'Biberbau',
      matches: 100,
      estimate: ESTIMATE,
      tolerance: 1,
      flagged: true,
      title: 'first seat, points',
      definition: '',
    },
  ],
  by_seat: [
    { wins: ESTIMATE, points: ESTIMATE },
    { wins: ESTIMATE, points: ESTIMATE },
  ],
  kinds: [
    {
      name: 'deck',
      possible: 40,
      taken: 60,
      cost: { mean: 0, low: -0.5, high: 0.5 },
      verdict: 'idle',
      flagged: true,
    },
    { name: 'open', possible: 5, taken: 100, cost: null, verdict: 'forced', flagged: false },
  ],
  cards: [
    {
      name: '12',
      possible: 8,
      taken: 5,
      cost: { mean: 0, low: -0.05, high: 0.05 },
      verdict: 'idle',
      flagged: true,
    },
  ],
  flags: ['first-points', 'deck is idle', 'card 12 is idle'],
  left_out: [],
  bluffing: false,
  against: null,
};
const OFFER: ReportOffer = {
  constants: { beavers: [6] },
  options: { rounds: '2' },
  seats: 2,
  matches: 100,
  bots: 'careful',
  least: 2,
  most: 6,
  choices: [100, 300],
  players: ['careful', 'search'],
  part: { begun: false, done: 0, total: 0, others: 0, complete: false, report: null },
};
const DONE: ReportOffer = {
  ...OFFER,
  part: {
    begun: true,
    done: 80,
    total: 80,
    others: 0,
    complete: true,
    report: {
      ...RULES,
      against: {
        ...RULES,
        constants: 'beavers:6',
        differences: [{ key: 'first-points', estimate: ESTIMATE, differs: true }],
      },
    },
  },
};

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en', name: '' });
  history.replaceState(null, '', reportPath('biber-gang', { beavers: [6] }, { rounds: '2' }));
  games.list = [
    {
      name: 'biber-gang',
      players: { least: 2, most: 6 },
      options: [
        { name: 'rounds', values: ['1', '2', '5'], default: '5' },
        { name: 'stall', values: ['10', '20'], default: '10' },
      ],
      constants: [{ name: 'beavers', standard: [4], least: 0, most: 16, each: [] }],
      variants: [
        {
          game: 'biber-gang',
          name: 'no-beavers',
          title: 'No beavers',
          seats: 3,
          constants: { beavers: [0] },
          options: {},
        },
      ],
      settings: [],
      bots: ['dreamer'],
      levels: [],
      adaptive: null,
      at_once: { bots: ['dreamer', 'dreamer', 'dreamer'], options: { rounds: '1' } },
    },
  ];
});

afterEach(() => {
  vi.unstubAllGlobals();
  visit.leave();
  history.replaceState(null, '', '/');
});

/** A house that gives these answers, one after the other, and what it was asked. */
function house(...answers: (ReportOffer | { reason: unknown })[]): string[] {
  const questions: string[] = [];
  vi.stubGlobal('fetch', (path: string, request: RequestInit = {}) => {
    questions.push(`${request.method ?? 'GET'} ${decodeURIComponent(path)}`);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    const status = answer && 'reason' in answer ? 404 : 200;
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
  return questions;
}

async function shows(words: string): Promise<void> {
  await vi.waitFor(() => {
    flushSync();
    expect(document.body.textContent).toContain(words);
  });
}

test('a report is asked for, followed, and read in sentences with its figures', async () => {
  const running: ReportOffer = { ...OFFER, part: { ...OFFER.part, begun: true, done: 40, total: 80 } };
  const questions = house(OFFER, running, DONE);
  show(ReportPage, { game: 'biber-gang' });
  await shows('Make the report');
  expect(document.querySelector('tbody')?.textContent).toContain('6');
  click('Make the report');
  await shows('40 of 80 steps done. A step is a match that is played, ');
  await shows('The first seat gets more points than the others: 5.5 on average.');
  await shows('Nobody would miss deck');
  await shows('Nobody would miss the card 12: who never uses it loses less than a tenth of a point.');
  await shows('possible in 8.0 %, then used in 5.0 %');
  await shows('From the standard game one measure differs');
  await shows('5.50 [4.00; 7.00]');
  await shows('differs by 5.50');
  await shows('There are no bluffs to measure');
  const asked = '/api/reports/biber-gang?constants=beavers:6&options=rounds:2';
  expect(questions).toEqual([`GET ${asked}&known=0`, `POST ${asked}&known=0`, `GET ${asked}&known=40`]);
  const link = document.querySelector<HTMLInputElement>('input[readonly]')?.value ?? '';
  expect(decodeURIComponent(link)).toContain(
    '/report/biber-gang?constants=beavers:6&options=rounds:2&seats=2&matches=100',
  );
  expect(decodeURIComponent(document.querySelector<HTMLAnchorElement>('a[download]')?.href ?? '')).toContain(
    '/api/reports/biber-gang/file?constants=beavers:6&options=rounds:2&seats=2&matches=100',
  );
});

test('searching players have an address, fewer matches and a budget that is told, and sit at the table', async () => {
  const searched = { ...OFFER, bots: 'search', matches: 50, choices: [20, 50, 100] };
  const report = { ...RULES, bots: ['search'], budget: '200', matches: 50 };
  const questions = house(OFFER, { ...searched, part: { ...DONE.part, report } });
  show(ReportPage, { game: 'biber-gang' });
  await shows('Far-sighted ones think ahead');
  [...document.querySelectorAll('label')]
    .find((label) => label.textContent.trim() === 'Far-sighted bots')
    ?.querySelector('input')
    ?.click();
  await shows('50 matches of 2 players (Far-sighted beaver with 200 playouts a decision)');
  expect(questions[1]).toBe(
    'GET /api/reports/biber-gang?constants=beavers:6&options=rounds:2&seats=2&bots=search&known=0',
  );
  vi.stubGlobal('WebSocket', ScriptedSocket);
  games.list = games.list.map((game) => ({ ...game, bots: ['dreamer', 'search'] }));
  playNow('biber-gang', searched);
  const socket = ScriptedSocket.latest();
  socket.accept();
  expect(socket.written.at(-1)).toMatchObject({ type: 'seat_bot', bot: 'search' });
});

test('a variant of the house is asked for by a tap, with the bots that were asked for', async () => {
  const dry = { ...OFFER, constants: { beavers: [0] }, options: {}, seats: 3, bots: 'search' };
  const questions = house({ ...OFFER, bots: 'search' }, dry);
  show(ReportPage, { game: 'biber-gang' });
  await shows('Make the report');
  const radio = [...document.querySelectorAll('label')]
    .find((label) => label.textContent.includes('No beavers'))
    ?.querySelector('input');
  expect(radio?.checked).toBe(false);
  radio?.click();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('caption')?.textContent).toBe('No beavers');
  });
  expect(radio?.checked).toBe(true);
  expect(questions.at(-1)).toBe(
    'GET /api/reports/biber-gang?constants=beavers:0&seats=3&matches=100&bots=search&known=0',
  );
});

test('what the house refuses is said, and a house without reports says so', async () => {
  house({ ...OFFER, choices: [] });
  show(ReportPage, { game: 'biber-gang' });
  await shows('This house makes no reports');
  expect(document.body.textContent).not.toContain('Make the report');
});

test('what cannot be is named as it is called here', async () => {
  const bounds = { key: 'beavers', count: 0, least: '0', most: '16', first: '', last: '', found: '17' };
  house({ reason: { message: 'constant-bounds', arguments: bounds } });
  show(ReportPage, { game: 'biber-gang' });
  await shows('Beavers');
  await shows('16');
});

test('exactly these rules are played at once, as soon as they are there', () => {
  vi.stubGlobal('WebSocket', ScriptedSocket);
  playNow('biber-gang', DONE);
  const socket = ScriptedSocket.latest();
  socket.accept();
  const written = () => socket.written.map((message) => message as unknown as Record<string, unknown>);
  expect(written().map(({ type }) => type)).toEqual(['create', 'configure', 'vary', 'seat_bot']);
  expect(written()[1]).toMatchObject({ options: { rounds: '2', stall: '10' } });
  expect(written()[2]).toMatchObject({ constants: { beavers: [6] } });
  const variant = { constants: { beavers: [6] }, least: 2, most: 6 };
  const lobby = tableOf({ stage: 'lobby', seats: [seatOf('Anna')], variant, preparing: true });
  socket.say(snapshotOf({ seat: 0, table: lobby, situation: null }));
  socket.say({ type: 'ack', id: String(written()[2]?.['id']), seq: 3 });
  flushSync();
  expect(written().at(-1)?.['type']).toBe('seat_bot');
  socket.say(snapshotOf({ seat: 0, table: { ...lobby, preparing: false }, situation: null }));
  flushSync();
  expect(written().at(-1)?.['type']).toBe('start');
});

test('figures are as exact as they are worth, and lie on their scale', () => {
  expect(amount({ mean: -104.123, low: -120, high: -90 }, 'de')).toBe('−104,1 [−120,0; −90,0]');
  const place = scaleOf([{ mean: 5, low: 0, high: 10 }], [-10]);
  expect([place(-10), place(0), place(10)].map((one) => Math.round(100 * one))).toEqual([7, 50, 93]);
  expect(scaleOf([{ mean: 2, low: 2, high: 2 }])(2)).toBe(0.5);
  expect(routeOf('/report/biber-gang')).toEqual({ page: 'report', game: 'biber-gang' });
});

test('a house that cannot be reached for a moment is asked again, and what has failed can be begun anew', async () => {
  const running: ReportOffer = { ...OFFER, part: { ...OFFER.part, begun: true, done: 40, total: 80 } };
  const failed = { reason: { message: 'refusal-report-failed', arguments: {} } };
  let asks = 0;
  vi.stubGlobal('fetch', () => {
    asks += 1;
    if (asks === 2) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(asks < 4 ? Response.json(running) : Response.json(failed, { status: 404 }));
  });
  vi.useFakeTimers();
  const measurement = new Measurement('biber-gang', new URLSearchParams());
  await vi.advanceTimersByTimeAsync(1000);
  expect([asks, measurement.problem?.reason.message, measurement.offer?.part.begun]).toEqual([
    2,
    'web-replay-unreachable',
    true,
  ]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([asks, measurement.problem]).toEqual([3, null]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asks, measurement.problem?.reason.message, measurement.offer?.part.begun]).toEqual([
    4,
    'refusal-report-failed',
    false,
  ]);
  measurement.stop();
  vi.useRealTimers();
});

test('whoever asks for a report while the house is being asked has one round of questions, not two', async () => {
  const running: ReportOffer = { ...OFFER, part: { ...OFFER.part, begun: true, done: 40, total: 80 } };
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => answers.push(answer)));
  vi.useFakeTimers();
  const measurement = new Measurement('biber-gang', new URLSearchParams());
  void measurement.begin();
  expect(answers).toHaveLength(2);
  answers[1]?.(Response.json(running));
  await vi.advanceTimersByTimeAsync(0);
  // What was asked first is answered last, and knows nothing of what has been begun since.
  answers[0]?.(Response.json(OFFER));
  await vi.advanceTimersByTimeAsync(0);
  expect(measurement.offer?.part.begun).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers).toHaveLength(3);
  measurement.stop();
  vi.useRealTimers();
});
