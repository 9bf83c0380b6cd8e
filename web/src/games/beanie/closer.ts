/** What is looked at closely: somebody's hand as far as all know it, a meld, or a card. */

export type Closer = { seat: number } | { meld: string } | { card: string };
