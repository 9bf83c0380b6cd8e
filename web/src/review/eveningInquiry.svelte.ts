/** Asks how much of an evening's matches was luck, one after the other, until all of it is there. */

import type { LuckPart } from '../protocol';
import type { NotShown } from '../replay/archive';
import { whyNot } from '../replay/whyNot';
import { luckOf } from './asking';

/** How long the page rests between two questions, in milliseconds; the house waits for news besides. */
const REST = 1500;
/** How often it asks again where the house has no time for it. */
const MOST_IN_VAIN = 5;
/** Reasons that will not last, beside those for which a match cannot be shown just now. */
const PASSING = ['refusal-review-busy', 'refusal-review-too-many'];

export class EveningInquiry {
  /** What is known, by the number of the match. */
  parts = $state.raw<ReadonlyMap<number, LuckPart>>(new Map());
  /** Matches of which all is known, or nothing can be told. */
  done = $state(0);
  /** Why nothing is told of some matches, by their numbers. */
  missing = $state.raw<ReadonlyMap<number, NotShown>>(new Map());

  #stopped = false;

  constructor(code: string, matches: readonly number[]) {
    void this.#ask(code, matches);
  }

  stop(): void {
    this.#stopped = true;
  }

  async #ask(code: string, matches: readonly number[]): Promise<void> {
    for (const match of matches) {
      await this.#whole(`${code}/${match}`, match);
      if (this.#stopped) return;
      this.done += 1;
    }
  }

  async #whole(path: string, match: number): Promise<void> {
    let vain = 0;
    while (!this.#stopped) {
      try {
        const part = await luckOf(path);
        this.parts = new Map([...this.parts, [match, part]]);
        if (part.complete) return;
      } catch (refused) {
        const problem = refused as NotShown;
        const passing = whyNot(problem.reason) === 'not-now' || PASSING.includes(problem.reason.message);
        if (!passing || ++vain === MOST_IN_VAIN) {
          this.missing = new Map([...this.missing, [match, problem]]);
          return;
        }
      }
      await new Promise((resolve) => setTimeout(resolve, REST));
    }
  }
}
