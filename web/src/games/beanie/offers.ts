/**
 * The actions that the server allows, read as what they do with which cards.  Nothing is worked out here that the text
 * of an action does not say.  Pure.
 */

import { isRank, RANKS, suitOf, type Suit } from './picture';

/** A card of the hand that an action lays, and what it stands for if it is a beanie: a card, or the rank of a set. */
export interface Laid {
  card: string;
  as: string | null;
}

interface Common {
  /** The action as the server writes it. */
  action: string;
  /** The cards that it takes out of the hand, as they will lie. */
  laid: Laid[];
}

export type Offer = Common &
  (
    | { kind: 'set' | 'run' | 'discard' }
    /** Onto a meld: which, at which end of a run where that is open, and the beanie that comes out of a set. */
    | { kind: 'add' | 'take' | 'swap'; meld: string; end: 'low' | 'high' | null; takes: string | null }
  );

/** Actions without a card of the hand; they have a button each. */
export const BUTTONS = ['draw', 'pile', 'end', 'keep', 'call'] as const;
export type Button = (typeof BUTTONS)[number];

/** What an action lays where; null for those that have a button. */
export function readOffer(action: string): Offer | null {
  const [verb = '', ...words] = action.split('-');
  const [first = '', second = '', third = null] = words;
  switch (verb) {
    case 'discard':
      return { action, kind: verb, laid: [{ card: first, as: null }] };
    case 'set':
      return { action, kind: verb, laid: laidInSet(words) };
    case 'run':
      return { action, kind: verb, laid: laidInRun(first as Suit, words.slice(1)) };
    case 'add':
    case 'take':
    case 'swap':
      return {
        action,
        kind: verb,
        laid: [{ card: second, as: null }],
        meld: first,
        end: third === 'low' || third === 'high' ? third : null,
        takes: verb === 'take' ? third : null,
      };
    default:
      return null;
  }
}

/** "10C-10D-KH", or "KC-KD-KH-as-7" for beanies alone: a set is of the rank of its first card unless it names another. */
function laidInSet(words: readonly string[]): Laid[] {
  const named = words.indexOf('as');
  const cards = named < 0 ? words : words.slice(0, named);
  const rank = named < 0 ? (cards[0]?.slice(0, -1) ?? '') : (words[named + 1] ?? '');
  return cards.map((card) => ({ card, as: card.slice(0, -1) === rank ? null : rank }));
}

/** "4-5-KC-7", or "KC-KD-KS-as-4" for beanies alone: every place is a rank of the suit, or the beanie that stands there. */
function laidInRun(suit: Suit, words: readonly string[]): Laid[] {
  const named = words.indexOf('as');
  const places = named < 0 ? words : words.slice(0, named);
  const known = places.findIndex(isRank);
  const lowest = named < 0 ? heightOfRank(places[known]) - known : heightOfRank(words[named + 1]);
  return places.map((place, index) => {
    const own = `${RANKS[lowest + index] ?? ''}${suit}`;
    return isRank(place) ? { card: own, as: null } : { card: place, as: own };
  });
}

function heightOfRank(rank: string | undefined): number {
  return RANKS.findIndex((one) => one === rank);
}

/** The offers among the allowed actions. */
export function offersOf(legal: readonly string[]): Offer[] {
  return legal.flatMap((action) => readOffer(action) ?? []);
}

/** Whether an offer makes a meld of its own. */
export function isNewMeld({ kind }: Offer): boolean {
  return kind === 'set' || kind === 'run';
}

/** The suit that a new run has, for its name. */
export function suitOfRun({ laid }: Offer): Suit {
  const [first] = laid;
  return suitOf(first?.as ?? first?.card ?? '');
}
