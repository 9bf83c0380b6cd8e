/** Situations of Biber-Mania to look at and to test with, made by hand. */

import type { Group, Phase, Picture, Stabs } from '../../games/biber-mania/picture';
import type { Situation } from '../../protocol';
import { situationOf } from './table';

export const CARDS = [
  ...Array.from({ length: 15 }, (_, index) => `${index + 1}`),
  ...['SB', 'DI', 'FE', 'PB', 'HI', 'GE', 'BG', 'KO', 'JO'],
].map((code) => ({ code }));

export const HAND = ['2', '3', '5', '7', '7', '7', '8', '8', '10', '12', 'DI', 'KO', 'JO'];

export function groupOf(cards: string[], changes: Partial<Extract<Group, { cards: string[] }>> = {}): Group {
  return { cards, kind: 'set', value: cards[0] ?? null, size: cards.length, protected: false, ...changes };
}

const PILES: Group[][] = [
  [groupOf(['4']), groupOf(['6', '6']), groupOf(['9', '9', 'FE'])],
  [groupOf(['3', '3']), groupOf(['11']), groupOf(['4', '4', 'JO'])],
  [groupOf(['SB'], { kind: 'lone', value: null }), groupOf(['5', '5', 'BG'], { protected: true })],
  [groupOf(['1']), groupOf(['12', '12']), groupOf(['2', '2']), groupOf(['6', '6'])],
  [groupOf(['8']), groupOf(['4', '5', 'HI', '7'], { kind: 'hippie_row', value: null, size: 4 })],
];

const PLAYS: Record<string, Stabs> = {
  '2': { display: ['1'], opponents: [] },
  '3': { display: ['1'], opponents: [] },
  '5': { display: ['1', '3', '4'], opponents: [] },
  '7': { display: ['1', '3', '4', '6'], opponents: [] },
  '8': { display: ['1', '3', '4', '6'], opponents: [] },
  '10': { display: ['1', '3', '4', '6', '9'], opponents: [] },
  '12': { display: ['1', '3', '4', '6', '9'], opponents: [] },
  DI: { display: [], opponents: [] },
  KO: { display: [], opponents: [] },
  JO: { display: ['1', '3', '4', '6', '9', 'GE'], opponents: [] },
  '7+7': { display: ['3'], opponents: [3] },
  '7+7+7': { display: ['3'], opponents: [1] },
  '7+KO': { display: ['3'], opponents: [3] },
  '7+7+KO': { display: ['3'], opponents: [1] },
  '7+7+7+KO': { display: [], opponents: [] },
  '7+DI': { display: ['3'], opponents: [3] },
  '7+7+DI': { display: ['3'], opponents: [1] },
  '7+JO': { display: ['3'], opponents: [3] },
  '7+7+JO': { display: ['3'], opponents: [1] },
  '8+8': { display: ['3'], opponents: [3] },
  '8+8+DI': { display: ['3'], opponents: [1] },
  '2+3+JO': { display: [], opponents: [] },
};

/** The reader holds seat 0 of five at most, and is to discard. */
export function pictureOf(seats: number, changes: Partial<Picture> = {}): Picture {
  const plays = Object.fromEntries(
    Object.entries(PLAYS).map(([action, { display, opponents }]) => [
      action,
      { display, opponents: opponents.filter((seat) => seat < seats) },
    ]),
  );
  return {
    phase: 'discard',
    round: 1,
    max_rounds: 60,
    series: 'single',
    target: 250,
    turn: 0,
    starter: 1,
    deck: 38,
    display: ['1', '3', '3', '3', '4', '6', '9', '9', 'GE'],
    stock: ['2', '7', '11', 'FE', 'JO'],
    removed: 2,
    removed_cards: ['1', '5'],
    hands: Array.from({ length: seats }, (_, seat) => ({
      count: seat === 0 ? HAND.length : 11 - seat,
      cards: seat === 0 ? HAND : null,
      known: seat === 1 ? ['7', 'SB'] : [],
      lacks: seat === 1 ? ['5'] : [],
    })),
    piles: PILES.slice(0, seats),
    plays,
    stab: null,
    thefts: 0,
    victim: null,
    gifts: 0,
    losses: Array.from({ length: seats }, () => 0),
    drawing: null,
    totals: Array.from({ length: seats }, () => 0),
    sheet: null,
    ended_by: null,
    winners: null,
    ...changes,
  };
}

/** What is asked of the reader in each phase, and the picture that belongs to it. */
const ASKED: Readonly<Record<string, { changes: Partial<Picture>; legal: string[] }>> = {
  stab_display: { changes: {}, legal: ['stab-3', 'stab-4', 'stab-GE'] },
  stab_opponent: { changes: { stab: { seat: 1, cards: ['4', '4', 'JO'] } }, legal: ['take', 'refuse'] },
  part: {
    changes: { phase: 'stab_opponent', stab: { seat: 1, cards: ['4', '4', 'JO'] } },
    legal: ['take', 'refuse', 'take-4', 'take-4+4', 'take-JO', 'take-4+JO'],
  },
  steal: {
    changes: { thefts: 2 },
    legal: ['steal-display-3', 'steal-display-GE', 'steal-stock-JO', 'steal-1-4', 'steal-1-JO'],
  },
  wish: {
    changes: {},
    legal: ['no-wish', ...['1', '5', '7', '12', 'SB', 'KO', 'JO'].map((card) => `wish-1-${card}`)],
  },
  bad_guy: { changes: {}, legal: ['bad-guy-1'] },
  bad_guy_draw: { changes: { victim: 1, gifts: 2 }, legal: ['give-deck', 'give-stock-2', 'give-stock-JO'] },
  draw: { changes: { turn: 1, drawing: 0 }, legal: ['draw-deck', 'draw-stock-7', 'draw-stock-JO'] },
};

export function sampleSituation(state: string, seats: number): Situation {
  const asked = ASKED[state];
  if (asked) {
    const losses = Array.from({ length: seats }, (_, seat) => (state === 'draw' && seat < 2 ? 2 : 0));
    const picture = pictureOf(seats, { phase: state as Phase, plays: null, losses, ...asked.changes });
    return situationOf(picture, asked.legal, [0]);
  }
  if (state === 'other') {
    const picture = pictureOf(seats, { turn: 1, plays: null });
    return situationOf(picture, [], [1]);
  }
  if (state === 'sheet' || state === 'match') return overSituation(seats, state === 'match');
  const picture = pictureOf(seats);
  return situationOf(picture, Object.keys(picture.plays ?? {}), [0]);
}

function overSituation(seats: number, over: boolean): Situation {
  const hands = Array.from({ length: seats }, (_, seat) => {
    const cards = HAND.slice(0, 3 * seat);
    return { count: cards.length, cards, known: [], lacks: [] };
  });
  const sheet = PILES.slice(0, seats).map((pile, seat) => {
    const laid = pile.reduce((sum, group) => sum + ('cards' in group ? group.cards.length : 0), 0);
    const held = hands[seat]?.count ?? 0;
    return { pile: laid, hand: held, score: laid - held, counted: seat === 0 ? laid - held : 0 };
  });
  const picture = pictureOf(seats, {
    phase: over ? 'match_over' : 'round_over',
    series: over ? 'single' : 'collecting',
    turn: null,
    plays: null,
    hands,
    sheet,
    totals: sheet.map(({ counted }) => counted),
    ended_by: 'last_card',
    winners: over ? [0] : null,
  });
  return situationOf(picture, [], []);
}
