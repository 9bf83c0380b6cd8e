/**
 * Every card on the table with its place and its rectangle.  A kind, and a topmost group, is touched at its front card,
 * at `own:KIND`, `display:KIND`, `stock:KIND`, `pile:SEAT`; each copy below it has a place of its own for its flights.
 */

import type { Place, Rect } from '../../cards/place';
import type { Spot } from '../../cards/flights';
import type { KindFan, PileFan } from './fans';

export function kindPlace(zone: 'own' | 'display' | 'stock', code: string): Place {
  return `${zone}:${code}`;
}

export function handPlace(seat: number): Place {
  return `hand:${seat}`;
}

export function pilePlace(seat: number): Place {
  return `pile:${seat}`;
}

/** The place of a copy that lies below the front card of `place`. */
export function copyPlace(place: Place, copy: number): Place {
  return `${place}:${copy}`;
}

/** The copies of the fans of a zone, where `front` says at which place a kind is touched. */
export function spotsOfFans(fans: readonly KindFan[], zone: string, front: (code: string) => Place): Spot[] {
  return fans.flatMap(({ code, copies }) =>
    copies.map((rect, copy) => ({
      place: copy === copies.length - 1 ? front(code) : copyPlace(front(code), copy),
      zone,
      code,
      rect,
    })),
  );
}

/** The cards of the topmost group of a pile. */
export function spotsOfPile({ top }: PileFan, seat: number, empty: Rect): Spot[] {
  const place = pilePlace(seat);
  if (top.length === 0) return [{ place, zone: place, code: null, rect: empty }];
  return top.map(({ code, rect }, copy) => ({
    place: copy === top.length - 1 ? place : copyPlace(place, copy),
    zone: place,
    code,
    rect,
  }));
}
