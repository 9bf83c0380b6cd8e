/** Gathers the reader's matches, and what the house has found in those that were reviewed. */

import { collect, keptMatches, type KeptMatch } from '../matches/kept';
import { Following } from '../parts/following.svelte';
import type { Losses } from '../protocol';
import { lossesOf } from '../review/asking';

type Found = ReadonlyMap<string, Losses | null>;

export class Gathering extends Following<Found> {
  matches = $state.raw<readonly KeptMatch[]>(keptMatches());
  /** By record; null where no review is done. */
  losses = $state.raw<Found>(new Map());

  /** Done when the house has answered for the first time, or not. */
  readonly begun = this.follow();

  /** Adds what was found in a match whose review has just been done; NotShown where it is not told. */
  async add(match: KeptMatch): Promise<void> {
    this.hear(await lossesOf([match]));
  }

  protected async ask(): Promise<Found> {
    // A match whose end this browser has not seen is there too, and the house knows when each was over.
    await collect().catch(() => undefined);
    this.matches = keptMatches();
    return lossesOf(this.matches);
  }

  protected hear(found: Found): boolean {
    this.losses = new Map([...this.losses, ...found]);
    return false;
  }

  /** What was found stays. */
  protected fail(): void {
    return undefined;
  }
}
