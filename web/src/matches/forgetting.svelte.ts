/** Matches that are to be forgotten: for some seconds each can be had back, and nothing is deleted before they are over. */

import { forget } from './kept';

/** So long a match can be had back, in milliseconds. */
export const GRACE = 10_000;

class Forgetting {
  /** The records that will be forgotten.  It goes on while the reader is on another page of the house. */
  waiting = $state.raw<readonly string[]>([]);
  /** How many were forgotten since the page was opened. */
  forgotten = $state(0);
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  begin(record: string): void {
    if (this.#timers.has(record)) return;
    this.waiting = [...this.waiting, record];
    this.#timers.set(
      record,
      setTimeout(() => {
        forget(record);
        this.#end(record);
        this.forgotten += 1;
      }, GRACE),
    );
  }

  /** Keeps a match after all. */
  undo(record: string): void {
    clearTimeout(this.#timers.get(record));
    this.#end(record);
  }

  #end(record: string): void {
    this.#timers.delete(record);
    this.waiting = this.waiting.filter((one) => one !== record);
  }
}

export const forgetting = new Forgetting();
