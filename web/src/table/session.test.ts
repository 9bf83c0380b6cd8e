import { beforeEach, describe, expect, test, vi } from 'vitest';
import { heldSeat, heldSeats, holdSeat } from '../connection/seats';
import { lessonUnderWay, noteLesson } from '../guide/underWay';
import { ScriptedSocket } from '../testing/scriptedSocket';
import { newSession } from '../testing/sessions';
import { settings } from '../settings.svelte';
import { pictureOf, seatOf, snapshotOf, tableOf } from '../testing/tables';
import { secondsLeft } from '../table-parts/clocks';
import type { Session } from './session.svelte';

const TOKEN = 'token-of-sixteen-or-more';

let seatedAt: string[];

beforeEach(() => {
  localStorage.clear();
  ScriptedSocket.all.length = 0;
  seatedAt = [];
});

function sessionAt(code: string | null): Session {
  const beginning = { code, game: 'biber-gang', name: 'Anna' };
  return newSession(beginning, (seated) => seatedAt.push(seated));
}

/** A session that holds seat 0 of table POND7 and has seen its snapshot. */
function seatedSession(): Session {
  holdSeat({ code: 'POND7', token: TOKEN, game: 'biber-gang', visited: 1 });
  const session = sessionAt('POND7');
  ScriptedSocket.latest().accept();
  ScriptedSocket.latest().say(snapshotOf());
  return session;
}

test('a new table is created, and its seat is kept', () => {
  const session = sessionAt(null);
  const socket = ScriptedSocket.latest();
  socket.accept();
  expect(socket.written).toMatchObject([{ type: 'create', game: 'biber-gang', name: 'Anna' }]);
  socket.say({ type: 'seated', id: 'x', code: 'POND7', seat: 0, token: TOKEN });
  expect(session.code).toBe('POND7');
  expect(seatedAt).toEqual(['POND7']);
  expect(heldSeat('POND7')?.token).toBe(TOKEN);
});

test('a table that is dealt at once gets its bots, its options and its first deal in one go', () => {
  const session = newSession(
    {
      code: null,
      game: 'beanie',
      name: 'Biber',
      atOnce: { bots: ['dreamer', 'dreamer'], options: { rounds: '3' } },
    },
    (seated) => seatedAt.push(seated),
  );
  const socket = ScriptedSocket.latest();
  socket.accept();
  expect(socket.written).toMatchObject([
    { type: 'create', game: 'beanie', name: 'Biber' },
    { type: 'seat_bot', bot: 'dreamer', seat: null },
    { type: 'seat_bot', bot: 'dreamer', seat: null },
    { type: 'configure', options: { rounds: '3' } },
    { type: 'start' },
  ]);
  expect(session.dealing).toBe(true);
  socket.say({ type: 'seated', id: 'x', code: 'POND7', seat: 0, token: TOKEN });
  expect(session.dealing).toBe(true);
  socket.say({ type: 'ack', id: socket.written[4]?.id ?? '', seq: 5 });
  expect(session.dealing).toBe(false);
});

test('a new name is told to the table once, and only if it is another one', () => {
  const session = seatedSession();
  session.goBy('');
  session.goBy(session.state?.table.seats[0]?.name ?? '');
  session.goBy('Ricarda');
  const names = ScriptedSocket.latest().written.filter((message) => message.type === 'rename');
  expect(names).toMatchObject([{ name: 'Ricarda' }]);
});

test('a table without a held seat is watched, and joining keeps the seat', () => {
  const session = sessionAt('POND7');
  const socket = ScriptedSocket.latest();
  socket.accept();
  expect(socket.written).toMatchObject([{ type: 'watch', code: 'POND7' }]);
  session.join('Ben');
  session.join('Ben');
  expect(socket.written.filter((message) => message.type === 'join')).toHaveLength(1);
  socket.say({ type: 'seated', id: socket.written[1]?.id ?? '', code: 'POND7', seat: 1, token: TOKEN });
  expect(heldSeat('POND7')?.token).toBe(TOKEN);
});

test('a held seat is resumed with what was seen, and again after a cut', () => {
  const session = seatedSession();
  expect(ScriptedSocket.latest().written[0]).toMatchObject({ type: 'resume', token: TOKEN, seen: 0 });
  ScriptedSocket.latest().cut();
  session.wake();
  ScriptedSocket.latest().accept();
  expect(ScriptedSocket.latest().written[0]).toMatchObject({ type: 'resume', token: TOKEN, seen: 7 });
});

test('an action is taken once however often it is clicked, with the sequence that was seen', () => {
  const session = seatedSession();
  const socket = ScriptedSocket.latest();
  session.act('deck');
  session.act('deck');
  session.act('pile');
  const acts = socket.written.filter((message) => message.type === 'act');
  expect(acts).toMatchObject([{ action: 'deck', seen: 7 }]);
  expect(session.underWay).toEqual(['deck']);
  socket.say({ type: 'ack', id: acts[0]?.id ?? '', seq: 8 });
  expect(session.underWay).toEqual([]);
  session.act('turn-T1');
  expect(socket.written.filter((message) => message.type === 'act')).toHaveLength(2);
});

describe('in real time', () => {
  /** A session at a table of Beanie where it is somebody else's turn. */
  function racingSession(): Session {
    const session = seatedSession();
    const situation = {
      picture: pictureOf({ turn: 1 }),
      actors: [0, 1],
      legal: [],
      hash: '0123456789abcdef',
    };
    ScriptedSocket.latest().say(snapshotOf({ table: tableOf({ game: 'beanie' }), situation, seq: 9 }));
    return session;
  }

  test('actions follow one another without waiting, each once, with the time since the table was shown', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const session = racingSession();
    const socket = ScriptedSocket.latest();
    now.mockReturnValue(1640.4);
    session.act('add-M3-10S');
    session.act('add-M3-10S');
    now.mockReturnValue(5_000_000);
    session.act('add-M1-4C');
    expect(socket.written.filter((message) => message.type === 'act')).toMatchObject([
      { action: 'add-M3-10S', seen: 9, after_ms: 640 },
      { action: 'add-M1-4C', seen: 9, after_ms: 600_000 },
    ]);
    expect(session.underWay).toEqual(['add-M3-10S', 'add-M1-4C']);
    now.mockRestore();
  });

  test('clocks run by the time of this browser, and stop when the server says so', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const session = racingSession();
    const running = [{ seat: 1, duty: 'draw', seconds: 30, left_ms: 29_870 }];
    ScriptedSocket.latest().say({ type: 'clocks', running });
    expect(session.clocks).toEqual([{ seat: 1, duty: 'draw', seconds: 30, rings: 30_870 }]);
    expect(session.clocks.map((clock) => secondsLeft(clock, 31_500))).toEqual([0]);
    ScriptedSocket.latest().say({ type: 'clocks', running: [] });
    expect(session.clocks).toEqual([]);
    now.mockRestore();
  });

  test('a clock that was stopped while there was no connection does not run on', () => {
    const session = racingSession();
    const running = [{ seat: 1, duty: 'draw', seconds: 30, left_ms: 29_870 }];
    ScriptedSocket.latest().say({ type: 'clocks', running });
    session.loseNetwork();
    expect(session.clocks).toHaveLength(1);
    session.wake();
    ScriptedSocket.latest().accept();
    // The server tells which clocks run, and says nothing where none does.
    expect(session.clocks).toEqual([]);
  });

  test('what the line cost is kept until the next round begins', () => {
    const session = racingSession();
    const socket = ScriptedSocket.latest();
    const counts = { won: 2, lost: 1, given: 1, taken: 0, credited_ms: 140, waited_ms: 310, line_ms: 48 };
    socket.say(snapshotOf({ table: tableOf({ game: 'beanie', stage: 'round_over' }), seq: 10 }));
    socket.say({ type: 'lag', round: 3, ...counts });
    expect(session.lag).toMatchObject(counts);
    socket.say(snapshotOf({ table: tableOf({ game: 'beanie' }), seq: 11 }));
    expect(session.lag).toBeNull();
  });

  test('a refusal tells who was first', () => {
    const session = racingSession();
    const socket = ScriptedSocket.latest();
    session.act('add-M3-10S');
    const reason = { message: 'beanie-reason-set-full', arguments: {} };
    const late = { seq: 10, seat: 1, action: 'add-M3-10D', sentences: [] };
    socket.say({ type: 'refused', id: socket.written.at(-1)?.id ?? '', reason, clause: '5.1', late });
    expect(session.refusal).toEqual({ reason, clause: '5.1', late });
    expect(session.underWay).toEqual([]);
  });
});

test('a device without a network does not wait until an answer is missed', () => {
  const session = seatedSession();
  session.act('pile');
  session.loseNetwork();
  expect(session.status).toBe('waiting');
  session.wake();
  ScriptedSocket.latest().accept();
  expect(session.status).toBe('open');
  expect(ScriptedSocket.latest().written).toMatchObject([
    { type: 'resume' },
    { type: 'act', action: 'pile' },
  ]);
});

test('a refusal is shown with its clause until the reader does something else', () => {
  const session = seatedSession();
  const socket = ScriptedSocket.latest();
  session.act('swap-T1');
  const reason = { message: 'biber-gang-reason-frozen-pair', arguments: { card: '7' } };
  socket.say({ type: 'refused', id: socket.written.at(-1)?.id ?? '', reason, clause: '4.4', late: null });
  expect(session.refusal).toEqual({ reason, clause: '4.4', late: null });
  session.act('swap-T2');
  expect(session.refusal).toBeNull();
});

test('advice is forgotten when the table moves on', () => {
  const session = seatedSession();
  const socket = ScriptedSocket.latest();
  session.askForHint();
  const id = socket.written.at(-1)?.id ?? '';
  socket.say({
    type: 'hinted',
    id,
    action: 'deck',
    sentence: { message: 'bot-hint', arguments: {} },
    reasons: [],
    beside: null,
  });
  expect(session.advice?.action).toBe('deck');
  socket.say({ type: 'event', seq: 8, sentences: [], moves: [], table: null, situation: null });
  expect(session.advice).toBeNull();
});

test('a seat that is no longer ours is forgotten, and the table is watched', () => {
  const session = seatedSession();
  const socket = ScriptedSocket.latest();
  const reason = { message: 'refusal-token', arguments: {} };
  socket.say({ type: 'refused', id: socket.written[0]?.id ?? '', reason, clause: null, late: null });
  expect(heldSeat('POND7')).toBeNull();
  expect(socket.written.at(-1)).toMatchObject({ type: 'watch', code: 'POND7' });
  socket.say({ type: 'refused', id: socket.written.at(-1)?.id ?? '', reason, clause: null, late: null });
  expect(session.closed).toEqual(reason);
});

test('a table that the house does not know is asked for no more, nor gone on with where a game was being taught', () => {
  const session = seatedSession();
  noteLesson('biber-gang', 'POND7');
  expect(lessonUnderWay('biber-gang')).toBe('POND7');
  const socket = ScriptedSocket.latest();
  const reason = { message: 'refusal-no-table', arguments: {} };
  socket.say({ type: 'refused', id: socket.written[0]?.id ?? '', reason, clause: null, late: null });
  expect(session.closed).toEqual(reason);
  expect(heldSeat('POND7')).toMatchObject({ token: TOKEN, unknown: true });
  expect(lessonUnderWay('biber-gang')).toBeNull();
});

test('a seat that is lost leaves another one at the same table as it is, and it is come back to', () => {
  holdSeat({ code: 'POND7', token: 'another-seat-of-this-browser', game: 'biber-gang', visited: 0 });
  const session = seatedSession();
  const socket = ScriptedSocket.latest();
  expect(socket.written[0]).toMatchObject({ type: 'resume', token: TOKEN });
  for (const seq of [8, 9]) socket.say(snapshotOf({ seq, seat: null }));
  expect(heldSeats().map(({ token }) => token)).toEqual(['another-seat-of-this-browser']);
  expect(session.token).toBeNull();
  const reason = { message: 'refusal-token', arguments: {} };
  seatedSession();
  ScriptedSocket.latest().say({
    type: 'refused',
    id: ScriptedSocket.latest().written[0]?.id ?? '',
    reason,
    clause: null,
    late: null,
  });
  expect(ScriptedSocket.latest().written.at(-1)).toMatchObject({ token: 'another-seat-of-this-browser' });
});

test('a refusal that will pass is asked again later, with the same seat', () => {
  const session = seatedSession();
  const socket = ScriptedSocket.latest();
  const reason = { message: 'refusal-store', arguments: {} };
  socket.say({ type: 'refused', id: socket.written[0]?.id ?? '', reason, clause: null, late: null });
  expect(session.status).toBe('waiting');
  session.wake();
  ScriptedSocket.latest().accept();
  expect(ScriptedSocket.latest().written[0]).toMatchObject({ type: 'resume', token: TOKEN });
});

test('a seat that the host has freed is forgotten with the snapshot that says so', () => {
  const session = seatedSession();
  ScriptedSocket.latest().say(snapshotOf({ seq: 9, seat: null }));
  expect(session.state?.seat).toBeNull();
  expect(session.token).toBeNull();
});

test('where two taps are wanted the first only shows what the second does', () => {
  settings.change({ twice: true });
  const session = seatedSession();
  const acts = () => ScriptedSocket.latest().written.filter((message) => message.type === 'act');
  session.act('deck');
  session.act('pile');
  expect([acts(), session.meant]).toEqual([[], 'pile']);
  session.act('pile');
  expect(acts()).toMatchObject([{ action: 'pile' }]);
  expect(session.meant).toBeNull();
  settings.change({ twice: false });
});

test('what others do to the reader’s own cards stays until the reader has seen it or acts', () => {
  const session = seatedSession();
  const socket = ScriptedSocket.latest();
  const happen = (seq: number, source: string, actors: number[]) => {
    const sentences = [{ message: 'biber-mania-event-stole', arguments: { seat: 1 } }];
    const situation = { picture: pictureOf({ turn: 1 }), actors, legal: [], hash: `${seq}` };
    const moves = [{ card: '4', source, target: 'hand:1' }];
    socket.say({ type: 'event', seq, sentences, moves, table: null, situation });
  };
  happen(8, 'pile:0', [1]);
  expect(session.suffered).toEqual([]);
  happen(9, 'pile:1', [1]);
  expect(session.suffered).toEqual([]);
  happen(10, 'pile:0', [0]);
  expect(session.suffered).toHaveLength(1);
  session.act('deck');
  expect(session.suffered).toEqual([]);
});

test('who lets a bot play suffers nothing, and nobody does once the round is over', () => {
  const session = seatedSession();
  const socket = ScriptedSocket.latest();
  const sentences = [{ message: 'biber-mania-event-stole', arguments: { seat: 1 } }];
  const moves = [{ card: '4', source: 'pile:0', target: 'hand:1' }];
  const situation = { picture: pictureOf({ turn: 1 }), actors: [1], legal: [], hash: '8' };
  const { table } = snapshotOf();
  const happen = (seq: number, news: typeof table | null) =>
    socket.say({ type: 'event', seq, sentences, moves, table: news, situation });
  happen(8, null);
  happen(9, null);
  expect(session.suffered).toHaveLength(1);
  const seats = table.seats.map((seat, number) => (number === 0 ? { ...seat, bot: 'careful' } : seat));
  happen(10, { ...table, seats });
  happen(11, null);
  expect(session.suffered).toEqual([]);
  happen(12, table);
  happen(13, null);
  expect(session.suffered).toHaveLength(1);
  happen(14, { ...table, stage: 'round_over' });
  expect(session.suffered).toEqual([]);
});

test('what others give the reader stays too, and what comes to everybody by itself does not', () => {
  const session = seatedSession();
  const socket = ScriptedSocket.latest();
  const happen = (seq: number, source: string, args: Record<string, number>) => {
    const sentences = [{ message: 'biber-mania-event-give-deck', arguments: args }];
    const situation = { picture: pictureOf({ turn: 1 }), actors: [1], legal: [], hash: `${seq}` };
    const moves = [0, 1].map((seat) => ({ card: null, source, target: `hand:${seat}` }));
    socket.say({ type: 'event', seq, sentences, moves, table: null, situation });
  };
  happen(8, 'deck', { seat: 1, other: 0 });
  expect(session.suffered).toEqual([]);
  happen(9, 'stack', { seat: 1 });
  happen(10, 'deck', { seat: 2, other: 1 });
  expect(session.suffered).toEqual([]);
  happen(11, 'deck', { seat: 1, other: 0 });
  expect(session.suffered).toHaveLength(1);
});

test('whoever comes to a table looks as at the last one, once, unless they have dressed here', () => {
  settings.change({ look: { hat: 'straw', colour: 'sky' } });
  const session = seatedSession();
  const dressed = () => ScriptedSocket.latest().written.filter(({ type }) => type === 'dress');
  expect(dressed()).toMatchObject([{ hat: 'straw', colour: 'sky' }]);
  ScriptedSocket.latest().say(snapshotOf());
  expect(dressed()).toHaveLength(1);
  ScriptedSocket.latest().say({ type: 'ack', id: dressed()[0]?.id ?? '', seq: 8 });
  const seats = [seatOf('Anna', { hat: 'cap', colour: 'moss' }), seatOf('Ben')];
  ScriptedSocket.latest().say(snapshotOf({ table: tableOf({ seats }) }));
  expect(dressed()).toHaveLength(1);
  session.dress('cap', 'moss');
  expect(dressed()).toHaveLength(1);
  session.dress('cap', 'berry');
  expect(dressed()).toHaveLength(2);
  settings.change({ look: null });
});
