import { flushSync, tick } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { games, type ConstantInfo } from '../lobby/games.svelte';
import { settings } from '../settings.svelte';
import { button, click, show } from '../testing/screen';
import { ScriptedSocket } from '../testing/scriptedSocket';
import { sessionWith } from '../testing/sessions';
import { setStage } from '../testing/stage';
import { seatOf, snapshotOf, tableOf } from '../testing/tables';
import '../texts/later';
import { calledByName, changeList, changesIn, filePath } from './numbers';
import NumbersSheet from './NumbersSheet.svelte';

const CONSTANTS: ConstantInfo[] = [
  { name: 'beavers', standard: [4], least: 0, most: 16, each: [] },
  { name: 'bonus', standard: [10, 15, 20], least: 0, most: 40, each: ['2', '3', '4'] },
];

setStage();

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en', name: '' });
  games.list = [
    {
      name: 'biber-gang',
      players: { least: 2, most: 6 },
      options: [],
      constants: CONSTANTS,
      variants: [],
      settings: [],
      bots: [],
      levels: [],
      adaptive: null,
      at_once: { bots: [], options: {} },
    },
  ];
});

test('a sentence calls a number as the page does, in both languages, and leaves what it does not know', () => {
  const about = (key: string) => ({ message: 'constant-bounds', arguments: { key, count: 0 } });
  const called = (key: string) => calledByName('biber-gang', about(key)).arguments['key'];
  expect(called('beavers')).toBe('“Beavers”');
  expect(called('otters')).toBe('otters');
  settings.change({ language: 'de' });
  expect(called('beavers')).toBe('„Biber“');
  const plain = { message: 'constant-word', arguments: { part: 'x' } };
  expect(calledByName('biber-gang', plain)).toEqual(plain);
});

test('tells what is not as usual, and asks for a file that says so', () => {
  const numbers = { beavers: [6], bonus: [10, 15, 30] };
  expect(changesIn(CONSTANTS, { beavers: [4], bonus: [10, 15, 30] })).toEqual({ bonus: [10, 15, 30] });
  expect(changeList('biber-gang', CONSTANTS, numbers)).toEqual([
    { label: 'Beavers', usual: 4, now: 6 },
    { label: 'Bonus: 4 pairs', usual: 20, now: 30 },
  ]);
  expect(decodeURIComponent(filePath('biber-gang', numbers, { rounds: '2' }))).toBe(
    'api/variants/biber-gang?constants=beavers:6,bonus:10/15/30&options=rounds:2',
  );
});

test('says once what changes alike', () => {
  const copies = {
    name: 'copies',
    standard: [8, 8, 8, 8, 8],
    least: 0,
    most: 16,
    each: ['0', '1', '2', '3', '4'],
  };
  const labels = (numbers: number[]) =>
    changeList('biber-gang', [copies], { copies: numbers }).map(({ label, now }) => `${label} ${now}`);
  expect(labels([9, 9, 9, 9, 9])).toEqual(['Cards of each number 9']);
  expect(labels([8, 5, 5, 5, 0])).toEqual(['Cards of each number: 1–3 5', 'Cards of each number: 4 0']);
  expect(labels([5, 5, 8, 5, 0])).toHaveLength(4);
});

describe('the host', () => {
  function enter(): { socket: ScriptedSocket; closed: () => boolean } {
    const seats = [seatOf('Anna')];
    const session = sessionWith(
      snapshotOf({ seat: 0, table: tableOf({ stage: 'lobby', seats }), situation: null }),
    );
    const socket = ScriptedSocket.latest();
    let closed = false;
    show(NumbersSheet, {
      session,
      get state() {
        if (!session.state) throw new Error('the session has no state');
        return session.state;
      },
      onclose: () => (closed = true),
    });
    return { socket, closed: () => closed };
  }

  function latest(socket: ScriptedSocket): { id: string; type: string; constants?: unknown } {
    const last = socket.written.at(-1);
    if (last === undefined) throw new Error('nothing was written');
    return last as unknown as { id: string; type: string; constants?: unknown };
  }

  test('is told why numbers do not go together, and is done when the house takes them', async () => {
    const { socket, closed } = enter();
    click('Beavers: more');
    click('Beavers: more');
    click('Use these numbers');
    const first = latest(socket);
    expect(first).toMatchObject({ type: 'vary', constants: { beavers: [6] } });
    const reason = { message: 'constants-too-few', arguments: { cards: 17, players: 6, least: 50 } };
    socket.say({ type: 'refused', id: first.id, reason, clause: null, late: null });
    flushSync();
    expect(document.querySelector('[role=alert]')?.textContent).toContain(
      '17 cards are too few for 6 players',
    );
    expect(closed()).toBe(false);
    click('Use these numbers');
    socket.say({ type: 'ack', id: latest(socket).id, seq: 8 });
    await tick();
    expect(closed()).toBe(true);
  });

  /** Types into the field of the beavers what the browser reads as `value`: nothing at all where it is no number yet. */
  function type(value: string): HTMLInputElement {
    const field = document.querySelector<HTMLInputElement>('input[type=number]');
    if (!field) throw new Error('there is no field');
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    return field;
  }

  test('goes on typing while the house is asked, and has not asked for that yet', async () => {
    const { socket, closed } = enter();
    type('6');
    click('Use these numbers');
    const { id } = latest(socket);
    type('7');
    expect(button('Use these numbers').disabled).toBe(true);
    socket.say({ type: 'ack', id, seq: 8 });
    await tick();
    expect(closed()).toBe(false);
    click('Use these numbers');
    expect(latest(socket)).toMatchObject({ type: 'vary', constants: { beavers: [7] } });
    socket.say({ type: 'ack', id: latest(socket).id, seq: 9 });
    await tick();
    expect(closed()).toBe(true);
  });

  test('has the rules of a file only with its numbers', async () => {
    const { socket, closed } = enter();
    const said = { game: 'biber-gang', constants: { beavers: [6] }, options: { rounds: '2' } };
    const answer = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(said)));
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    Object.defineProperty(input, 'files', { value: [new File([''], 'gang.toml')], configurable: true });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(document.body.textContent).toContain('Rules of this table change'));
    answer.mockRestore();
    click('Use these numbers');
    const { id } = latest(socket);
    const reason = { message: 'constants-too-few', arguments: { cards: 17, players: 6, least: 50 } };
    socket.say({ type: 'refused', id, reason, clause: null, late: null });
    flushSync();
    expect(socket.written.some(({ type }) => type === 'configure')).toBe(false);
    click('Use these numbers');
    socket.say({ type: 'ack', id: latest(socket).id, seq: 8 });
    await tick();
    expect(closed()).toBe(true);
    expect(latest(socket)).toMatchObject({ type: 'configure', options: { rounds: '2' } });
  });

  test('begins a number below zero with a minus sign, over which nothing is written', () => {
    enter();
    const field = type('');
    const written = vi.fn();
    for (const name of ['value', 'valueAsNumber'] as const) {
      Object.defineProperty(field, name, {
        set: written,
        get: () => (name === 'value' ? '' : NaN),
        configurable: true,
      });
    }
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    expect(written).not.toHaveBeenCalled();
  });

  test('sees at once that a number is missing', () => {
    enter();
    const field = type('');
    expect(button('Use these numbers').disabled).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});
