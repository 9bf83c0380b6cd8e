/** Messages that the server has not yet answered, in the order they were written. */

import type { FromClient } from '../protocol';

/** A message still without its idempotency key. */
export type Body = FromClient extends infer Message
  ? Message extends FromClient
    ? Omit<Message, 'id'>
    : never
  : never;

interface Entry {
  message: FromClient;
  /** When it was last written to a socket, in milliseconds; null while none was open. */
  sentAt: number | null;
  /** Whether the server keeps it until a question is closed, so that its answer may take a while. */
  held: boolean;
}

export class Outbox {
  readonly #entries = new Map<string, Entry>();

  /** Keeps `message` until `settle` is called with its id. */
  add(message: FromClient): void {
    this.#entries.set(message.id, { message, sentAt: null, held: false });
  }

  /** Notes that the message `id` went out at `now`. */
  sent(id: string, now: number): void {
    const entry = this.#entries.get(id);
    if (entry) entry.sentAt = now;
  }

  /** Forgets the message `id`; returns it, or null when it was not waiting. */
  settle(id: string): FromClient | null {
    const entry = this.#entries.get(id);
    this.#entries.delete(id);
    return entry?.message ?? null;
  }

  /** Notes that the server keeps the message `id` for a while. */
  hold(id: string): void {
    const entry = this.#entries.get(id);
    if (entry) entry.held = true;
  }

  /** Whether the server keeps a message of `type` for a while. */
  holds(type: FromClient['type']): boolean {
    return [...this.#entries.values()].some((entry) => entry.held && entry.message.type === type);
  }

  /** All unanswered messages, oldest first. */
  waiting(): FromClient[] {
    return [...this.#entries.values()].map((entry) => entry.message);
  }

  /** The unanswered messages whose answer should not take long, oldest first. */
  pressing(): FromClient[] {
    return [...this.#entries.values()].filter((entry) => !entry.held).map((entry) => entry.message);
  }

  /** The pressing messages that went out at least `age` milliseconds before `now`. */
  overdue(now: number, age: number): FromClient[] {
    return [...this.#entries.values()]
      .filter((entry) => !entry.held && entry.sentAt !== null && now - entry.sentAt >= age)
      .map((entry) => entry.message);
  }

  clear(): void {
    this.#entries.clear();
  }
}
