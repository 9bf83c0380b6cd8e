/**
 * Which cards fly where, worked out from two situations and the moves between them.  Pure: no elements, no clock.
 * A card is drawn at its new place only and flies in from its old one, so it is never in two places.
 */

import type { Move } from '../protocol';
import type { Code, Place, Places } from './place';

/** A way of its own that a game's card may go, instead of sliding. */
export interface Way {
  /** What the card's place is marked with meanwhile, for the game's styles. */
  name: string;
  /** How long it takes at natural pace, in milliseconds. */
  duration: number;
  /** Where the card is seen on the way: it begins `x`, `y` pixels off, `scale` times as large as at its end. */
  keyframes: (x: number, y: number, scale: number) => Keyframe[];
}

export interface Flight {
  source: Place;
  target: Place;
  /** The card turns over on the way: it lay face down and now shows. */
  turns: boolean;
  /** How it goes: over the table, turning where it lies, or only appearing. */
  manner: 'slide' | 'turn' | 'appear';
  /** Its own way over the table. */
  way?: Way | undefined;
  /** Where in the sequence it starts: flights of one step start together. */
  step: number;
}

export interface PlanOptions {
  /** Places of face-down stock, from which cards without a known way come. */
  stock: Place;
  /** The way of its own that a move takes. */
  way?: (move: Move) => Way | undefined;
}

/** The flights that turn `before` into `after`, in the order in which they start. */
export function planFlights(
  before: Places,
  after: Places,
  moves: readonly Move[],
  options: PlanOptions,
): Flight[] {
  const flights: Flight[] = [];
  const left = new Map(before);
  const shown = (place: Place): Code => (place === options.stock ? null : (left.get(place) ?? null));
  for (const move of moves) {
    if (move.source === move.target) {
      if (after.has(move.target)) flights.push(turned(move.target, flights.length));
      continue;
    }
    // A card that only passed through a place, as through a hand, makes one long way instead of two.
    const passing = flights.findIndex((flight) => flight.target === move.source && !after.has(move.source));
    const through = passing >= 0 ? flights.splice(passing, 1)[0] : undefined;
    const source = through?.source ?? move.source;
    const wasHidden = shown(source) === null;
    left.delete(source);
    flights.push({
      source,
      target: move.target,
      turns: wasHidden && (after.get(move.target) ?? null) !== null,
      manner: 'slide',
      way: options.way?.(move),
      step: flights.length,
    });
  }
  // A card whose way leads out of sight has no place to fly to.
  const seen = flights.filter(({ target }) => after.has(target));
  flights.splice(0, flights.length, ...seen);
  const covered = new Set(flights.map((flight) => flight.target));
  const uncovered = new Set(flights.map((flight) => flight.source));
  let step = flights.length;
  for (const [place, code] of after) {
    if (covered.has(place) || before.get(place) === code || place === options.stock) continue;
    // A place that now hides a card it showed before has been dealt a new one.
    if (!before.has(place) || code === null) {
      const dealt = after.has(options.stock) || before.has(options.stock);
      const source = dealt ? options.stock : place;
      flights.push({
        source,
        target: place,
        turns: dealt && code !== null,
        manner: dealt ? 'slide' : 'appear',
        step: step++,
      });
    } else if (before.get(place) === null) {
      flights.push(turned(place, step++));
    } else if (!uncovered.has(place)) {
      // What lay below a card that was taken away simply shows; any other change without a way fades in.
      flights.push({ source: place, target: place, turns: false, manner: 'appear', step: step++ });
    }
  }
  return flights.map((flight, index) => ({ ...flight, step: index }));
}

function turned(place: Place, step: number): Flight {
  return { source: place, target: place, turns: true, manner: 'turn', step };
}

/** When each of `count` flights starts and how long one over `way` pixels takes, in milliseconds at natural pace. */
export function startOf(step: number, count: number): number {
  // Few cards go one after another, so that the eye can follow each; a whole deal ripples past.
  return step * Math.min(150, 900 / Math.max(count, 1));
}

/** Longer distances take longer, between 160 and 320 ms; a way of its own takes its time. */
export function durationOf({ manner, way }: Pick<Flight, 'manner' | 'way'>, distance: number): number {
  if (way) return way.duration;
  if (manner === 'turn') return 280;
  if (manner === 'appear') return 200;
  return Math.min(320, Math.max(160, 130 + distance * 0.4));
}
