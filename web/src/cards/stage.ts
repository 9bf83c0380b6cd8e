/**
 * Flies cards with the Web Animations API.  Each place has one element, which stays where it is for fingers and focus;
 * only the card inside it travels.  A new flight starts from where the card is seen now; late ones are dropped.
 */

import { distance, type Place, type Rect } from './place';
import { durationOf, startOf, type Flight } from './plan';

export interface Pace {
  /** 0 shows results at once, 1 is the natural pace, 2 is twice as fast. */
  speed: number;
  /** The reader asked for less motion: cards fade in where they lie. */
  calm: boolean;
}

/** The pace of a table's animation: at `speed`, and calm for readers who asked their browser for that. */
export function paceOf(speed: number): Pace {
  return { speed, calm: matchMedia('(prefers-reduced-motion: reduce)').matches };
}

/** A flight that would start later than this many milliseconds after its event is dropped: the card is just there. */
const LATEST_START = 1600;

const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)';

export class Stage {
  readonly #places = new Map<Place, HTMLElement>();

  /** Attaches the element of `place`; the returned function is Svelte's attachment. */
  readonly place = (place: Place) => (element: HTMLElement) => {
    this.#places.set(place, element);
    return () => {
      if (this.#places.get(place) === element) this.#places.delete(place);
    };
  };

  /** Plays `flights` between the rectangles of the layout. */
  play(flights: readonly Flight[], rects: ReadonlyMap<Place, Rect>, pace: Pace): void {
    if (pace.speed === 0 || document.hidden || flights.length === 0) {
      this.settle();
      return;
    }
    // Where every travelling card is seen now, before any of them is redirected.
    const seen = new Map(flights.map((flight) => [flight.source, this.#seen(flight.source)]));
    for (const flight of flights) this.#halt(flight.target);
    for (const flight of flights) {
      const start = startOf(flight.step, flights.length) / pace.speed;
      const element = this.#places.get(flight.target);
      const to = rects.get(flight.target);
      const from = seen.get(flight.source) ?? rects.get(flight.source);
      if (!element || !to || !from || start > LATEST_START) continue;
      if (pace.calm || flight.manner === 'appear') this.#fade(element, start, 200 / pace.speed);
      else this.#fly(element, flight, from, to, start, durationOf(flight, distance(from, to)) / pace.speed);
    }
  }

  /** Ends all flights where they lead. */
  settle(): void {
    for (const place of this.#places.keys()) this.#halt(place);
  }

  #fly(element: HTMLElement, flight: Flight, from: Rect, to: Rect, delay: number, duration: number): void {
    const body = element.querySelector<HTMLElement>('[data-part="body"]');
    const turner = element.querySelector<HTMLElement>('[data-part="turner"]');
    if (!body || !turner) return;
    const timing: KeyframeAnimationOptions = { delay, duration, easing: EASE, fill: 'backwards' };
    const x = from.left - to.left;
    const y = from.top - to.top;
    const scale = from.width / to.width;
    element.dataset['flying'] = flight.way?.name ?? flight.manner;
    // What travels, or waits for its turn where it came from, takes no tap from what lies there now.
    body.style.pointerEvents = 'none';
    const journey = flight.way
      ? body.animate(flight.way.keyframes(x, y, scale), { ...timing, easing: 'ease-in-out' })
      : body.animate(
          [
            { transform: `translate(${x}px, ${y}px) scale(${scale})`, offset: 0 },
            {
              transform: `translate(${x * 0.4}px, ${y * 0.4 - 6}px) scale(${(scale + 1) * 0.5 * 1.07})`,
              offset: 0.5,
            },
            { transform: 'none', offset: 1 },
          ],
          timing,
        );
    if (flight.turns) {
      element.dataset['turning'] = 'yes';
      turner.animate([{ transform: 'rotateY(180deg)' }, { transform: 'none' }], {
        ...timing,
        easing: 'ease-in-out',
      });
    }
    // A flight that is broken off lands in `#halt`: its own word of that would come after the next one has begun.
    journey.onfinish = () => this.#land(element);
  }

  #fade(element: HTMLElement, delay: number, duration: number): void {
    element
      .querySelector('[data-part="body"]')
      ?.animate([{ opacity: 0 }, { opacity: 1 }], { delay, duration, fill: 'backwards' });
  }

  #halt(place: Place): void {
    const element = this.#places.get(place);
    if (!element) return;
    for (const animation of element.getAnimations({ subtree: true })) {
      // Only journeys are ours to end; hover transitions and the like belong to the card.
      if (!('transitionProperty' in animation) && !('animationName' in animation)) animation.cancel();
    }
    this.#land(element);
  }

  #land(element: HTMLElement): void {
    delete element.dataset['flying'];
    delete element.dataset['turning'];
    element.querySelector<HTMLElement>('[data-part="body"]')?.style.removeProperty('pointer-events');
  }

  /** Where the card of `place` is seen at this moment while it travels; null when it rests. */
  #seen(place: Place): Rect | null {
    const element = this.#places.get(place);
    const body = element?.querySelector<HTMLElement>('[data-part="body"]');
    const layer = element?.closest('[data-part="layer"]')?.getBoundingClientRect();
    if (!element?.dataset['flying'] || !body || !layer) return null;
    const now = body.getBoundingClientRect();
    return { left: now.left - layer.left, top: now.top - layer.top, width: now.width, height: now.height };
  }
}
