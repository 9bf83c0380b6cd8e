import { flushSync, tick } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { games, type GameInfo } from '../lobby/games.svelte';
import type { NamedVariant, TableInfo } from '../protocol';
import { settings } from '../settings.svelte';
import { click, show } from '../testing/screen';
import { ScriptedSocket } from '../testing/scriptedSocket';
import { sessionWith } from '../testing/sessions';
import { setStage } from '../testing/stage';
import { seatOf, snapshotOf, tableOf } from '../testing/tables';
import '../texts/later';
import { optionsBack, variantAsks, variantTitle, variantWith } from './named';
import type { Numbers } from './numbers';
import NumbersSheet from './NumbersSheet.svelte';
import VariantMark from './VariantMark.svelte';

const named = (name: string, rest: Partial<NamedVariant>): NamedVariant => ({
  game: 'biber-gang',
  name,
  title: name,
  seats: null,
  constants: {},
  options: {},
  ...rest,
});
const DRY = named('no-beavers', { constants: { beavers: [0] } });
const SHORT = named('short', {
  title: 'Short and wet',
  constants: { beavers: [6] },
  options: { rounds: '1' },
});
const RICH = named('rich', { constants: { bonus: [20, 30, 40], beavers: [6] } });
const GANG: GameInfo = {
  name: 'biber-gang',
  players: { least: 2, most: 6 },
  options: [{ name: 'rounds', values: ['1', '2', '5'], default: '5' }],
  constants: [
    { name: 'beavers', standard: [4], least: 0, most: 16, each: [] },
    { name: 'bonus', standard: [10, 15, 20], least: 0, most: 40, each: ['2', '3', '4'] },
  ],
  variants: [DRY, SHORT, RICH],
  settings: [],
  bots: [],
  levels: [],
  adaptive: null,
  at_once: { bots: [], options: {} },
};

setStage();

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en', name: '' });
  games.list = [GANG];
});

test('a variant is called and asks as its words say, in both languages; without words it names itself', () => {
  expect([variantTitle(DRY), variantAsks(DRY)]).toEqual(['No beavers', 'What is left when nothing swims?']);
  expect([variantTitle(SHORT), variantAsks(SHORT)]).toEqual(['Short and wet', '']);
  settings.change({ language: 'de' });
  expect(variantTitle(DRY)).toBe('Ohne Biber');
});

test('the one with the same numbers is found, in whatever order, and with its options where those count', () => {
  const { variants } = GANG;
  expect(variantWith(variants, { beavers: [6], bonus: [20, 30, 40] })).toBe(RICH);
  expect(variantWith(variants, { beavers: [6] })).toBe(SHORT);
  expect(variantWith(variants, { beavers: [6] }, { rounds: '2' })).toBeNull();
  expect(variantWith(variants, { beavers: [6] }, { rounds: '1', stall: '10' })).toBe(SHORT);
  const others: Numbers[] = [{}, { beavers: [5] }, { bonus: [20, 30, 40] }];
  for (const numbers of others) expect(variantWith(variants, numbers)).toBeNull();
});

test('what a variant has set of the rules goes with it', () => {
  expect(optionsBack(GANG, SHORT.constants, { rounds: '1' })).toEqual({ rounds: '5' });
  expect(optionsBack(GANG, SHORT.constants, { rounds: '2' })).toEqual({});
  expect(optionsBack(null, SHORT.constants, { rounds: '1' })).toEqual({});
});

test('the mark at the table says which one is played', () => {
  const mark = (constants: Record<string, number[]>): string => {
    document.body.replaceChildren();
    show(VariantMark, { table: tableOf({ variant: { constants, least: 2, most: 6 } }) });
    return document.querySelector('button')?.getAttribute('aria-label') ?? '';
  };
  expect(mark({ beavers: [0] })).toBe('Other numbers: No beavers');
  expect(mark({ beavers: [1] })).toBe('Other numbers');
});

describe('the host', () => {
  function enter(table: Partial<TableInfo> = {}): ScriptedSocket {
    const lobby = tableOf({ stage: 'lobby', seats: [seatOf('Anna')], options: { rounds: '5' }, ...table });
    const session = sessionWith(snapshotOf({ seat: 0, table: lobby, situation: null }));
    show(NumbersSheet, {
      session,
      get state() {
        if (!session.state) throw new Error('the session has no state');
        return session.state;
      },
      onclose: () => undefined,
    });
    return ScriptedSocket.latest();
  }

  const radios = () => [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const chosen = () => radios().findIndex(({ checked }) => checked);

  function choose(index: number): void {
    radios()[index]?.click();
    flushSync();
  }

  /** Uses what stands in the fields; what the house was told. */
  async function use(socket: ScriptedSocket): Promise<object[]> {
    const before = socket.written.length;
    click('Use these numbers');
    const { id } = socket.written.at(-1) as unknown as { id: string };
    socket.say({ type: 'ack', id, seq: 8 });
    await tick();
    return socket.written.slice(before);
  }

  test('fills the fields with one, sees what changes, and uses it with the rules that it sets', async () => {
    const socket = enter();
    expect(chosen()).toBe(-1);
    choose(1);
    expect(chosen()).toBe(1);
    expect(document.querySelector<HTMLInputElement>('input[type=number]')?.valueAsNumber).toBe(6);
    expect(document.querySelector('table')?.textContent).toContain('Short and wet');
    expect(document.querySelector('form')?.textContent).toContain('Rounds: 1 round');
    expect(await use(socket)).toMatchObject([
      { type: 'vary', constants: { beavers: [6] } },
      { type: 'configure', options: { rounds: '1' } },
    ]);
  });

  test('has chosen none any more as soon as a number is another', () => {
    enter();
    choose(0);
    click('Beavers: more');
    expect(chosen()).toBe(-1);
    click('Beavers: less');
    expect(chosen()).toBe(0);
  });

  test('finds the one marked that is played, and has its rules back with another', async () => {
    const socket = enter({
      options: { rounds: '1' },
      variant: { constants: SHORT.constants, least: 2, most: 6 },
    });
    expect(chosen()).toBe(1);
    choose(0);
    expect(await use(socket)).toMatchObject([
      { type: 'vary', constants: { beavers: [0] } },
      { type: 'configure', options: { rounds: '5' } },
    ]);
  });
});
