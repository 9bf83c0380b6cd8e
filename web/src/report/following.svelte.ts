/** Asks for a report until it is whole. */

import type { ReportOffer, Sentence } from '../protocol';
import { asked, type NotShown } from '../replay/archive';

/** How long the page rests between two questions, in milliseconds; the server waits for news besides. */
const REST = 600;

/** After so many milliseconds the house is asked again that could not be reached, or had no time. */
const LATER = 3000;
/** What may be otherwise in a moment. */
const PASSING: readonly string[] = [
  'web-replay-unreachable',
  'refusal-replay-warming',
  'refusal-replay-too-often',
];

export class Following {
  /** The latest answer. */
  offer = $state.raw<ReportOffer | null>(null);
  /** Why there is none, or why the report could not be made. */
  problem = $state.raw<Sentence | null>(null);
  /** Whether the reader has asked for the report, and the house has not answered yet. */
  asking = $state(false);

  readonly #path: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  /** `question` is what an address asks for. */
  constructor(
    readonly game: string,
    question: URLSearchParams,
  ) {
    this.#path = `reports/${game}?${question.toString()}`;
    void this.#ask('GET');
  }

  /** Has the report made. */
  begin(): void {
    if (this.asking) return;
    this.asking = true;
    this.problem = null;
    void this.#ask('POST');
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #ask(method: 'GET' | 'POST'): Promise<void> {
    const known = this.offer?.part.done ?? 0;
    try {
      const offer = (await asked(`${this.#path}&known=${known}`, { method })) as ReportOffer;
      if (this.#stopped) return;
      this.offer = offer;
      this.problem = null;
      const { begun, complete } = offer.part;
      if (begun && !complete) this.#timer = setTimeout(() => void this.#ask('GET'), REST);
    } catch (problem) {
      if (this.#stopped) return;
      const { reason } = problem as NotShown;
      this.problem = reason;
      if (PASSING.includes(reason.message) && this.offer?.part.begun !== false)
        this.#timer = setTimeout(() => void this.#ask('GET'), LATER);
      // What could not be made is not there any more; it can be asked for once more.
      else if (this.offer) this.offer = { ...this.offer, part: { ...this.offer.part, begun: false } };
    } finally {
      this.asking = false;
    }
  }
}
