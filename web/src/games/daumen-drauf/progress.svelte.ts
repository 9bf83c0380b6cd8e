/**
 * What the table shows while events arrive: the latest picture, except that a taken trick is played out first and
 * whatever comes meanwhile waits.
 */

import type { Move } from '../../protocol';
import { takeOf } from './curtain';
import { Curtain } from './curtain.svelte';
import type { Picture } from './picture';
import { stagedPicture } from './places';

export interface Frame {
  picture: Picture;
  /** The moves of the event that led here. */
  moves: readonly Move[];
  seq: number;
}

export class Progress {
  readonly curtain = new Curtain();
  /** What lies on the table to be seen now. */
  picture: Picture;
  /** The sequence that this picture belongs to. */
  seq = $state(0);
  #waiting: Frame[] = [];
  #arrived: number | null = null;

  constructor(first: () => Picture) {
    this.picture = $state.raw(first());
  }

  /** Takes up what has arrived; `speed` as the settings say, null where nobody looks and nothing is played. */
  follow(frame: Frame, speed: number | null): void {
    const first = this.#arrived === null;
    const again = frame.seq === this.#arrived;
    this.#arrived = frame.seq;
    // What was taken before this table was opened is not played again.
    this.#waiting.push(first || again || speed === null ? { ...frame, moves: [] } : frame);
    // A question out of turn has its time; whoever is asked must see what it is about.
    if (speed === null || frame.picture.phase === 'window') this.curtain.end();
    if (!this.curtain.take) this.#advance(speed ?? 0);
  }

  /** Shows what waits, up to the next taken trick, and plays that. */
  #advance(speed: number): void {
    const waiting = this.#waiting;
    const next = waiting.findIndex(({ moves }) => takeOf(moves) !== null);
    const quiet = waiting[(next < 0 ? waiting.length : next) - 1];
    if (quiet) this.#show(quiet);
    const frame = waiting[next];
    const take = frame && takeOf(frame.moves);
    this.#waiting = next < 0 ? [] : waiting.slice(next + 1);
    if (!take) return;
    this.picture = stagedPicture(this.picture, take);
    this.curtain.play(take, speed, () => {
      this.#show(frame);
      this.#advance(speed);
    });
  }

  #show({ picture, seq }: Frame): void {
    this.picture = picture;
    this.seq = seq;
  }
}
