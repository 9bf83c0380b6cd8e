/** The time of this browser, as often as a countdown on the page needs it. */

/** How often it is looked at, in milliseconds. */
const GLANCE = 200;

/** Whole seconds until `ends`, on the clock of `performance.now`, anew as they pass; to be made while a part is set up. */
export class Countdown {
  #now = $state(performance.now());
  readonly #ends: () => number | undefined;

  constructor(ends: () => number | undefined) {
    this.#ends = ends;
    $effect(() => {
      if (ends() === undefined) return;
      this.#now = performance.now();
      const timer = setInterval(() => (this.#now = performance.now()), GLANCE);
      return () => clearInterval(timer);
    });
  }

  /** Null while nothing counts down. */
  get seconds(): number | null {
    const ends = this.#ends();
    return ends === undefined ? null : Math.max(0, Math.ceil((ends - this.#now) / 1000));
  }
}
