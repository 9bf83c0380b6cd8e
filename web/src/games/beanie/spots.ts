/**
 * Every card on the table with its place and its rectangle.  A meld is touched at its last card, at `meld:M3`, the pile
 * at its top card, at `pile`; the cards below have places of their own for their flights.
 */

import type { Spot } from '../../cards/flights';
import type { Place, Rect } from '../../cards/place';
import type { Meld } from './picture';

export function ownPlace(card: string): Place {
  return `own:${card}`;
}

export function handPlace(seat: number): Place {
  return `hand:${seat}`;
}

export function meldPlace(meld: string): Place {
  return `meld:${meld}`;
}

/** The place of a card of a meld: the meld's own for the last one, which lies on top of the others. */
export function placeInMeld({ id, cards }: Meld, index: number): Place {
  return index === cards.length - 1 ? meldPlace(id) : `${meldPlace(id)}:${cards[index]?.card}`;
}

export function spotsOfMelds(melds: readonly Meld[], rects: readonly (readonly Rect[])[]): Spot[] {
  return melds.flatMap((meld, at) =>
    meld.cards.flatMap(({ card }, index) => {
      const rect = rects[at]?.[index];
      return rect ? [{ place: placeInMeld(meld, index), zone: meldPlace(meld.id), code: card, rect }] : [];
    }),
  );
}

/** The pile: its top card is at `pile`, those below at `pile:CARD`; an empty one is a place too. */
export function spotsOfPile(
  cards: readonly { code: string; rect: Rect }[],
  room: Rect,
  card: number,
): Spot[] {
  if (cards.length === 0)
    return [{ place: 'pile', zone: 'pile', code: null, rect: { ...room, width: card } }];
  return cards.map(({ code, rect }, index) => ({
    place: index === cards.length - 1 ? 'pile' : `pile:${code}`,
    zone: 'pile',
    code,
    rect,
  }));
}
