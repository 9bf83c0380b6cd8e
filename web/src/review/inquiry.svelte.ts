/** Asks for a review until all of it is there, and keeps what has come so far. */

import type { NotShown } from '../replay/archive';
import type { LuckPart, ReviewedDecision, ReviewPart } from '../protocol';

/** How long the page rests between two questions, in milliseconds; the server waits for news besides. */
const REST = 600;

type Ask<Part> = (known: number) => Promise<Part>;

/** What the parts of a review have in common. */
interface Progress {
  judged: number;
  total: number;
  others: number;
  complete: boolean;
}

export class Inquiry<Part extends Progress> {
  /** The latest answer. */
  part = $state.raw<Part | null>(null);
  /** The decisions that have come so far, where it is decisions that are asked for. */
  decisions = $state.raw<readonly ReviewedDecision[]>([]);
  problem = $state.raw<NotShown | null>(null);

  readonly #ask: Ask<Part>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(ask: Ask<Part>) {
    this.#ask = ask;
    void this.#more();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #more(): Promise<void> {
    try {
      const part = await this.#ask(this.decisions.length);
      if (this.#stopped) return;
      if (isReview(part)) this.decisions = [...this.decisions.slice(0, part.first), ...part.decisions];
      this.part = part;
      if (!part.complete) this.#timer = setTimeout(() => void this.#more(), REST);
    } catch (problem) {
      if (!this.#stopped) this.problem = problem as NotShown;
    }
  }
}

function isReview(part: object): part is ReviewPart {
  return 'decisions' in part;
}

export type ReviewInquiry = Inquiry<ReviewPart>;
export type LuckInquiry = Inquiry<LuckPart>;
