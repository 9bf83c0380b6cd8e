/** Situations of Beanie to look at and to test with, made by hand. */

import {
  RANKS,
  SUITS,
  type Meld,
  type MeldCard,
  type Picture,
  type Rank,
  type RoundScore,
  type Suit,
} from '../../games/beanie/picture';
import type { Situation } from '../../protocol';
import { situationOf } from './table';

export const CARDS = [
  ...SUITS.flatMap((suit) => RANKS.map((rank) => ({ code: rank + suit, wild: rank === 'Q' }))),
  ...[
    ['KC', '6H'],
    ['KD', '10'],
    ['KH', '10S'],
    ['10S', 'QD'],
  ].map(([code = '', as]) => ({ code, as, wild: true })),
];

export const HAND = ['4C', '5H', '6H', '7H', '7S', 'KS', 'KD'];

/** Cards of a meld: "10C" is itself, "KD=7S" a beanie that stands for the seven of spades. */
export function cardsOf(codes: string): MeldCard[] {
  return codes.split(' ').map((code) => {
    const [card = '', as = null] = code.split('=');
    return { card, as, beanie: as !== null };
  });
}

export function setOf(id: string, seat: number, rank: Rank, codes: string): Meld {
  const cards = cardsOf(codes);
  return { id, kind: 'set', seat, rank, suit: null, cards, full: cards.length === 4 };
}

export function runOf(id: string, seat: number, suit: Suit, codes: string): Meld {
  return { id, kind: 'run', seat, rank: null, suit, cards: cardsOf(codes), full: false };
}

const MELDS: Meld[] = [
  setOf('M1', 1, '10', '10C 10D KH=10'),
  runOf('M2', 0, 'H', '8H 9H 10H'),
  setOf('M3', 1, '3', '3C 3D 3S KC=3'),
  runOf('M4', 2, 'S', '2S 3S 4S 5S'),
  setOf('M5', 3, 'Q', 'QC QH QS'),
  runOf('M6', 4, 'D', 'AD 2D 3D'),
  setOf('M7', 2, '9', '9C 9D 9S'),
  runOf('M8', 5, 'C', '5C 6C 7C 8C'),
  setOf('M9', 5, 'J', 'JC JD JH JS'),
];

const PILE = ['3H', 'QD', '6S', '8S'];

const LEGAL = [
  'draw',
  'pile',
  'run-H-5-6-7',
  'run-H-5-6-7-KS',
  'run-H-KS-5-6-7',
  'run-H-6-7-KD',
  'set-7H-7S-KS',
  'set-7H-7S-KD',
  'add-M2-7H',
  'add-M2-KS-low',
  'add-M2-KS-high',
  'take-M1-KS-KH',
];

/** The reader holds seat 0 of six at most, and is to draw. */
export function pictureOf(seats: number, changes: Partial<Picture> = {}): Picture {
  return {
    phase: 'draw',
    round: 1,
    rounds: 13,
    wild: 'K',
    turn: 0,
    dealer: seats - 1,
    source: null,
    drawn: null,
    stock: 17,
    pile: PILE,
    pile_count: PILE.length,
    pile_worth: 25,
    hands: Array.from({ length: seats }, (_, seat) => ({
      count: seat === 0 ? HAND.length : 8 - seat,
      cards: seat === 0 ? HAND : null,
      known: seat === 1 ? ['2H', 'AS'] : [],
    })),
    melds: MELDS.filter(({ seat }) => seat < seats),
    quiet_turns: 0,
    stall_turns: 2 * seats,
    opened: Array.from({ length: seats }, (_, seat) => MELDS.some((meld) => meld.seat === seat)),
    callers: [],
    totals: [45, 0, 120, 30, 85, 10].slice(0, seats),
    sheet: null,
    out: null,
    ended_by: null,
    winners: null,
    ...changes,
  };
}

const ALL = (seats: number) => Array.from({ length: seats }, (_, seat) => seat);

export function sampleSituation(state: string, seats: number): Situation {
  const table = LEGAL.slice(2);
  switch (state) {
    case 'discard': {
      const hand = [...HAND, '2C'];
      const hands = pictureOf(seats).hands.map((one, seat) =>
        seat === 0 ? { ...one, count: hand.length, cards: hand } : one,
      );
      const picture = pictureOf(seats, { phase: 'discard', source: 'stock', drawn: '2C', hands });
      return situationOf(picture, [...hand.map((card) => `discard-${card}`), ...table], ALL(seats));
    }
    case 'other':
      return situationOf(pictureOf(seats, { turn: 1 }), table, ALL(seats));
    case 'begin': {
      const picture = pictureOf(seats, { melds: [], pile: [], pile_count: 0, pile_worth: 0 });
      return situationOf(picture, ['draw', 'run-H-5-6-7'], ALL(seats));
    }
    case 'call': {
      const hands = pictureOf(seats).hands.map((one, seat) =>
        seat === 0 ? { count: 0, cards: [], known: [] } : one,
      );
      const picture = pictureOf(seats, { phase: 'calling', hands, callers: [0] });
      return situationOf(picture, ['call'], ALL(seats));
    }
    case 'many': {
      const cards = [
        '2C',
        '4C',
        '3D',
        '5D',
        '8D',
        'JD',
        'AH',
        '5H',
        '6H',
        '7H',
        'QH',
        '6S',
        '7S',
        '9S',
        'JS',
      ];
      const hands = pictureOf(seats).hands.map((one, seat) =>
        seat === 0 ? { ...one, count: cards.length + 4, cards: [...cards, 'QD', '8S', 'KS', 'KD'] } : one,
      );
      return situationOf(pictureOf(seats, { hands, turn: 1 }), table, ALL(seats));
    }
    case 'sheet':
    case 'match':
      return overSituation(seats, state === 'match');
    default:
      return situationOf(pictureOf(seats), LEGAL, ALL(seats));
  }
}

function overSituation(seats: number, over: boolean): Situation {
  const left = [HAND, [], ['AS', '2H', '3H'], ['9H'], ['KC', 'QC', '10S'], ['2C', '2D']];
  const worthOf = (card: string) => (card.startsWith('K') ? 25 : /^(10|J|Q)/.test(card) ? 10 : 5);
  const sheet: RoundScore[] = left.slice(0, seats).map((cards) => {
    const worth = cards.map(worthOf);
    return { points: worth.reduce((sum, one) => sum + one, 0), cards, worth };
  });
  const picture = pictureOf(seats, {
    phase: over ? 'match_over' : 'round_over',
    turn: null,
    hands: sheet.map(({ cards }) => ({ count: cards.length, cards, known: [] })),
    sheet,
    out: 1,
    ended_by: 'beanie',
    winners: over ? [1] : null,
  });
  return situationOf(picture, [], []);
}
