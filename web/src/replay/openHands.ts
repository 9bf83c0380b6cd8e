/** The hands that a picture with open cards shows.  Pure. */

import type { BasePicture } from '../protocol';

/** A hand as pictures have it: its cards, or what is said of them. */
type Hand = readonly (string | null)[] | { readonly cards: readonly string[] | null };

export interface OpenHand {
  seat: number;
  cards: readonly string[];
}

/** The hands of all seats but `own`, whose cards lie on the table; none in a game in which nobody holds cards. */
export function handsBeside(picture: BasePicture, own: number | null): OpenHand[] {
  const { hands = [] } = picture as BasePicture & { hands?: readonly Hand[] };
  return hands.flatMap((hand, seat) => {
    const cards = 'cards' in hand ? (hand.cards ?? []) : hand;
    return seat === own ? [] : [{ seat, cards: cards.filter((card) => card !== null) }];
  });
}
