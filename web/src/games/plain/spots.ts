/** The places of the table: where each card can be touched, as what it is chosen, and where cards fly. */

import type { Spot } from '../../cards/flights';
import type { Code, Place, Rect } from '../../cards/place';
import type { OtherPlace } from './arrangement';
import { stripOf } from './arrangement';
import { cardTarget, placeTarget, type Target } from './choice';
import { topOf, zoneKey, zonesOf, type Picture, type Zone } from './picture';

/** A zone as it lies on the table. */
export interface Laid {
  zone: Zone;
  spread: boolean;
  rects: readonly Rect[];
}

/** A card or a pile that can be touched. */
export interface Control {
  place: Place;
  zone: Zone;
  rect: Rect;
  /** As what it is chosen; null where it can only be looked at. */
  target: Target | null;
}

/** The cards of a zone that the reader knows. */
export function cardsOf({ cards }: Zone): string[] {
  return cards.filter((card) => card !== null);
}

/** The place of a card of a zone, or of the whole zone where it lies in a pile. */
export function placeIn(zone: Zone, index: number, own: number): Place {
  const code = zone.cards[index] ?? null;
  if (zone.seat === own) {
    const name = zone.name === 'hand' ? '' : `${zone.name}.`;
    return `own:${name}${code ?? `?${index}`}${copyOf(zone, index)}`;
  }
  return `table:${zone.name}:${index}`;
}

export function pilePlace({ name, seat }: Zone): Place {
  return seat === null ? `table:${name}` : `own:${name}.`;
}

/** What tells a card from equal ones before it. */
function copyOf({ cards }: Zone, index: number): string {
  const before = cards.slice(0, index).filter((card) => card !== null && card === cards[index]).length;
  return before > 0 ? `.${before}` : '';
}

/** As what a card is chosen: a place of the table's zone, or by its code. */
function targetOf(zone: Zone, index: number): Target | null {
  if (zone.seat === null) return placeTarget(zone.name, index);
  const code = zone.cards[index];
  return code == null ? null : cardTarget(code);
}

export function controlsIn(laid: readonly Laid[], own: number): Control[] {
  return laid.flatMap(({ zone, spread, rects }) => {
    if (spread && zone.cards.length > 0)
      return zone.cards.flatMap((_, index) => {
        const rect = rects[index];
        return rect ? [{ place: placeIn(zone, index, own), zone, rect, target: targetOf(zone, index) }] : [];
      });
    const rect = rects[0];
    return rect ? [{ place: pilePlace(zone), zone, rect, target: null }] : [];
  });
}

/** Every card with its place, so that it flies from there and to it. */
export function spotsIn(
  laid: readonly Laid[],
  own: number,
  picture: Picture,
  others: readonly OtherPlace[],
): Spot[] {
  const mine = laid.flatMap(({ zone, spread, rects }) =>
    spread && zone.cards.length > 0
      ? zone.cards.flatMap((code, index) => spot(placeIn(zone, index, own), zone, code, rects[index]))
      : spot(pilePlace(zone), zone, topOf(zone) ?? null, rects[0]),
  );
  const theirs = others.flatMap(({ seat, strips, card }) =>
    zonesOf(picture, seat).flatMap((zone, index) => {
      const strip = strips[index];
      if (!strip) return [];
      const rects = stripOf(strip, card, zone.cards.length);
      if (zone.cards.length === 0) return spot(otherPlace(zone, 0), zone, null, stripOf(strip, card, 1)[0]);
      return zone.cards.flatMap((code, at) => spot(otherPlace(zone, at), zone, code, rects[at]));
    }),
  );
  return [...mine, ...theirs];
}

/** The place of another player's card; all of them are touched at the seat, `hand:SEAT`. */
export function otherPlace({ name, seat }: Zone, index: number): Place {
  return `hand:${seat}:${name}:${index}`;
}

function spot(place: Place, zone: Zone, code: Code, rect: Rect | undefined): Spot[] {
  return rect ? [{ place, zone: zoneKey(zone), code, rect }] : [];
}
