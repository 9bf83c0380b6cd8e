/** Where each card of the own hand is: in its row, under the mouse, or already where it shall go.  Pure geometry. */

import type { Place, Rect } from '../../cards/place';
import type { Arrangement } from './arrangement';
import type { Drag } from './drag';
import type { Meld } from './picture';
import { LIFT, spreadHand } from './rows';
import { meldPlace } from './spots';

export interface HandState {
  /** The cards in their order. */
  cards: readonly string[];
  chosen: readonly string[];
  /** Cards whose action is not yet answered, and the places that they go to. */
  leaving: ReadonlyMap<string, Place>;
  /** The drag under way, and the cards that go with it. */
  drag: Drag | null;
  dragged: readonly string[];
}

/** How far a card that is on its way, or goes with another, lies beside it, in widths of a card. */
const BESIDE = 0.4;

export function handRects(
  { cards, chosen, leaving, drag, dragged }: HandState,
  layout: Arrangement,
  melds: readonly Meld[],
): Map<string, Rect> {
  const spread = spreadHand(cards.length, layout.handRows, layout.hand, layout.handCard);
  const underWay = [...leaving.keys()];
  const nextTo = (goal: Place) => underWay.filter((card) => leaving.get(card) === goal);
  const rectOf = (card: string, index: number): Rect => {
    const at = spread[index] ?? layout.hand;
    const goal = leaving.get(card);
    if (goal !== undefined) {
      const target = rectAt(goal, layout, melds);
      const beside = (nextTo(goal).indexOf(card) + (goal === 'free' ? 0 : 1)) * BESIDE;
      return { ...at, left: target.left + beside * at.width, top: target.top - 8 };
    }
    if (drag && dragged.includes(card)) {
      const from = spread[cards.indexOf(drag.card)] ?? at;
      const beside = (dragged.indexOf(card) - dragged.indexOf(drag.card)) * BESIDE;
      return { ...at, left: from.left + drag.x + beside * at.width, top: from.top + drag.y };
    }
    return chosen.includes(card) ? { ...at, top: at.top - at.width * LIFT } : at;
  };
  return new Map(cards.map((card, index) => [card, rectOf(card, index)]));
}

/** Where cards go that are laid at a place: onto the end of a meld, onto the pile, or free on the table. */
function rectAt(place: Place, { pile, spread }: Arrangement, melds: readonly Meld[]): Rect {
  if (place === 'pile') return pile;
  const meld = melds.findIndex(({ id }) => meldPlace(id) === place);
  return spread.melds[meld]?.at(-1) ?? spread.free;
}

/** The place under a point where cards may be let go: a meld, the pile, free on the table, or none. */
export function placeAt(
  { x, y }: { x: number; y: number },
  layout: Arrangement,
  melds: readonly Meld[],
): Place | null {
  const within = ({ left, top, width, height }: Rect, margin: number) =>
    x > left - margin && x < left + width + margin && y > top - margin && y < top + height + margin;
  const meld = melds.find((_, index) => layout.spread.melds[index]?.some((rect) => within(rect, 10)));
  if (meld) return meldPlace(meld.id);
  if (within(layout.pile, 14)) return 'pile';
  return within(layout.melds, 20) ? 'free' : null;
}
