/** The picture of Biber-Mania as the server draws it (`biberbau/games/biber_mania/picture.py`), and how to read it. */

export const ACTION_CARDS = ['SB', 'DI', 'FE', 'PB', 'HI', 'GE', 'BG', 'KO'] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];
export const JOKER = 'JO';

/** What a card's code says: a number card, one of the eight action cards, or the joker. */
export type CardKind = 'number' | 'action' | 'joker';

export function kindOf(code: string): CardKind {
  if (code === JOKER) return 'joker';
  return /^\d+$/.test(code) ? 'number' : 'action';
}

/** Where a card stands in the order of all hands and rows: numbers by value, then action cards, then jokers. */
export function rankOf(code: string): number {
  const kind = kindOf(code);
  if (kind === 'number') return Number(code);
  return kind === 'joker' ? 200 : 100 + ACTION_CARDS.indexOf(code as ActionCard);
}

/** Cards in the order of their ranks. */
export function sorted(codes: readonly string[]): string[] {
  return [...codes].sort((one, other) => rankOf(one) - rankOf(other));
}

/** Equal cards together, each kind with its number of copies, in the order of their ranks. */
export function countKinds(codes: readonly string[]): { code: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const code of sorted(codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ code, count }));
}

export interface HandPicture {
  count: number;
  /** The reader's own cards, or everybody's when a round is over. */
  cards: string[] | null;
  /** Cards that everybody knows to be there. */
  known: string[];
  /** Kinds of which there was none when somebody last asked; nothing unseen has come since. */
  lacks: string[];
}

export type GroupKind = 'set' | 'jokers' | 'hippie_row' | 'row' | 'party' | 'lone' | 'other';

/** The cards of one move that still lie on a pile; of groups that are hidden only the number is known. */
export type Group =
  | {
      cards: string[];
      kind: GroupKind;
      /** The value of a set. */
      value: string | null;
      size: number;
      /** It cannot be stabbed. */
      protected: boolean;
    }
  | { count: number };

/** How many cards of a group lie there. */
export function sizeOf(group: Group): number {
  return 'cards' in group ? group.cards.length : group.count;
}

/** The topmost group, where it is known; null for an empty pile. */
export function topOf(pile: readonly Group[]): Extract<Group, { cards: string[] }> | null {
  const top = pile.at(-1);
  return top && 'cards' in top ? top : null;
}

/** What a discard would stab. */
export interface Stabs {
  /** Cards of the display, of which one kind has to be chosen. */
  display: string[];
  /** Seats whose topmost group would be stabbed. */
  opponents: number[];
}

export interface RoundScore {
  pile: number;
  hand: number;
  score: number;
  /** What of it is written down. */
  counted: number;
}

export type Phase =
  | 'dealing'
  | 'discard'
  | 'stab_display'
  | 'stab_opponent'
  | 'steal'
  | 'wish'
  | 'bad_guy'
  | 'bad_guy_draw'
  | 'draw'
  | 'round_over'
  | 'match_over';

export interface Picture {
  phase: Phase;
  round: number;
  max_rounds: number;
  series: 'single' | 'collecting';
  target: number;
  turn: number | null;
  starter: number | null;
  deck: number;
  display: string[];
  stock: string[];
  removed: number;
  removed_cards: string[];
  hands: HandPicture[];
  /** Piles by seat, each from its lowest group to the topmost. */
  piles: Group[][];
  /** Every discard that is allowed, and what it would stab; only for the seat that is to discard. */
  plays: Record<string, Stabs> | null;
  /** The stabbed group that is to be taken or refused. */
  stab: { seat: number; cards: string[] } | null;
  /** How many cards are still to be stolen. */
  thefts: number;
  /** For whom the Bad Guy draws, and how many cards still. */
  victim: number | null;
  gifts: number;
  /** Cards that each seat still has to draw in this turn, and who draws now. */
  losses: number[];
  drawing: number | null;
  totals: number[];
  sheet: RoundScore[] | null;
  ended_by: 'last_card' | 'king_gift' | 'nothing_to_draw' | 'fairy' | null;
  winners: number[] | null;
}

/** The seat that the table waits for; null when it waits for nobody. */
export function actorOf(picture: Picture): number | null {
  return picture.phase === 'draw' ? picture.drawing : picture.turn;
}

/** How many cards lie on a pile. */
export function pileSize(pile: readonly Group[]): number {
  return pile.reduce((sum, group) => sum + sizeOf(group), 0);
}
