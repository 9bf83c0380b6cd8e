import { beforeEach, expect, test } from 'vitest';
import { heldSeat, holdSeat } from '../connection/seats';
import { ScriptedSocket } from '../testing/scriptedSocket';
import { snapshotOf } from '../testing/tables';
import { Session } from './session.svelte';

const TOKEN = 'token-of-sixteen-or-more';

let seatedAt: string[];

beforeEach(() => {
  localStorage.clear();
  ScriptedSocket.all.length = 0;
  seatedAt = [];
});

function sessionAt(code: string | null): Session {
  const beginning = { code, game: 'biber-gang', name: 'Anna' };
  return new Session(
    beginning,
    (seated) => seatedAt.push(seated),
    () => new ScriptedSocket(),
  );
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
  session.end();
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
  session.end();
});

test('a held seat is resumed with what was seen, and again after a cut', () => {
  const session = seatedSession();
  expect(ScriptedSocket.latest().written[0]).toMatchObject({ type: 'resume', token: TOKEN, seen: 0 });
  ScriptedSocket.latest().cut();
  session.wake();
  ScriptedSocket.latest().accept();
  expect(ScriptedSocket.latest().written[0]).toMatchObject({ type: 'resume', token: TOKEN, seen: 7 });
  session.end();
});

test('an action is taken once however often it is clicked, with the sequence that was seen', () => {
  const session = seatedSession();
  const socket = ScriptedSocket.latest();
  session.act('deck');
  session.act('deck');
  session.act('pile');
  const acts = socket.written.filter((message) => message.type === 'act');
  expect(acts).toMatchObject([{ action: 'deck', seen: 7 }]);
  expect(session.acting).toBe(true);
  socket.say({ type: 'ack', id: acts[0]?.id ?? '', seq: 8 });
  expect(session.acting).toBe(false);
  session.act('turn-T1');
  expect(socket.written.filter((message) => message.type === 'act')).toHaveLength(2);
  session.end();
});

test('a refusal is shown with its clause until the reader does something else', () => {
  const session = seatedSession();
  const socket = ScriptedSocket.latest();
  session.act('swap-T1');
  const reason = { message: 'biber-gang-reason-frozen-pair', arguments: { card: '7' } };
  socket.say({ type: 'refused', id: socket.written.at(-1)?.id ?? '', reason, clause: '4.4', late: null });
  expect(session.refusal).toEqual({ reason, clause: '4.4' });
  session.act('swap-T2');
  expect(session.refusal).toBeNull();
  session.end();
});

test('advice is forgotten when the table moves on', () => {
  const session = seatedSession();
  const socket = ScriptedSocket.latest();
  session.askForHint();
  const id = socket.written.at(-1)?.id ?? '';
  socket.say({ type: 'hinted', id, action: 'deck', sentence: { message: 'bot-hint', arguments: {} } });
  expect(session.advice?.action).toBe('deck');
  socket.say({ type: 'event', seq: 8, sentences: [], moves: [], table: null, situation: null });
  expect(session.advice).toBeNull();
  session.end();
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

test('a refusal that will pass is asked again later, with the same seat', () => {
  const session = seatedSession();
  const socket = ScriptedSocket.latest();
  const reason = { message: 'refusal-store', arguments: {} };
  socket.say({ type: 'refused', id: socket.written[0]?.id ?? '', reason, clause: null, late: null });
  expect(session.status).toBe('waiting');
  session.wake();
  ScriptedSocket.latest().accept();
  expect(ScriptedSocket.latest().written[0]).toMatchObject({ type: 'resume', token: TOKEN });
  session.end();
});

test('a seat that the host has freed is forgotten with the snapshot that says so', () => {
  const session = seatedSession();
  ScriptedSocket.latest().say(snapshotOf({ seq: 9, seat: null }));
  expect(session.state?.seat).toBeNull();
  expect(session.token).toBeNull();
  session.end();
});
