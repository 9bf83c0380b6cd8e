/** Situations of Biber Gang to look at and to test with, made by hand. */

import type { Code } from '../../cards/place';
import { SLOTS, type Picture } from '../../games/biber-gang/picture';
import type { Situation } from '../../protocol';
import { NAMES, situationOf } from './table';

export const CARDS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'B'].map(
  (code) => ({ code }),
);

const DISPLAYS: Code[][] = [
  ['7', '5', 'B', null, '3', '5', 'B', '12'],
  ['9', null, null, '4', 'B', null, '6', null],
  [null, '0', null, null, null, '0', null, '11'],
  ['10', '8', '1', '2', '10', null, '1', '4'],
  [null, null, '6', null, null, '9', null, null],
  ['12', '11', 'B', '3', null, '11', null, '3'],
];

export function pictureOf(seats: number, changes: Partial<Picture> = {}): Picture {
  return {
    phase: 'draw',
    round: 2,
    rounds: 5,
    turn: 0,
    starter: 1,
    caller: null,
    last_turns: [],
    deck: 43,
    discard: 12,
    top: '7',
    drawn: null,
    displays: DISPLAYS.slice(0, seats),
    open_points: [22, 24, 11, 13, 15, 12].slice(0, seats),
    opened: NAMES.slice(0, seats).map(() => true),
    own_opening: null,
    totals: [23, -4, 31, 12, 40, 8, 5].slice(0, seats),
    quiet_turns: 0,
    stall_turns: 20,
    sheet: null,
    winners: null,
    ...changes,
  };
}

export function sampleSituation(state: string, seats: number): Situation {
  const drawn = { card: '5', source: 'deck' } as const;
  const decide = [
    ...SLOTS.filter((slot) => !['T3', 'B3'].includes(slot)).map((slot) => `swap-${slot}`),
    'turn-T4',
    'refuse',
  ];
  if (state === 'opening') {
    const pairs = SLOTS.flatMap((first, index) =>
      SLOTS.slice(index + 1).map((second) => `open-${first}-${second}`),
    );
    const hidden = Array.from({ length: seats }, () => Array.from({ length: 8 }, () => null));
    const opened = NAMES.slice(0, seats).map((_, seat) => seat === 1);
    return situationOf(
      pictureOf(seats, { phase: 'opening', turn: null, displays: hidden, opened }),
      pairs,
      [0],
    );
  }
  if (state === 'decide')
    return situationOf(pictureOf(seats, { phase: 'decide', drawn, deck: 42 }), decide, [0]);
  if (state === 'other') {
    const picture = pictureOf(seats, {
      phase: 'decide',
      turn: 1,
      caller: 0,
      last_turns: [1, 2, 3, 4, 5].slice(0, seats - 1),
      drawn: { card: null, source: 'deck' },
    });
    return situationOf(picture, [], [1]);
  }
  if (state === 'swim') {
    const displays = [['9', '5', 'B', null, '3', '5', '8', '12'], ...DISPLAYS.slice(1, seats)];
    return situationOf(
      pictureOf(seats, { phase: 'decide', drawn: { card: '8', source: 'pile' }, displays }),
      [...decide, 'swap-B3', 'swim-T3-T4'],
      [0],
    );
  }
  if (state === 'swum') {
    const displays = [['9', '5', '8', 'B', '3', '5', '8', '12'], ...DISPLAYS.slice(1, seats)];
    return situationOf(pictureOf(seats, { phase: 'draw', turn: 1, top: '6', displays }), [], [1]);
  }
  if (state === 'sheet' || state === 'match') return overSituation(seats, state === 'match');
  return situationOf(pictureOf(seats), ['deck', 'pile'], [0]);
}

/** A finished round in which every kind of column and bonus appears. */
function overSituation(seats: number, over: boolean): Situation {
  const displays = [
    ['8', '8', '2', '2', '8', '8', '1', '0'],
    ['B', '5', '5', '2', 'B', '5', '5', '1'],
    ['3', '7', '0', '5', '3', '4', '12', '5'],
    ['B', '9', '9', 'B', '9', 'B', '9', '9'],
    ['6', '6', '6', '6', '1', '2', '3', '4'],
    ['0', '0', '1', 'B', '0', '0', '0', '11'],
  ].slice(0, seats);
  const sheet = displays.map((display) => {
    const columns = [0, 1, 2, 3].map((index) => {
      const top = display[index] ?? '0';
      const bottom = display[index + 4] ?? '0';
      const pair = top === bottom || top === 'B' || bottom === 'B';
      const value = pair ? Number(top === 'B' ? (bottom === 'B' ? '5' : bottom) : top) : null;
      return { pair, value, points: pair ? 0 : Number(top) + Number(bottom) };
    });
    const bonuses = [...Array(13).keys()].flatMap((value) => {
      const pairs = columns.filter((column) => column.value === value).length;
      return pairs > 1 ? [{ value, pairs, points: pairs === 2 ? -10 : -5 * pairs }] : [];
    });
    const loose = columns.reduce((sum, { points }) => sum + points, 0);
    return { columns, bonuses, loose, score: loose + bonuses.reduce((sum, { points }) => sum + points, 0) };
  });
  const picture = pictureOf(seats, {
    phase: over ? 'match_over' : 'round_over',
    turn: null,
    caller: 1,
    displays,
    sheet,
    winners: over ? [1] : null,
  });
  return situationOf(picture, [], []);
}
