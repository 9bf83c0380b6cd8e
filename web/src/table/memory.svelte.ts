/** What this page has itself seen of a match, so that the reader can look once more at what just happened. */

import type { TableState } from './state';

/** So many moments are kept; in a game with many seats they reach back a few turns of everybody. */
export const KEPT = 120;

export class Memory {
  /** The moments that can be looked at, oldest first; the last one is the present. */
  #seen = $state.raw<readonly TableState[]>([]);
  /** Which of them is looked at; null: the present. */
  #at = $state<number | null>(null);

  /** The moment that is looked at; null while the reader sees the present. */
  readonly view = $derived.by(() => (this.#at === null ? null : (this.#seen[this.#at] ?? null)));

  /** Whether there is anything before what is looked at. */
  readonly reachesBack = $derived.by(() => (this.#at ?? this.#seen.length - 1) > 0);

  /** Keeps a moment that has just been told; what is looked at stays. */
  note(state: TableState): void {
    const last = this.#seen.at(-1);
    if (last?.seq === state.seq) return;
    if (state.situation === null || (last && isApart(last, state))) this.forget();
    if (state.situation === null) return;
    const gone = Math.max(0, this.#seen.length + 1 - KEPT);
    this.#seen = [...this.#seen, state].slice(gone);
    if (this.#at !== null) this.#at = Math.max(0, this.#at - gone);
  }

  /** Looks at the moment before. */
  back(): void {
    if (this.reachesBack) this.#at = (this.#at ?? this.#seen.length - 1) - 1;
  }

  /** Looks at the moment after; behind the last one is the present. */
  forward(): void {
    if (this.#at === null) return;
    this.#at += 1;
    if (this.#at >= this.#seen.length - 1) this.#at = null;
  }

  /** Returns to the present. */
  end(): void {
    this.#at = null;
  }

  forget(): void {
    this.#seen = [];
    this.#at = null;
  }
}

/** Whether two moments are not of the same match, seen from the same seat. */
function isApart(one: TableState, other: TableState): boolean {
  return (
    one.table.code !== other.table.code ||
    one.table.match !== other.table.match ||
    one.table.game !== other.table.game ||
    one.seat !== other.seat
  );
}
