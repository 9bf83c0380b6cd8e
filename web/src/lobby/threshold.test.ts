import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { heldSeat } from '../connection/seats';
import type { TableInfo } from '../protocol';
import { settings } from '../settings.svelte';
import Notice from '../table/Notice.svelte';
import type { Session } from '../table/session.svelte';
import { gameOf } from '../testing/games';
import { button, click, show } from '../testing/screen';
import { ScriptedSocket } from '../testing/scriptedSocket';
import { sessionWith } from '../testing/sessions';
import { setStage } from '../testing/stage';
import { seatOf, snapshotOf, tableOf } from '../testing/tables';
import { games } from './games.svelte';
import SeatList from './SeatList.svelte';
import TakeSeat from './TakeSeat.svelte';

setStage();

const BERTA = seatOf('Berta', { kind: 'bot', bot: 'careful' });

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en', name: 'Zoe' });
  games.list = [gameOf()];
});

afterEach(() => {
  games.list = [];
});

/** A session in `seat`, or of somebody who watches, at a table with these changes. */
function sessionAt(seat: number | null, changes: Partial<TableInfo>): Session {
  return sessionWith(snapshotOf({ seat, table: tableOf(changes) }));
}

function propsOf(session: Session) {
  return {
    session,
    get state() {
      if (!session.state) throw new Error('the session has no state');
      return session.state;
    },
  };
}

const written = () => ScriptedSocket.latest().written.at(-1);

test('who watches takes the seat of a bot, and reads that they wait for the end of the round', () => {
  const session = sessionAt(null, { seats: [seatOf('Anna'), BERTA], settings: { guests: 'rounds' } });
  show(TakeSeat, propsOf(session));
  expect(document.body.textContent).toContain('At the next deal you sit down.');
  click('Take over from Berta (Careful dam builder)');
  expect(written()).toMatchObject({ type: 'join', name: 'Zoe', seat: 1 });
  ScriptedSocket.latest().say({ type: 'held', id: written()?.id ?? '' });
  flushSync();
  expect(document.querySelector('[role=status]')?.textContent).toBe('At the next deal you sit down.');
  expect(() => button('Take over')).toThrow();
});

test('where guests only watch no seat is offered, and a free one is knocked for at a locked table', () => {
  const seats = [seatOf('Anna'), BERTA];
  show(TakeSeat, propsOf(sessionAt(null, { seats, settings: { guests: 'never' } })));
  expect(document.body.textContent).toContain('You can watch from here.');
  document.body.replaceChildren();
  show(TakeSeat, propsOf(sessionAt(null, { seats, guided: true })));
  expect(document.body.textContent).toContain('You can watch from here.');
  document.body.replaceChildren();
  show(TakeSeat, propsOf(sessionAt(null, { seats, stage: 'lobby', locked: true })));
  expect(document.body.textContent).toContain('you knock, and the host lets you in.');
  click('Take a seat');
  expect(written()).toMatchObject({ type: 'join', seat: null });
});

test('the host reads who knocks, in the notice and in the list, and lets them in or does not', () => {
  const knocks = [{ number: 3, name: 'Zoe', seat: null, waits_for: 'nod' as const }];
  const session = sessionAt(0, { seats: [seatOf('Anna'), seatOf('Ben')], locked: true, knocks });
  show(Notice, propsOf(session));
  expect(document.body.textContent).toContain('Zoe is knocking.');
  click('Let in');
  expect(written()).toMatchObject({ type: 'admit', knock: 3, on: true });
  document.body.replaceChildren();
  ScriptedSocket.latest().say({ type: 'ack', id: written()?.id ?? '', seq: 7 });
  show(SeatList, propsOf(session));
  click('Not now');
  expect(written()).toMatchObject({ type: 'admit', knock: 3, on: false });
  ScriptedSocket.latest().say({ type: 'presence', online: [true, true], ready: [false, false], watchers: 0 });
  flushSync();
  expect(document.body.textContent).not.toContain('Zoe');
});

test('a guest sees no knock, for the host is here', () => {
  const knocks = [{ number: 3, name: 'Zoe', seat: null, waits_for: 'nod' as const }];
  show(Notice, propsOf(sessionAt(1, { seats: [seatOf('Anna'), seatOf('Ben')], locked: true, knocks })));
  expect(document.body.textContent).not.toContain('Zoe');
});

test('the host locks the table, and is asked once more before somebody is put out', () => {
  show(SeatList, propsOf(sessionAt(0, { seats: [seatOf('Anna'), seatOf('Ben'), BERTA] })));
  click('Lock the table');
  expect(written()).toMatchObject({ type: 'lock', on: true });
  expect(() => button('Put Berta out')).toThrow();
  expect(() => button('Put Anna out')).toThrow();
  click('Put Ben out');
  expect(written()).toMatchObject({ type: 'lock' });
  click('No, stay');
  click('Put Ben out');
  document.querySelector<HTMLButtonElement>('[role=group] button')?.click();
  expect(written()).toMatchObject({ type: 'put_out', seat: 1 });
});

test('who is put out is told so, keeps no token, and may ask for a seat again', async () => {
  const session = sessionAt(1, { seats: [seatOf('Anna'), seatOf('Ben')] });
  show(Notice, propsOf(session));
  ScriptedSocket.latest().say(
    snapshotOf({ seq: 8, seat: null, table: tableOf({ seats: [seatOf('Anna'), BERTA], locked: true }) }),
  );
  flushSync();
  expect(heldSeat('POND7')).toBeNull();
  expect(document.body.textContent).toContain('Somebody has taken your seat at this table from you.');
  click('Take a seat');
  click('Take over from Berta');
  expect(written()).toMatchObject({ type: 'join', seat: 1 });
});

test('a sheet that asks for a seat asks no more once the table is closed', () => {
  const session = sessionAt(null, { seats: [seatOf('Anna'), BERTA], closed: true });
  show(TakeSeat, propsOf(session));
  expect(() => button('Take')).toThrow();
  expect(document.querySelector('input')).toBeNull();
  expect(document.body.textContent).toContain('This table is closed');
});
