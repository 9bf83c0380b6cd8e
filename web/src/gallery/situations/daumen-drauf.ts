/** Situations of Daumen Drauf! to look at and to test with, made by hand. */

import type { Picture, TrickCard } from '../../games/daumen-drauf/picture';
import type { Move, Situation } from '../../protocol';
import { situationOf } from './table';

export const CARDS = [
  ...['Y1-', 'Y6+', 'G2-', 'G7+', 'K3-', 'K8+'].map((code) => ({ code })),
  ...['Y4?', 'G5?', 'K6?'].map((code) => ({ code, thumb: true })),
  { code: 'K7+', thumb: true, knows: true },
];

const HAND = ['Y2-', 'Y5+', 'G3-', 'K4+', 'K5-'];

export function trickCard(seat: number, card: string, thumb = true): TrickCard {
  return { seat, card, thumb };
}

/** The reader holds seat 0; somebody has led, somebody has raised, and it is the reader's turn. */
export function pictureOf(seats: number, changes: Partial<Picture> = {}): Picture {
  return {
    phase: 'turn',
    round: 1,
    rounds: 3,
    values: seats + 2,
    turn: 0,
    starter: 1,
    leader: 1,
    shower: seats - 1,
    window: [],
    to_beat: { card: 'K4?', colour: 'K', value: 4, fresh: ['G'] },
    colours: ['Y', 'K'],
    trick: [trickCard(1, 'Y1?'), trickCard(seats - 1, 'K4?')],
    hands: Array.from({ length: seats }, (_, seat) => (seat === 0 ? HAND : [null, null, null, null])),
    stack: 12,
    piles: Array.from({ length: seats }, (_, seat) => (seat === 1 ? ['G1-', 'G2?'] : [])),
    totals: Array.from({ length: seats }, () => 0),
    sheet: null,
    winners: null,
    ...changes,
  };
}

export function sampleSituation(state: string, seats: number): Situation {
  if (state === 'lead') {
    const picture = pictureOf(seats, {
      phase: 'lead',
      shower: null,
      leader: 0,
      to_beat: null,
      colours: [],
      trick: [],
    });
    return situationOf(
      picture,
      HAND.map((card) => `show-${card}`),
      [0],
    );
  }
  if (state === 'window') {
    const picture = pictureOf(seats, { phase: 'window', turn: null, window: [0] });
    return situationOf(picture, ['parry', 'let'], [0]);
  }
  if (state === 'sheet' || state === 'match') return overSituation(seats, state === 'match');
  return situationOf(pictureOf(seats), ['show-G3-', 'show-K5-', 'parry', 'pass'], [0]);
}

/** A finished game: the first to get rid of their hand has taken much, somebody nothing at all. */
function overSituation(seats: number, over: boolean): Situation {
  const all = Array.from({ length: 6 * (seats + 2) }, (_, card) => {
    return `${'YGK'.charAt(card % 3)}${1 + Math.floor(card / 6)}${card % 2 === 0 ? '-' : '+'}`;
  });
  const deal = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => all[(4 * from + index) % all.length] ?? '');
  const piles = Array.from({ length: seats }, (_, seat) => deal([9, 0, 4, 12, 3, 6, 2][seat] ?? 0, seat));
  const hands = Array.from({ length: seats }, (_, seat) => deal([0, 3, 2, 5, 1, 4, 2][seat] ?? 0, seat + 1));
  const sheet = piles.map((pile, seat) => {
    const harmless = pile.filter((card) => card.endsWith('-')).length;
    const [poisonous, hand] = [pile.length - harmless, hands[seat]?.length ?? 0];
    return { harmless, poisonous, hand, score: harmless - poisonous - hand };
  });
  const picture = pictureOf(seats, {
    phase: over ? 'match_over' : 'round_over',
    round: over ? 3 : 1,
    turn: null,
    trick: [],
    colours: [],
    to_beat: null,
    stack: 0,
    hands,
    piles,
    sheet,
    totals: sheet.map(({ score }) => score),
    winners: over ? [0] : null,
  });
  return situationOf(picture, [], []);
}

/** The moves with which `taker` takes `trick` while all its heads are seen. */
export function takeMoves(trick: readonly TrickCard[], taker: number): Move[] {
  return trick.map(({ seat, card, thumb }) => ({
    card,
    source: `${thumb ? 'thumb' : 'laid'}:${seat}`,
    target: `pile:${taker}`,
  }));
}
