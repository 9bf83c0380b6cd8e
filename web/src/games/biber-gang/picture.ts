/** The picture of Biber Gang as the server draws it, and what lies where. */

import type { Code, Place, Places } from '../../cards/place';
import type { Picture, Slot } from './pictureTypes';

export type * from './pictureTypes';

export const SLOTS: readonly Slot[] = ['T1', 'T2', 'T3', 'T4', 'B1', 'B2', 'B3', 'B4'];

export function displayPlace(seat: number, slot: Slot): Place {
  return `display:${seat}:${slot}`;
}

/** Which card lies at which place of the picture. */
export function placesOf(picture: Picture): Places {
  const places = new Map<Place, Code>();
  if (picture.deck > 0) places.set('deck', null);
  if (picture.top !== null) places.set('discard', picture.top);
  if (picture.drawn && picture.turn !== null) places.set(`hand:${picture.turn}`, picture.drawn.card);
  picture.displays.forEach((display, seat) => {
    SLOTS.forEach((slot, index) => places.set(displayPlace(seat, slot), display[index] ?? null));
  });
  return places;
}

/** What the two cards of a column show together; only for drawing them as belonging together. */
export type ColumnLook = 'open' | 'pair' | 'frozen';

export function columnLook(top: Code, bottom: Code): ColumnLook {
  if (top === null || bottom === null) return 'open';
  if (top === 'B' && bottom === 'B') return 'frozen';
  return top === bottom || top === 'B' || bottom === 'B' ? 'pair' : 'open';
}
