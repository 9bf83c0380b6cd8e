/** The order of the own hand: by suit, so that runs are seen, or by rank, so that sets are.  Pure. */

import { heightOf, SUITS, suitOf, type Rank } from './picture';

export type Order = 'suit' | 'rank';

/** The other order. */
export function turned(order: Order): Order {
  return order === 'suit' ? 'rank' : 'suit';
}

/** `cards` in order, beanies after all others, where they are found whatever they may stand for. */
export function inOrder(cards: readonly string[], order: Order, wild: Rank): string[] {
  const suit = (card: string) => SUITS.indexOf(suitOf(card));
  const beanie = (card: string) => (card.slice(0, -1) === wild ? 1 : 0);
  return [...cards].sort((one, other) => {
    const bySuit = suit(one) - suit(other);
    const byRank = heightOf(one) - heightOf(other);
    return beanie(one) - beanie(other) || (order === 'suit' ? bySuit || byRank : byRank || bySuit);
  });
}
