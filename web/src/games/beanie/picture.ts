/** The picture of Beanie as the server draws it (`biberbau/games/beanie/picture.py`), and how to read its cards. */

export const SUITS = ['C', 'D', 'H', 'S'] as const;
export type Suit = (typeof SUITS)[number];

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

/** The rank of a card: "10" of "10C". */
export function rankOf(card: string): Rank {
  return card.slice(0, -1) as Rank;
}

export function suitOf(card: string): Suit {
  return card.slice(-1) as Suit;
}

export function isRank(text: string): text is Rank {
  return (RANKS as readonly string[]).includes(text);
}

/** Where a card stands among those of its suit: 0 is the ace, 12 the king. */
export function heightOf(card: string): number {
  return RANKS.indexOf(rankOf(card));
}

export interface HandPicture {
  count: number;
  /** The reader's own cards, or everybody's when a round is over. */
  cards: string[] | null;
  /** Cards that everybody has seen go there. */
  known: string[];
}

export interface MeldCard {
  card: string;
  /** The card of a run, or the rank of a set, that a beanie stands for; null for a card that is itself. */
  as: string | null;
  beanie: boolean;
}

export interface Meld {
  /** "M1", "M2" and so on, in the order in which melds were laid. */
  id: string;
  kind: 'set' | 'run';
  /** Who laid it. */
  seat: number;
  rank: Rank | null;
  suit: Suit | null;
  cards: MeldCard[];
  /** It takes no card more. */
  full: boolean;
}

export interface RoundScore {
  points: number;
  cards: string[];
  /** What each of the cards counts. */
  worth: number[];
}

export type Phase = 'dealing' | 'draw' | 'discard' | 'calling' | 'round_over' | 'match_over';

export interface Picture {
  phase: Phase;
  round: number;
  rounds: number;
  /** The rank whose cards are the beanies of this round. */
  wild: Rank;
  turn: number | null;
  dealer: number | null;
  source: 'stock' | 'pile' | null;
  drawn: string | null;
  stock: number;
  /** The discard pile from bottom to top, or only its top card. */
  pile: string[];
  pile_count: number;
  /** What the cards of the pile would count in a hand. */
  pile_worth: number;
  hands: HandPicture[];
  melds: Meld[];
  quiet_turns: number;
  stall_turns: number;
  opened: boolean[];
  callers: number[];
  totals: number[];
  sheet: RoundScore[] | null;
  out: number | null;
  ended_by: 'beanie' | 'end' | 'stall' | 'stock' | null;
  winners: number[] | null;
}
