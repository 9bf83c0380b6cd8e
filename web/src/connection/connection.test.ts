import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PROTOCOL_VERSION, type FromServer } from '../protocol';
import { ScriptedSocket } from '../testing/scriptedSocket';
import {
  Connection,
  DOUBTFUL,
  newServerSocket,
  OPENING_LIMIT,
  PROOF_LIMIT,
  RESEND_AFTER,
  SILENCE_LIMIT,
  UNANSWERED_LIMIT,
} from './connection';
import type { Body } from './outbox';

const GREETING: Body = { type: 'watch', code: 'POND7' };

let greeting: Body;
let received: FromServer[];
let statuses: string[];
let tables: (string | null)[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  ScriptedSocket.all.length = 0;
  greeting = GREETING;
  received = [];
  statuses = [];
  tables = [];
  connection = new Connection(
    {
      greeting: () => greeting,
      received: (message) => received.push(message),
      changed: (status) => statuses.push(status),
    },
    (table) => {
      tables.push(table);
      return new ScriptedSocket();
    },
  );
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe('a socket', () => {
  test('says in its address for which table it is, and which protocol the page speaks', () => {
    const opened: string[] = [];
    vi.stubGlobal('WebSocket', function (address: string) {
      opened.push(address);
    });
    for (const table of ['POND7', null]) newServerSocket(table);
    vi.unstubAllGlobals();
    const asked = opened.map((address) => Object.fromEntries(new URL(address).searchParams));
    const protocol = String(PROTOCOL_VERSION);
    expect(asked).toEqual([{ table: 'POND7', protocol }, { protocol }]);
  });

  test('begins with the greeting, then writes what was sent before it opened', () => {
    connection.send({ type: 'ready' });
    expect(ScriptedSocket.latest().written).toEqual([]);
    ScriptedSocket.latest().accept();
    expect(ScriptedSocket.latest().written.map((message) => message.type)).toEqual(['watch', 'ready']);
    expect(statuses).toEqual(['connecting', 'open']);
    expect(tables).toEqual(['POND7']);
  });

  test('answers a ping and keeps it to itself', () => {
    ScriptedSocket.latest().accept();
    ScriptedSocket.latest().say({ type: 'ping', id: 'p1' });
    expect(ScriptedSocket.latest().written.at(-1)).toEqual({ type: 'pong', id: 'p1' });
    expect(received).toEqual([]);
  });

  test('that does not open in time is given up for another', () => {
    vi.advanceTimersByTime(OPENING_LIMIT);
    expect(connection.status).toBe('waiting');
    vi.advanceTimersByTime(1000);
    expect(ScriptedSocket.all).toHaveLength(2);
  });

  test('that falls silent is given up', () => {
    ScriptedSocket.latest().accept();
    vi.advanceTimersByTime(SILENCE_LIMIT - 1);
    expect(connection.status).toBe('open');
    ScriptedSocket.latest().say({ type: 'ping', id: 'p1' });
    vi.advanceTimersByTime(SILENCE_LIMIT - 1);
    expect(connection.status).toBe('open');
    vi.advanceTimersByTime(1);
    expect(connection.status).toBe('waiting');
  });
});

describe('after a cut', () => {
  test('an unanswered message is written again under its key, an answered one is not', () => {
    const first = ScriptedSocket.latest();
    first.accept();
    const answered = connection.send({ type: 'ready' });
    const open = connection.send({ type: 'act', action: 'deck', seen: 7 });
    first.say({ type: 'ack', id: answered, seq: 8 });
    first.cut();
    vi.advanceTimersByTime(1000);
    const second = ScriptedSocket.latest();
    expect(second).not.toBe(first);
    second.accept();
    expect(second.written).toMatchObject([GREETING, { type: 'act', id: open, action: 'deck', seen: 7 }]);
  });

  test('a message that the server only holds is written again, but nobody waits impatiently for its answer', () => {
    const first = ScriptedSocket.latest();
    first.accept();
    const held = connection.send({ type: 'act', action: 'let', seen: 7 });
    first.say({ type: 'held', id: held });
    expect(connection.holds('act')).toBe(true);
    for (let passed = 0; passed < 2 * UNANSWERED_LIMIT; passed += 1000) {
      first.say({ type: 'ping', id: 'p1' });
      vi.advanceTimersByTime(1000);
    }
    expect(connection.status).toBe('open');
    expect(first.written.filter(({ id }) => id === held)).toHaveLength(1);
    first.cut();
    vi.advanceTimersByTime(1000);
    const second = ScriptedSocket.latest();
    second.accept();
    expect(second.written.at(-1)).toMatchObject({ type: 'act', id: held });
    second.say({ type: 'ack', id: held, seq: 9 });
    expect(connection.holds('act')).toBe(false);
    expect(connection.awaits('act')).toBe(false);
  });

  test('the waits grow to at most three seconds, and a message from the server makes them short again', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const waits: number[] = [];
    const measure = (): void => {
      const before = ScriptedSocket.all.length;
      ScriptedSocket.latest().cut();
      let waited = 0;
      while (ScriptedSocket.all.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    };
    for (let attempt = 0; attempt < 7; attempt += 1) measure();
    expect(waits).toEqual([400, 800, 1600, 3000, 3000, 3000, 3000]);
    ScriptedSocket.latest().accept();
    ScriptedSocket.latest().say({ type: 'ping', id: 'p1' });
    measure();
    expect(waits.at(-1)).toBe(400);
  });

  test('another server goes on at once where one has ended, and is given more time when it does not', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    ScriptedSocket.latest().accept();
    ScriptedSocket.latest().say({ type: 'ping', id: 'p1' });
    ScriptedSocket.latest().cut(1012);
    vi.advanceTimersByTime(100);
    expect(ScriptedSocket.all).toHaveLength(2);
    ScriptedSocket.latest().cut(1012);
    vi.advanceTimersByTime(700);
    expect(ScriptedSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(200);
    expect(ScriptedSocket.all).toHaveLength(3);
  });

  test('waking tries at once, and only when a wait is under way', () => {
    ScriptedSocket.latest().accept();
    connection.wake();
    expect(ScriptedSocket.all).toHaveLength(1);
    ScriptedSocket.latest().cut();
    connection.wake();
    expect(ScriptedSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(ScriptedSocket.all).toHaveLength(2);
  });

  test('a greeting that is said once more has the same key, so that what it has opened is not opened twice', () => {
    const first = ScriptedSocket.latest();
    first.accept();
    first.cut();
    connection.wake();
    const second = ScriptedSocket.latest();
    second.accept();
    expect(second.written[0]).toEqual(first.written[0]);
    greeting = { type: 'resume', code: 'POND7', token: 'token-of-sixteen-or-more', seen: 7 };
    second.cut();
    connection.wake();
    ScriptedSocket.latest().accept();
    expect(ScriptedSocket.latest().written[0]?.id).not.toBe(first.written[0]?.id);
    expect(connection.greetingKey).toBe(ScriptedSocket.latest().written[0]?.id);
  });

  test('closing ends it for good', () => {
    ScriptedSocket.latest().cut();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(ScriptedSocket.all).toHaveLength(1);
    expect(connection.status).toBe('closed');
  });
});

describe('a device that has slept', () => {
  /** Its timers stand still meanwhile, and the clock of the day goes on. */
  function sleep(milliseconds: number): void {
    vi.setSystemTime(Date.now() + milliseconds);
  }

  test('looks whether a socket still lives of which it has not heard lately, and opens another if not', () => {
    const socket = ScriptedSocket.latest();
    socket.accept();
    // Whoever greets anew knocks no more, unless they say so anew.
    const knock = connection.send({ type: 'join', code: 'POND7', name: 'Anna', seat: null });
    socket.say({ type: 'held', id: knock });
    sleep(DOUBTFUL);
    connection.wake();
    expect(socket.written).toMatchObject([GREETING, { id: knock }, GREETING, { id: knock }]);
    socket.say({ type: 'ping', id: 'p1' });
    vi.advanceTimersByTime(PROOF_LIMIT);
    expect(connection.status).toBe('open');
    sleep(DOUBTFUL);
    connection.wake();
    vi.advanceTimersByTime(PROOF_LIMIT);
    expect(connection.status).toBe('waiting');
    vi.advanceTimersByTime(1000);
    expect(ScriptedSocket.all).toHaveLength(2);
  });

  test('opens another at once where the socket would have been given up', () => {
    ScriptedSocket.latest().accept();
    sleep(SILENCE_LIMIT);
    connection.wake();
    expect(connection.status).toBe('connecting');
    expect(ScriptedSocket.all).toHaveLength(2);
  });

  test('trusts a socket of which it has just heard', () => {
    const socket = ScriptedSocket.latest();
    socket.accept();
    sleep(DOUBTFUL - 1);
    connection.wake();
    expect(socket.written).toHaveLength(1);
  });
});

describe('an unanswered message', () => {
  test('is written again on the same socket under the same key', () => {
    const socket = ScriptedSocket.latest();
    socket.accept();
    const key = connection.send({ type: 'start' });
    vi.advanceTimersByTime(RESEND_AFTER);
    expect(socket.written.filter((message) => message.id === key)).toHaveLength(2);
    socket.say({ type: 'ack', id: key, seq: 8 });
    vi.advanceTimersByTime(3 * RESEND_AFTER);
    expect(socket.written.filter((message) => message.id === key)).toHaveLength(2);
    expect(connection.status).toBe('open');
  });

  test('that stays so makes the socket suspect', () => {
    ScriptedSocket.latest().accept();
    connection.send({ type: 'ready' });
    vi.advanceTimersByTime(UNANSWERED_LIMIT);
    expect(connection.status).toBe('waiting');
    vi.advanceTimersByTime(1000);
    expect(ScriptedSocket.all).toHaveLength(2);
  });

  test('is waited for in its own time, though one before it was answered a moment ago', () => {
    const socket = ScriptedSocket.latest();
    socket.accept();
    const key = connection.send({ type: 'ready' });
    vi.advanceTimersByTime(100);
    socket.say({ type: 'ack', id: key, seq: 8 });
    vi.advanceTimersByTime(400);
    connection.send({ type: 'ready' });
    vi.advanceTimersByTime(UNANSWERED_LIMIT - 1);
    expect(connection.status).toBe('open');
    vi.advanceTimersByTime(1);
    expect(connection.status).toBe('waiting');
  });

  test.each<Body>([
    { type: 'start' },
    { type: 'vary', constants: {} },
    { type: 'change_game', game: 'beanie' },
  ])('may wait longer for rules: %o', (body) => {
    ScriptedSocket.latest().accept();
    connection.send(body);
    vi.advanceTimersByTime(3 * UNANSWERED_LIMIT);
    expect(ScriptedSocket.all).toHaveLength(1);
    expect(connection.status).toBe('open');
  });

  test('is known by its type until it is answered', () => {
    ScriptedSocket.latest().accept();
    const key = connection.send({ type: 'act', action: 'deck', seen: 1 });
    expect(connection.awaits('act')).toBe(true);
    ScriptedSocket.latest().say({
      type: 'refused',
      id: key,
      reason: { message: 'refusal-stale', arguments: {} },
      clause: null,
      late: null,
    });
    expect(connection.awaits('act')).toBe(false);
  });

  test('has a key of its own', () => {
    const keys = new Set(Array.from({ length: 50 }, () => connection.send({ type: 'hint' })));
    expect(keys.size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
  });
});
