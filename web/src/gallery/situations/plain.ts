/** Situations of a game that an installed package could bring, made by hand: two cards of the hand and three in the middle. */

import { deckOf } from '../../games/plain/deck';
import type { Picture, Zone } from '../../games/plain/picture';
import type { Situation } from '../../protocol';
import { declare, type Declared } from '../../table-parts/declared';
import { add } from '../../texts/texts.svelte';
import { situationOf } from './table';

const RANKS = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const ALL = ['C', 'S', 'H', 'D'].flatMap((suit) => RANKS.map((rank) => rank + suit));

export const DECLARED: Declared = {
  cards: ALL,
  actions: [
    { word: 'pass', parts: [] },
    { word: 'knock', parts: [] },
    {
      word: 'swap',
      parts: [
        { name: 'give', kind: 'card', zone: null, values: ALL },
        { name: 'take', kind: 'place', zone: 'display', values: ['1', '2', '3'] },
      ],
    },
  ],
};

declare('plain', DECLARED);
add(
  'en',
  `plain-field-hand = Hand
plain-field-display = Middle
plain-field-stock = Stock
plain-field-gone = Put aside
plain-field-knocker = Knocked
plain-action-pass = Pass
plain-action-knock = Knock
plain-action-swap = Swap the { $give } for card { $take }`,
);

const deck = deckOf('plain', DECLARED.cards);
const own = deckOf('', ['R1', 'R12', 'G7', 'STAR', 'B3', 'Y5']);

export const CARDS = [
  ...['7C', '9S', '10H', 'JD', 'QS', 'AH', null].map((code) => ({ code, deck })),
  ...['R1', 'R12', 'G7', 'STAR', 'B3', 'Y5'].map((code) => ({ code, deck: own })),
];

const HAND = ['7C', '10H', 'QS'];

function zone(name: string, seat: number | null, cards: Zone['cards'], top_first = false): Zone {
  return { name, seat, cards, top_first };
}

export function pictureOf(seats: number, changes: Partial<Picture> = {}): Picture {
  return {
    phase: 'turn',
    round: 2,
    turn: 0,
    totals: Array.from({ length: seats }, (_, seat) => -seat),
    sheet: null,
    winners: null,
    zones: [
      zone('display', null, ['KD', '8H', 'AC']),
      zone('gone', null, ['9C', '9D', '9S', 'JC', 'JD', 'JH', 'AD']),
      ...Array.from({ length: seats }, (_, seat) =>
        zone('hand', seat, seat === 0 ? HAND : [null, 'KH', null]),
      ),
      zone(
        'stock',
        null,
        Array.from({ length: 14 }, () => null),
        true,
      ),
    ],
    facts: [{ name: 'knocker', seat: null, value: seats - 1, is_seat: true }],
    ...changes,
  };
}

export function sampleSituation(state: string, seats: number): Situation {
  if (state === 'waiting') return situationOf(pictureOf(seats, { turn: 1 }), [], [1]);
  if (state === 'over') {
    const sheet = Array.from({ length: seats }, (_, seat) => ({ score: seat === 1 ? -1 : 0 }));
    return situationOf(pictureOf(seats, { phase: 'round_over', turn: null, sheet }), [], []);
  }
  const swaps = HAND.flatMap((card) => ['1', '2', '3'].map((place) => `swap-${card}-${place}`));
  return situationOf(pictureOf(seats), ['pass', ...swaps], [0]);
}
