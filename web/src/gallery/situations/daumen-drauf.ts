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
  return situationOf(pictureOf(seats), ['show-G3-', 'show-K5-', 'parry', 'pass'], [0]);
}

/** The moves with which `taker` takes `trick` while all its heads are seen. */
export function takeMoves(trick: readonly TrickCard[], taker: number): Move[] {
  return trick.map(({ seat, card, thumb }) => ({
    card,
    source: `${thumb ? 'thumb' : 'laid'}:${seat}`,
    target: `pile:${taker}`,
  }));
}
