/** Places of a table and the cards that lie there, as the animation and every game's table understand them. */

/** A place's name as its game writes it: a zone, and what tells places of it apart: `deck`, `hand:SEAT`, `own:CARD`. */
export type Place = string;

/** The place at which a card is touched that lies at `ZONE:NAME:COPY`: that of its front card, `ZONE:NAME`. */
export function controlOf(place: Place): Place {
  return place.split(':').slice(0, 2).join(':');
}

/** A card's code as on the card; null while it lies face down. */
export type Code = string | null;

/** The card that shows at each place; a place without a card is absent.  Of a pile, the top card. */
export type Places = ReadonlyMap<Place, Code>;

/** A rectangle in CSS pixels, relative to the table's own top left corner. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Cards are five wide and seven high. */
export const CARD_RATIO = 7 / 5;

export function rectOf(left: number, top: number, width: number, height: number): Rect {
  return { left, top, width, height };
}

export function cardRect(left: number, top: number, width: number): Rect {
  return { left, top, width, height: width * CARD_RATIO };
}

/** A rectangle as the inline style of what is placed absolutely within the table. */
export function boxStyle({ left, top, width, height }: Rect): string {
  return `left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px;`;
}

/** A rectangle that is larger by `rim` on every side. */
export function widened({ left, top, width, height }: Rect, rim: number): Rect {
  return { left: left - rim, top: top - rim, width: width + 2 * rim, height: height + 2 * rim };
}

/** How far apart the middles of two rectangles are, in CSS pixels. */
export function distance(from: Rect, to: Rect): number {
  return Math.hypot(
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  );
}
