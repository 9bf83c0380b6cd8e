/** Matches that are to be forgotten: for some seconds each can be had back, and nothing is deleted before they are over. */

import { forget } from './kept';

/** So long a match can be had back, in milliseconds. */
export const GRACE = 10_000;

class Forgetting {
  /** The records that will be forgotten.  It goes on while the reader is on another page of the house. */
  waiting = $state.raw<readonly string[]>([]);
  /** How often something was forgotten since the page was opened. */
  forgotten = $state(0);

  /** Begins to forget matches that go together. */
  begin(...records: string[]): void {
    const begun = records.filter((record) => !this.waiting.includes(record));
    this.waiting = [...this.waiting, ...begun];
    for (const record of begun) this.#rounds.set(record, begun);
    setTimeout(() => {
      // What was kept after all meanwhile, and perhaps is to be forgotten anew, belongs to this round no more.
      const going = begun.filter((record) => this.#rounds.get(record) === begun);
      if (going.length === 0) return;
      forget(going);
      this.undo(...going);
      this.forgotten += 1;
    }, GRACE);
  }

  /** Keeps matches after all. */
  undo(...records: string[]): void {
    for (const record of records) this.#rounds.delete(record);
    this.waiting = this.waiting.filter((one) => !records.includes(one));
  }

  /** By record, those with which it is being forgotten. */
  readonly #rounds = new Map<string, readonly string[]>();
}

export const forgetting = new Forgetting();
