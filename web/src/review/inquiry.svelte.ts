/** Asks for a review until all of it is there, and keeps what has come so far. */

import { Following } from '../parts/following.svelte';
import type { LuckPart, ReviewedDecision, ReviewPart } from '../protocol';

type Ask<Part> = (known: number) => Promise<Part>;

/** What the parts of a review have in common. */
interface Progress {
  judged: number;
  total: number;
  others: number;
  complete: boolean;
}

export class Inquiry<Part extends Progress> extends Following<Part> {
  /** The latest answer. */
  part = $state.raw<Part | null>(null);
  /** The decisions that have come so far, where it is decisions that are asked for. */
  decisions = $state.raw<readonly ReviewedDecision[]>([]);

  readonly #ask: Ask<Part>;

  constructor(ask: Ask<Part>) {
    super();
    this.#ask = ask;
    void this.follow();
  }

  protected ask(): Promise<Part> {
    return this.#ask(this.decisions.length);
  }

  protected hear(part: Part): boolean {
    if (isReview(part)) this.decisions = [...this.decisions.slice(0, part.first), ...part.decisions];
    this.part = part;
    return !part.complete;
  }

  /** What has come so far stays. */
  protected fail(): void {
    return undefined;
  }
}

function isReview(part: object): part is ReviewPart {
  return 'decisions' in part;
}

export type ReviewInquiry = Inquiry<ReviewPart>;
export type LuckInquiry = Inquiry<LuckPart>;
