import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../lobby/games.svelte';
import HostSettings from '../lobby/HostSettings.svelte';
import type { SeatInfo, Snapshot, TableInfo } from '../protocol';
import { settings } from '../settings.svelte';
import SheetFoot from '../table-parts/SheetFoot.svelte';
import { button, click, show, takeDown } from '../testing/screen';
import { ScriptedSocket } from '../testing/scriptedSocket';
import { sessionWith } from '../testing/sessions';
import { seatOf, snapshotOf, tableOf } from '../testing/tables';
import { text } from '../texts/texts.svelte';
import GoOn from './GoOn.svelte';
import NextRound from './NextRound.svelte';
import Notice from './Notice.svelte';
import Opening from './Opening.svelte';
import { isAlone, stateOf, waitsForBots } from './state';

const BOT = seatOf('Bert', { kind: 'bot', bot: 'careful' });
const SOLO = tableOf({ seats: [seatOf('Anna'), BOT] });

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A snapshot in which these seats are to act. */
function waitingFor(actors: number[], table: TableInfo): Snapshot {
  const snapshot = snapshotOf({ table });
  return { ...snapshot, situation: snapshot.situation && { ...snapshot.situation, actors } };
}

const said = () => ScriptedSocket.latest().written.at(-1);

test('the only person sends the bots on by the button and by its key, while only bots are to act', () => {
  const snapshot = waitingFor([1], SOLO);
  const session = sessionWith(snapshot);
  show(GoOn, { session, state: stateOf(snapshot) });
  click('Go on');
  expect(said()).toMatchObject({ type: 'go_on' });
  ScriptedSocket.latest().say({ type: 'ack', id: said()?.id ?? '', seq: 7 });
  const before = ScriptedSocket.latest().written.length;
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'g' }));
  expect(ScriptedSocket.latest().written).toHaveLength(before + 1);
});

test('nobody is sent on who is not waited for, or whom others watch', () => {
  const own = stateOf(waitingFor([0], SOLO));
  expect([isAlone(own), waitsForBots(own)]).toEqual([true, false]);
  const company = stateOf(waitingFor([2], tableOf({ seats: [seatOf('Anna'), seatOf('Ben'), BOT] })));
  expect([isAlone(company), waitsForBots(company)]).toEqual([false, true]);
  const paused = stateOf(waitingFor([1], { ...SOLO, paused: 0 }));
  expect(waitsForBots(paused)).toBe(false);
});

test('the opening of a round is counted down by the time of this browser', () => {
  const session = sessionWith(snapshotOf());
  show(Opening, { session, placed: false });
  const count = () => document.querySelector('.count')?.textContent;
  ScriptedSocket.latest().say({ type: 'countdown', to: 'opening', left_ms: 4800 });
  flushSync();
  expect(count()).toBe('5');
  vi.advanceTimersByTime(2000);
  flushSync();
  expect(count()).toBe('3');
  expect(document.querySelector('[role=status]')?.textContent).toContain('Look at your cards');
  ScriptedSocket.latest().say({ type: 'countdown', to: 'opening', left_ms: null });
  flushSync();
  expect(document.querySelector('.count')).toBeNull();
});

test('the next deal is counted down, and anybody holds it and lets it come', async () => {
  const snapshot = snapshotOf({ table: tableOf({ stage: 'round_over' }) });
  const session = sessionWith(snapshot);
  const held = stateOf({ ...snapshot, table: { ...snapshot.table, paused: 1 } });
  show(NextRound, { session, state: stateOf(snapshot) });
  expect(document.body.textContent.trim()).toBe('');
  ScriptedSocket.latest().say({ type: 'countdown', to: 'round', left_ms: 45_000 });
  flushSync();
  expect(document.body.textContent).toContain('Next deal in 45 seconds');
  click('Wait, please');
  expect(said()).toMatchObject({ type: 'pause', on: true });
  ScriptedSocket.latest().say({ type: 'ack', id: said()?.id ?? '', seq: 8 });
  await takeDown();
  show(NextRound, { session, state: held });
  expect(document.body.textContent).toContain('Ben is still reading.');
  click('On we go');
  expect(said()).toMatchObject({ type: 'pause', on: false });
});

test('a sheet says for whom the next round waits, and nothing where only bots are left', async () => {
  const ready = seatOf('Anna', { bot: 'careful', ready: true });
  const waited = async (...others: SeatInfo[]) => {
    const table = tableOf({ stage: 'round_over', seats: [ready, ...others] });
    show(SheetFoot, { table, seat: 0, next: '', watching: '', text, onready: () => undefined });
    const said = document.querySelector('[role=status]')?.textContent;
    await takeDown();
    return said;
  };
  expect(await waited(seatOf('Ben'), BOT)).toBe('Waiting for Ben …');
  expect(await waited(BOT)).toBe('');
});

test('whoever still reads a sheet is not told that they are waited for, only who else is', () => {
  const table = tableOf({ stage: 'round_over', seats: [seatOf('Anna'), seatOf('Ben')] });
  show(SheetFoot, { table, seat: 0, next: 'On', watching: '', text, onready: () => undefined });
  expect(button('On')).toBeDefined();
  expect(document.querySelector('.foot p')?.textContent).toBe('Waiting for Ben …');
});

test('who has paused the table is said, and everybody who plays can let it go on', () => {
  const snapshot = snapshotOf({ table: tableOf({ paused: 1 }) });
  const session = sessionWith(snapshot);
  show(Notice, { session, state: stateOf(snapshot) });
  expect(document.body.textContent).toContain('Pause: Ben has asked for it.');
  click('Go on playing');
  expect(said()).toMatchObject({ type: 'pause', on: false });
});

test('the host sets the pace between rounds, and others read it', async () => {
  const info = { name: 'pace', values: ['learn', 'calm', 'brisk'], default: 'calm' };
  games.list = [
    {
      name: 'biber-gang',
      players: { least: 2, most: 6 },
      options: [],
      constants: [],
      variants: [],
      settings: [info],
      bots: [],
      levels: [],
      adaptive: null,
      at_once: { bots: [], options: {} },
    },
  ];
  const snapshot = snapshotOf({ table: tableOf({ stage: 'round_over' }) });
  const session = sessionWith(snapshot);
  show(HostSettings, { session, state: stateOf(snapshot) });
  document.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]?.click();
  expect(said()).toMatchObject({ type: 'arrange', settings: { pace: 'brisk' } });
  await takeDown();
  show(HostSettings, { session, state: stateOf({ ...snapshot, seat: 1 }) });
  expect(document.querySelector('input')).toBeNull();
  expect(document.querySelector('dd')?.textContent).toBe('Calm');
});

test('a table that the house has closed waits for nobody, and says why', () => {
  const snapshot = waitingFor([1], { ...SOLO, closed: true });
  expect(waitsForBots(stateOf(snapshot))).toBe(false);
  show(Notice, { session: sessionWith(snapshot), state: stateOf(snapshot) });
  expect(document.querySelector('[role=status]')?.textContent).toContain(
    'Whoever runs this house has closed the table.',
  );
});
