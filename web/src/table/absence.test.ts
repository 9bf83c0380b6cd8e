import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import SeatList from '../lobby/SeatList.svelte';
import { games } from '../lobby/games.svelte';
import type { SeatInfo } from '../protocol';
import { settings } from '../settings.svelte';
import { gameOf } from '../testing/games';
import { button, click, show, takeDown } from '../testing/screen';
import { ScriptedSocket } from '../testing/scriptedSocket';
import { sessionWith } from '../testing/sessions';
import { setStage } from '../testing/stage';
import { seatOf, snapshotOf, tableOf } from '../testing/tables';
import { PATIENCE } from './longAbsence.svelte';
import Notice from './Notice.svelte';
import TableMenu from './TableMenu.svelte';
import type { Session } from './session.svelte';

setStage('setTimeout', 'clearTimeout');

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en' });
  games.list = [gameOf({ bots: ['dreamer', 'elder'], levels: ['dreamer', 'elder'] })];
});

afterEach(() => {
  games.list = [];
});

/** A session in `seat` of a running match with these seats, or of somebody who watches it. */
function sessionAt(seat: number | null, seats: SeatInfo[]): Session {
  return sessionWith(snapshotOf({ seat, table: tableOf({ seats }) }));
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

/** Lets the server say who is connected and who keeps the table waiting. */
function presence(online: boolean[], idle?: number[]): void {
  const ready = online.map(() => false);
  ScriptedSocket.latest().say({ type: 'presence', online, ready, watchers: 0, ...(idle && { idle }) });
  flushSync();
}

function wait(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

test('who is away for a while is told, and the host chooses who plays for them', async () => {
  show(Notice, propsOf(sessionAt(0, [seatOf('Anna'), seatOf('Ben'), seatOf('Cleo')])));
  presence([true, false, true]);
  wait(PATIENCE - 100);
  expect(document.body.textContent).not.toContain('Ben is away.');
  wait(200);
  expect(document.body.textContent).toContain('Ben is away.');
  click('Stand-in …');
  await vi.waitFor(() => {
    expect(document.querySelector('dialog')?.textContent).toContain('Who plays for Ben?');
  });
  click('Old lady');
  expect(ScriptedSocket.latest().written.at(-1)).toMatchObject({ type: 'seat_bot', bot: 'elder', seat: 1 });
  expect(document.querySelector('dialog')).toBeNull();
});

test('a choice stays open while somebody else goes, is for whom it was made, and ends when they are back', async () => {
  show(Notice, propsOf(sessionAt(0, [seatOf('Anna'), seatOf('Ben'), seatOf('Cleo')])));
  presence([true, true, false]);
  wait(PATIENCE);
  click('Stand-in …');
  await vi.waitFor(() => {
    expect(document.querySelector('dialog')?.textContent).toContain('Who plays for Cleo?');
  });
  presence([true, false, false]);
  wait(PATIENCE);
  expect(document.body.textContent).toContain('Ben and Cleo are away.');
  click('Old lady');
  expect(ScriptedSocket.latest().written.at(-1)).toMatchObject({ type: 'seat_bot', bot: 'elder', seat: 2 });
  click('Stand-in …');
  await vi.waitFor(() => {
    expect(document.querySelector('dialog')?.textContent).toContain('Who plays for Ben?');
  });
  presence([true, true, false]);
  expect(document.querySelector('dialog')).toBeNull();
  presence([true, false, false]);
  wait(PATIENCE);
  expect(document.querySelector('dialog')).toBeNull();
});

test('who only reloads is not told of, and whoever waits has their peace until somebody else goes', () => {
  show(Notice, propsOf(sessionAt(0, [seatOf('Anna'), seatOf('Ben'), seatOf('Cleo')])));
  presence([true, false, true]);
  wait(PATIENCE / 2);
  presence([true, true, true]);
  wait(PATIENCE);
  expect(document.body.textContent).not.toContain('is away');
  presence([true, true, true], [1]);
  wait(PATIENCE);
  expect(document.body.textContent).toContain('The table is waiting for Ben.');
  click('Wait');
  expect(document.body.textContent).not.toContain('Ben');
  presence([true, true, false], [1]);
  wait(PATIENCE);
  expect(document.body.textContent).toContain('Cleo is away. The table is waiting for Ben.');
});

test('a guest reads who can help, and helps once the host is away too', () => {
  show(Notice, propsOf(sessionAt(1, [seatOf('Anna'), seatOf('Ben'), seatOf('Cleo', { online: false })])));
  wait(PATIENCE);
  expect(document.body.textContent).toContain('Cleo is away. Anna can let a bot play.');
  expect(() => button('Stand-in …')).toThrow();
  presence([false, true, false]);
  wait(PATIENCE);
  expect(document.body.textContent).toContain('Anna and Cleo are away.');
  expect(button('Stand-in …').disabled).toBe(false);
});

test('who watches may sit down while somebody is away or has paused, and reads what became of that first', () => {
  settings.change({ name: 'Zoe' });
  const session = sessionAt(null, [
    seatOf('Anna'),
    seatOf('Ben'),
    seatOf('Berta', { kind: 'bot', bot: 'elder' }),
  ]);
  show(Notice, propsOf(session));
  presence([true, false, true]);
  wait(PATIENCE);
  expect(document.body.textContent).toContain('Ben is away.');
  click('Take a seat');
  expect(document.querySelector('dialog')?.textContent).toContain('Take over from Berta');
  click('Close');
  const paused = tableOf({ seats: session.state?.table.seats ?? [], paused: 0 });
  ScriptedSocket.latest().say(snapshotOf({ seq: 8, seat: null, table: paused }));
  flushSync();
  click('Take a seat');
  ScriptedSocket.latest().say(snapshotOf({ seq: 9, seat: null, table: { ...paused, paused: null } }));
  flushSync();
  click('Take over from Berta');
  ScriptedSocket.latest().say({ type: 'held', id: ScriptedSocket.latest().written.at(-1)?.id ?? '' });
  presence([true, false, true]);
  wait(PATIENCE);
  expect(document.querySelector('[role=status]')?.textContent).toContain('At the next deal');
  expect(() => button('Take a seat')).toThrow();
});

test('whoever may help may end the match too, once they have said so twice', async () => {
  const session = sessionAt(0, [seatOf('Anna'), seatOf('Ben'), seatOf('Cleo')]);
  show(Notice, propsOf(session));
  presence([true, false, true]);
  wait(PATIENCE);
  const before = ScriptedSocket.latest().written.length;
  click('End …');
  await vi.waitFor(() => {
    expect(document.querySelector('dialog')?.textContent).toContain('Nobody has won it');
  });
  click('Play on');
  expect(document.querySelector('dialog')).toBeNull();
  expect(ScriptedSocket.latest().written).toHaveLength(before);
  click('End …');
  await vi.waitFor(() => {
    expect(document.querySelector('dialog')).not.toBeNull();
  });
  click('End the match');
  expect(ScriptedSocket.latest().written.at(-1)).toMatchObject({ type: 'end_match' });
});

test('from the menu the host ends the match, a guest does not', async () => {
  const seats = [seatOf('Anna'), seatOf('Ben')];
  const guest = sessionAt(1, seats);
  show(TableMenu, { ...propsOf(guest), onclose: () => undefined });
  expect(() => button('End the match …')).toThrow();
  await takeDown();
  show(TableMenu, { ...propsOf(sessionAt(0, seats)), onclose: () => undefined });
  expect(button('End the match …').disabled).toBe(false);
});

test('in the list of seats the host changes who plays for somebody', () => {
  const ben = seatOf('Ben', { bot: 'dreamer', online: false });
  show(SeatList, propsOf(sessionAt(0, [seatOf('Anna'), ben, seatOf('Cleo')])));
  click('Stand-in …');
  click('Old lady');
  expect(ScriptedSocket.latest().written.at(-1)).toMatchObject({ type: 'seat_bot', bot: 'elder', seat: 1 });
  expect(() => button('Old lady')).toThrow();
});
