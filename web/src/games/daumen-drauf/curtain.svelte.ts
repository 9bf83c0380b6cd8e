/** Plays the lifting of the thumbs cue by cue; it can be ended at any moment. */

import { cuesOf, type Moment, type Take } from './curtain';

export class Curtain {
  /** The trick that is being taken; null while none is. */
  take = $state.raw<Take | null>(null);
  moment = $state.raw<Moment>({ stage: 'gone', lifted: 0 });
  #timers: ReturnType<typeof setTimeout>[] = [];
  #ended: () => void = () => undefined;

  /** Plays `take` and calls `ended` once, when it is over or ended early. */
  play(take: Take, speed: number, ended: () => void): void {
    this.take = take;
    this.#ended = ended;
    for (const { at, moment } of cuesOf(take, speed)) {
      if (at === 0) this.#show(moment);
      else this.#timers.push(setTimeout(() => this.#show(moment), at));
    }
  }

  /** Ends what is playing; nothing happens when nothing is. */
  end(): void {
    if (this.take) this.#show({ stage: 'gone', lifted: 0 });
  }

  /** Forgets everything, without telling anybody. */
  drop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.take = null;
  }

  #show(moment: Moment): void {
    this.moment = moment;
    if (moment.stage !== 'gone') return;
    this.drop();
    this.#ended();
  }
}
