/**
 * One lasting conversation with the server over as many sockets as it takes.
 *
 * Whatever happens to the network, a message that was accepted here is written again on the next socket, under the
 * same idempotency key, until the server has answered it.  The page is never reloaded.
 */

import { here } from '../base';
import { PROTOCOL_VERSION, type FromClient, type FromServer } from '../protocol';
import { restartDelay, retryDelay } from './backoff';
import { newKey } from './key';
import { Outbox, type Body } from './outbox';

export type Status = 'connecting' | 'open' | 'waiting' | 'closed';

/** An unanswered message is written again after this many milliseconds. */
export const RESEND_AFTER = 4000;
/**
 * A socket that leaves a message unanswered this long, in milliseconds, is given up, when it would be written for the
 * third time: so a machine that is gone costs less than ten seconds.  Only what waits for rules may take longer (`PATIENT`).
 */
export const UNANSWERED_LIMIT = 2 * RESEND_AFTER;
/** A socket on which nothing arrives for this long, in milliseconds, is given up; the server pings more often. */
export const SILENCE_LIMIT = 45_000;
/** A socket that has not opened after this many milliseconds is given up. */
export const OPENING_LIMIT = 8000;
/**
 * A socket of which nothing was heard for this long, in milliseconds, is not trusted by whoever comes back to the page:
 * while a device sleeps its line may go without a word, and its timers stand still.
 */
export const DOUBTFUL = 5000;
/** It has this many milliseconds to show that it lives. */
export const PROOF_LIMIT = 5000;

/** What the server answers when it has compiled the rules, or read them. */
const PATIENT: readonly FromClient['type'][] = ['start', 'vary', 'change_game'];

const OPEN = 1;

/** With this code a server closes its sockets that ends while another goes on (registry of RFC 6455). */
const SERVICE_RESTART = 1012;

/** The part of WebSocket that is used. */
export type Socket = Pick<WebSocket, 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

/** Opens a socket for the table with this code; null when it is for none yet. */
export type NewSocket = (table: string | null) => Socket;

export interface Handlers {
  /** The message that begins every socket: who we are and what we have seen. Null when there is nothing to say. */
  greeting: () => Body | null;
  received: (message: FromServer) => void;
  changed: (status: Status) => void;
}

export class Connection {
  status: Status = 'closed';
  /** The key of the latest greeting, by which its refusal is known. */
  greetingKey = '';
  readonly #outbox = new Outbox();
  readonly #handlers: Handlers;
  readonly #newSocket: NewSocket;
  #socket: Socket | null = null;
  /** The latest greeting as text. */
  #greeted = '';
  #failures = 0;
  /** When something came last, by the clock of the day, which goes on while a device sleeps. */
  #heardAt = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #resendTimer: ReturnType<typeof setTimeout> | undefined;
  #unansweredSince: number | null = null;

  constructor(handlers: Handlers, newSocket: NewSocket) {
    this.#handlers = handlers;
    this.#newSocket = newSocket;
  }

  /** Opens a socket now, whatever wait was under way. */
  open(): void {
    clearTimeout(this.#retryTimer);
    this.#abandonSocket();
    this.#change('connecting');
    const greeting = this.#handlers.greeting();
    const socket = this.#newSocket(greeting && 'code' in greeting ? greeting.code : null);
    this.#socket = socket;
    socket.onopen = () => this.#begin();
    socket.onmessage = (event: MessageEvent) => this.#receive(event.data);
    socket.onclose = (event) => this.#lose(event.code === SERVICE_RESTART);
    this.#expectWithin(OPENING_LIMIT);
  }

  /** Ends the conversation; unanswered messages are forgotten. */
  close(): void {
    clearTimeout(this.#retryTimer);
    this.#abandonSocket();
    this.#outbox.clear();
    this.#change('closed');
  }

  /**
   * The device is back, or the reader asked: tries at once when a wait is under way, and has a socket that may have died
   * meanwhile show that it lives.
   */
  wake(): void {
    const silence = Date.now() - this.#heardAt;
    if (this.status === 'waiting' || (this.status === 'open' && silence >= SILENCE_LIMIT)) this.open();
    else if (this.status === 'open' && silence >= DOUBTFUL) {
      this.#introduce();
      this.#expectWithin(PROOF_LIMIT);
    }
  }

  /** Sends `body` under a new key, now or on the next socket; returns the key. */
  send(body: Body): string {
    const message: FromClient = { ...body, id: newKey() };
    this.#outbox.add(message);
    if (this.status === 'open') this.#write(message);
    return message.id;
  }

  /** Whether a message of `type` waits for its answer. */
  awaits(type: FromClient['type']): boolean {
    return this.#outbox.waiting().some((message) => message.type === type);
  }

  /** The actions that are on their way and not yet answered, oldest first. */
  actions(): string[] {
    return this.#outbox.waiting().flatMap((message) => (message.type === 'act' ? [message.action] : []));
  }

  /** Whether the server keeps a message of `type` until a question is closed. */
  holds(type: FromClient['type']): boolean {
    return this.#outbox.holds(type);
  }

  /** Gives the socket up and tries again after a wait. */
  retry(): void {
    if (this.status !== 'closed') this.#lose();
  }

  /** Greets again on the open socket: asks for whatever this client has missed. */
  refresh(): void {
    if (this.status === 'open') this.#greet();
  }

  /**
   * Says the greeting.  Said once more it has the same key: a table that it has opened, or a seat that it has taken, is then
   * given again, where the answer was lost on its way.
   */
  #greet(): void {
    const greeting = this.#handlers.greeting();
    if (!greeting) return;
    const told = JSON.stringify(greeting);
    if (told !== this.#greeted) this.greetingKey = newKey();
    this.#greeted = told;
    this.#write({ ...greeting, id: this.greetingKey });
  }

  /** Says who we are, and then all that has not been answered: whoever greets anew waits for nothing else any more. */
  #introduce(): void {
    this.#greet();
    for (const message of this.#outbox.waiting()) this.#write(message);
  }

  #begin(): void {
    this.#heardAt = Date.now();
    this.#change('open');
    this.#introduce();
    this.#expectWithin(SILENCE_LIMIT);
  }

  #receive(data: unknown): void {
    this.#failures = 0;
    this.#heardAt = Date.now();
    this.#expectWithin(SILENCE_LIMIT);
    const message = JSON.parse(String(data)) as FromServer;
    if (message.type === 'ping') {
      // At once and past the outbox: the server measures the line by it.
      this.#write({ type: 'pong', id: message.id });
      return;
    }
    if (message.type === 'held') {
      this.#outbox.hold(message.id);
      this.#unansweredSince = null;
    } else if ('id' in message && message.id !== null && this.#outbox.settle(message.id)) {
      this.#unansweredSince = null;
    }
    if (this.#outbox.pressing().length === 0) this.#restResending();
    this.#handlers.received(message);
  }

  /** `restarts`: the server says that it goes on at once. */
  #lose(restarts = false): void {
    this.#abandonSocket();
    this.#change('waiting');
    const delay = restarts && this.#failures === 0 ? restartDelay : retryDelay;
    this.#retryTimer = setTimeout(() => this.open(), delay(this.#failures, Math.random()));
    this.#failures += 1;
  }

  #write(message: FromClient): void {
    if (this.#socket?.readyState !== OPEN) return;
    const now = Date.now();
    this.#socket.send(JSON.stringify(message));
    this.#outbox.sent(message.id, now);
    if (this.#outbox.pressing().length > 0) {
      this.#unansweredSince ??= now;
      this.#resendTimer ??= setTimeout(() => this.#resend(), RESEND_AFTER);
    }
  }

  #resend(): void {
    this.#resendTimer = undefined;
    const now = Date.now();
    const pressing = this.#outbox.pressing();
    if (pressing.every(({ type }) => PATIENT.includes(type))) this.#unansweredSince = null;
    if (pressing.length === 0) return;
    if (this.#unansweredSince !== null && now - this.#unansweredSince >= UNANSWERED_LIMIT) {
      this.#lose();
      return;
    }
    for (const message of this.#outbox.overdue(now, RESEND_AFTER)) this.#write(message);
    this.#resendTimer ??= setTimeout(() => this.#resend(), RESEND_AFTER);
  }

  /** So that the next message is written again in its own time, and not in that of one that has been answered. */
  #restResending(): void {
    clearTimeout(this.#resendTimer);
    this.#resendTimer = undefined;
  }

  #expectWithin(limit: number): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => this.#lose(), limit);
  }

  /** Lets go of the socket without waiting for its close event, which a dead network may delay by minutes. */
  #abandonSocket(): void {
    clearTimeout(this.#silenceTimer);
    this.#restResending();
    this.#unansweredSince = null;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #change(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.#handlers.changed(status);
  }
}

/**
 * A socket to the server that this page came from.  Its address names the table, so that whoever passes it on can take it
 * to where that table is, and which protocol the page speaks: the house may be older, or newer, while it is updated.
 */
export function newServerSocket(table: string | null): Socket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const named = table === null ? '' : `table=${table}&`;
  return new WebSocket(
    `${scheme}//${location.host}${here('/ws')}?${named}protocol=${String(PROTOCOL_VERSION)}`,
  );
}
