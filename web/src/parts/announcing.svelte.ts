/** What whoever keeps the house says to everybody in it: told over a socket where there is one, else asked for now and then. */

import { here } from '../base';
import type { Announcement } from '../protocol';

/** A page without a socket asks so often, in milliseconds. */
export const PACE = 60_000;

/** Timers know no longer wait, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

class Announcing {
  /** The line; null where there is none. */
  line = $state.raw<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = 0;

  hear({ text, seconds }: Pick<Announcement, 'text' | 'seconds'>): void {
    this.#heard += 1;
    clearTimeout(this.#timer);
    this.line = text;
    if (text !== null && seconds !== null)
      this.#timer = setTimeout(() => (this.line = null), Math.min(seconds * 1000, LONGEST_WAIT));
  }

  /** Asks the house; where it does not answer, what it said before stands. */
  async ask(): Promise<void> {
    const before = this.#heard;
    const said = await fetch(here('/api/announcement'))
      .then((response) => (response.ok ? (response.json() as Promise<Announcement>) : null))
      .catch(() => null);
    // What a socket has told meanwhile is newer.
    if (said !== null && before === this.#heard) this.hear(said);
  }
}

export const announcing = new Announcing();
