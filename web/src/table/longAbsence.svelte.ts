/** Which absences are worth a word: a page that was only reloaded is back before anybody reads that it was gone. */

import type { Absence } from './absence';
import type { NoticeBoard } from './noticeBoard.svelte';

/** How long somebody has to be absent, in milliseconds. */
export const PATIENCE = 2500;

/** The absences of a table that have lasted and that the reader does not just wait for; to be made during set-up. */
export class LongAbsence {
  #lasting = $state('');
  readonly #board: () => NoticeBoard;
  readonly #absences: () => readonly Absence[];

  constructor(board: () => NoticeBoard, absences: () => readonly Absence[]) {
    this.#board = board;
    this.#absences = absences;
    $effect(() => {
      const now = this.#now;
      const timer = setTimeout(() => (this.#lasting = now), now === '' ? 0 : PATIENCE);
      return () => clearTimeout(timer);
    });
  }

  readonly #now = $derived.by(() =>
    this.#absences()
      .map(({ seat, why }) => `${seat} ${why}`)
      .join(),
  );

  /** Those to tell of now. */
  get told(): readonly Absence[] {
    const now = this.#now;
    return now === this.#lasting && now !== this.#board().waited ? this.#absences() : [];
  }

  /** The reader wants to wait for those who are absent now. */
  wait(): void {
    this.#board().waited = this.#now;
  }
}
