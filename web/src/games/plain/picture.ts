/** The picture of a game that draws none of its own, as the server makes it from what the game has declared. */

import type { Situation } from '../../protocol';
import type { Picture, Zone } from './pictureTypes';

export type * from './pictureTypes';

function isPicture(picture: object): picture is Picture {
  return 'zones' in picture && 'facts' in picture;
}

/** The picture of a situation; throws where a game draws one of its own. */
export function pictureOf({ picture }: Situation): Picture {
  if (!isPicture(picture)) throw new Error('a picture without zones');
  return picture;
}

/** The zone in which a seat holds what it plays: the one that is called so, or else its first. */
export function handOf(picture: Picture, seat: number): Zone | undefined {
  const zones = zonesOf(picture, seat);
  return zones.find(({ name }) => name === 'hand') ?? zones[0];
}

/** The zones of a seat, or with null those of the table. */
export function zonesOf(picture: Picture, seat: number | null): Zone[] {
  return picture.zones.filter((zone) => zone.seat === seat);
}

/** What moves call a zone. */
export function zoneKey({ name, seat }: Pick<Zone, 'name' | 'seat'>): string {
  return seat === null ? name : `${name}:${seat}`;
}

/** Up to so many cards lie side by side; more are a pile, unless actions choose among them. */
const MOST_SPREAD = 6;

/** Whether the cards of a zone lie side by side. */
export function isSpread({ name, cards }: Zone, places: ReadonlySet<string>): boolean {
  return places.has(name) || (cards.length <= MOST_SPREAD && cards.some((card) => card !== null));
}

/** The card that shows on a pile; undefined for an empty one. */
export function topOf({ cards, top_first }: Zone): string | null | undefined {
  return top_first ? cards[0] : cards.at(-1);
}
