/** What is being said at a table, and whom the reader has muted there. */

import { NUDGE_SECONDS, type Nudged, type Said, type SeatInfo } from '../protocol';
import { stored, store } from '../storage';
import type { Spoken } from '../table-parts/spoken';

/** How long words stay in the air, in milliseconds. */
export const LINGER = 5000;

/** How many tables' muted people are remembered. */
const TABLES = 50;
const KEY = 'biberbau-muted';

/** By table, the names of the people who are muted there; the latest table last. */
function remembered(): Map<string, string[]> {
  const saved = stored(KEY);
  const entries = Array.isArray(saved) ? (saved as [string, string[]][]) : [];
  return new Map(entries.filter((entry) => Array.isArray(entry) && Array.isArray(entry[1])));
}

export class Voices {
  /** The latest words of each, while they are in the air. */
  spoken = $state.raw<readonly Spoken[]>([]);
  /** The seats that have just been nudged. */
  nudged = $state.raw<ReadonlySet<number>>(new Set());
  #muted = $state.raw<readonly string[]>([]);
  #code: string | null = null;
  #count = 0;

  /** Whether somebody is muted. */
  hasMuted(name: string): boolean {
    return this.#muted.includes(name);
  }

  /** Comes to the table with this code. */
  enter(code: string): void {
    if (code === this.#code) return;
    this.#code = code;
    this.#muted = remembered().get(code) ?? [];
  }

  mute(name: string, muted: boolean): void {
    const others = this.#muted.filter((other) => other !== name);
    this.#keep(muted ? [...others, name] : others);
  }

  /** Whoever goes by another name stays muted; a bot that has a person's seat now, or a guest that has a bot's, is another. */
  follow(before: readonly SeatInfo[], after: readonly SeatInfo[]): void {
    if (before.length !== after.length) return;
    for (const [seat, { name, kind }] of before.entries()) {
      const next = after[seat];
      if (next?.kind !== kind || next.name === name || !this.hasMuted(name)) continue;
      this.mute(name, false);
      this.mute(next.name, true);
    }
  }

  /** Takes in what somebody says. */
  hear(message: Said | Nudged, seats: readonly SeatInfo[]): void {
    const nudge = message.type === 'nudged';
    if (nudge) this.#rest(message.seat);
    const seat = nudge ? message.by : message.seat;
    if (this.hasMuted(seats[seat]?.name ?? '')) return;
    const spoken: Spoken = {
      key: (this.#count += 1),
      seat,
      words: nudge ? null : message.words,
      nudged: nudge ? message.seat : null,
    };
    this.spoken = [...this.spoken.filter((one) => one.seat !== seat), spoken];
    setTimeout(() => (this.spoken = this.spoken.filter(({ key }) => key !== spoken.key)), LINGER);
  }

  /** Leaves somebody in peace who has been nudged. */
  #rest(seat: number): void {
    this.nudged = new Set([...this.nudged, seat]);
    setTimeout(
      () => (this.nudged = new Set([...this.nudged].filter((other) => other !== seat))),
      NUDGE_SECONDS * 1000,
    );
  }

  #keep(muted: readonly string[]): void {
    this.#muted = muted;
    if (this.#code === null) return;
    const tables = remembered();
    tables.delete(this.#code);
    if (muted.length > 0) tables.set(this.#code, [...muted]);
    store(KEY, [...tables].slice(-TABLES));
  }
}
