/** How long after an action a tap on the same thing still counts as its second half, in milliseconds. */
const DOUBLE_TAP = 400;

/** Lets a double click act once: a second tap on the same thing right after the first is ignored. */
export class TapGuard {
  #last = '';
  #at = -Infinity;

  /** Whether a tap on `target` at `now` (milliseconds) counts. */
  passes(target: string, now: number): boolean {
    const again = target === this.#last && now - this.#at < DOUBLE_TAP;
    this.#last = target;
    this.#at = now;
    return !again;
  }
}
