/** Asks the house again and again, until all that it makes is there. */

import type { NotShown } from '../replay/archive';
import { whyNot } from '../replay/whyNot';

/** How long the page rests between two questions, in milliseconds; the house waits for news besides. */
const REST = 600;
/** After so many milliseconds a house is asked again that could not be reached, or had no time. */
export const LATER = 3000;

export abstract class Following<Answer> {
  /** Why the latest question has no answer. */
  problem = $state.raw<NotShown | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the question that was asked last; none has it once nobody follows any more. */
  #latest = 0;

  stop(): void {
    this.#latest += 1;
    clearTimeout(this.#timer);
  }

  /** Asks for news. */
  protected abstract ask(): Promise<Answer>;

  /** Takes in an answer; whether there is more to come. */
  protected abstract hear(answer: Answer): boolean;

  /** The house has said that there will be none. */
  protected abstract fail(): void;

  /** Asks, for once perhaps in another way, and goes on until there is no more to come; questions before count no more. */
  protected async follow(ask: () => Promise<Answer> = () => this.ask()): Promise<void> {
    clearTimeout(this.#timer);
    const question = (this.#latest += 1);
    try {
      const answer = await ask();
      if (question !== this.#latest) return;
      this.problem = null;
      if (this.hear(answer)) this.#timer = setTimeout(() => void this.follow(), REST);
    } catch (problem) {
      if (question !== this.#latest) return;
      this.problem = problem as NotShown;
      if (whyNot(this.problem.reason) === 'not-now')
        this.#timer = setTimeout(() => void this.follow(), LATER);
      else this.fail();
    }
  }
}
