/**
 * Which card lies where on the table of Daumen Drauf!, and what moved between two pictures.  The places: `stack`,
 * `hand:SEAT` and `pile:SEAT` for the others, `own:CARD` for each card of the own hand, `trick:0` and on for the trick.
 */

import type { Code, Place, Places } from '../../cards/place';
import type { Move } from '../../protocol';
import type { Take } from './curtain';
import { covered, type Picture } from './picture';

export function placesOf(picture: Picture, seat: number | null): Places {
  const places = new Map<Place, Code>();
  if (picture.stack > 0) places.set('stack', null);
  picture.hands.forEach((hand, each) => {
    if (each !== seat) {
      if (hand.length > 0) places.set(`hand:${each}`, null);
      return;
    }
    for (const card of hand) if (card !== null) places.set(ownPlace(card), card);
  });
  picture.piles.forEach((pile, each) => {
    if (pile.length > 0) places.set(`pile:${each}`, null);
  });
  picture.trick.forEach(({ card, thumb }, index) =>
    places.set(trickPlace(index), thumb ? covered(card) : card),
  );
  return places;
}

export function ownPlace(card: string): Place {
  return `own:${card}`;
}

export function trickPlace(index: number): Place {
  return `trick:${index}`;
}

/** What moved from one picture to another: cards shown from hands, and hands filled up from the stack. */
export function movesBetween(before: Picture, after: Picture, seat: number | null): Move[] {
  const moves: Move[] = [];
  const same = before.trick.every(
    (card, index) => after.trick[index]?.card.slice(0, 2) === card.card.slice(0, 2),
  );
  const kept = same ? before.trick.length : 0;
  after.trick.slice(kept).forEach(({ seat: owner, card }, index) => {
    const source = owner === seat ? ownPlace(card) : `hand:${owner}`;
    moves.push({ card, source, target: trickPlace(kept + index) });
  });
  if (before.stack > after.stack) {
    after.hands.forEach((hand, each) => {
      const earlier = before.hands[each] ?? [];
      if (each !== seat) {
        if (hand.length > earlier.length) moves.push({ card: null, source: 'stack', target: `hand:${each}` });
        return;
      }
      for (const card of hand) {
        if (card !== null && !earlier.includes(card))
          moves.push({ card, source: 'stack', target: ownPlace(card) });
      }
    });
  }
  return moves;
}

/** The picture while a trick is being taken: it lies on the table whole, and its cards have left the hands. */
export function stagedPicture(before: Picture, take: Take): Picture {
  const gone = new Set(take.cards.map(({ card }) => card));
  return {
    ...before,
    trick: take.cards.map((card) => ({ ...card })),
    colours: take.colours,
    hands: before.hands.map((hand) => hand.filter((card) => card === null || !gone.has(card))),
  };
}
