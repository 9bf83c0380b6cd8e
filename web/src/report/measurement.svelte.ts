/** Asks for a report until it is whole. */

import { Following } from '../parts/following.svelte';
import type { ReportOffer } from '../protocol';
import { asked } from '../replay/archive';

export class Measurement extends Following<ReportOffer> {
  /** The latest answer. */
  offer = $state.raw<ReportOffer | null>(null);
  /** Whether the reader has asked for the report, and the house has not answered yet. */
  asking = $state(false);

  readonly #path: string;

  /** `question` is what an address asks for. */
  constructor(
    readonly game: string,
    question: URLSearchParams,
  ) {
    super();
    this.#path = `reports/${game}?${question.toString()}`;
    void this.follow();
  }

  /** Has the report made. */
  async begin(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.problem = null;
    await this.follow(() => this.#asked('POST'));
    this.asking = false;
  }

  protected ask(): Promise<ReportOffer> {
    return this.#asked('GET');
  }

  protected hear(offer: ReportOffer): boolean {
    this.offer = offer;
    return offer.part.begun && !offer.part.complete;
  }

  /** What could not be made is not there any more; it can be asked for once more. */
  protected fail(): void {
    if (this.offer) this.offer = { ...this.offer, part: { ...this.offer.part, begun: false } };
  }

  async #asked(method: 'GET' | 'POST'): Promise<ReportOffer> {
    const known = this.offer?.part.done ?? 0;
    return (await asked(`${this.#path}&known=${known}`, { method })) as ReportOffer;
  }
}
