/**
 * Which cards fly where on a table where many cards lie in one zone: the server's moves name zones (`deck`, `display`,
 * `hand:SEAT`, `meld:M3`), the table has a place for every card.  Pure.
 */

import type { Code, Place, Rect } from './place';
import type { Flight } from './plan';
import type { Move } from '../protocol';

/** A card on the table: where it can be touched and where it lies. */
export interface Spot {
  place: Place;
  zone: string;
  code: Code;
  rect: Rect;
}

/** A place that is a zone of its own, whose cards lie face down. */
export function hiddenSpot(place: Place, rect: Rect): Spot {
  return { place, zone: place, code: null, rect };
}

/** The zone of one's own hand is `hand:SEAT`, like everybody's. */
export interface FlightPlan {
  flights: Flight[];
  /** Where the flights begin, under the names that they use. */
  origins: Map<Place, Rect>;
}

/** The flights of `moves`, from where the cards lay in `before` to their places in `after`. */
export function flightsOf(
  moves: readonly Move[],
  before: readonly Spot[],
  after: readonly Spot[],
): FlightPlan {
  const flights: Flight[] = [];
  const origins = new Map<Place, Rect>();
  const taken = new Set<Place>();
  let step = -1;
  let way = '';
  moves.forEach(({ card, source, target }, index) => {
    const from = spotOf(before, source, card) ?? spotOf(after, source, card);
    const to = arrivalOf(after, target, card, taken);
    if (!from || !to) return;
    taken.add(to.place);
    const origin = `from:${index}`;
    origins.set(origin, from.rect);
    // The cards of one group travel together.
    if (way !== `${source} ${target}`) step += 1;
    way = `${source} ${target}`;
    flights.push({
      source: origin,
      target: to.place,
      turns: from.code === null && to.code !== null,
      manner: 'slide',
      step,
    });
  });
  return { flights, origins };
}

function spotOf(spots: readonly Spot[], zone: string, card: Code): Spot | undefined {
  const there = spots.filter((spot) => spot.zone === zone);
  return there.findLast(({ code }) => code === card) ?? there.at(-1);
}

/** The copy of the card that has just come: the last one not yet flown to. */
function arrivalOf(
  spots: readonly Spot[],
  zone: string,
  card: Code,
  taken: ReadonlySet<Place>,
): Spot | undefined {
  const there = spots.filter((spot) => spot.zone === zone && !taken.has(spot.place));
  return there.findLast(({ code }) => code === card) ?? there.findLast(({ code }) => code === null);
}
