import { describe, expect, test, vi } from 'vitest';
import type { Replay, ReplayStep } from '../protocol';
import { click, show } from '../testing/screen';
import { pictureOf, seatOf, tableOf } from '../testing/tables';
import { EVERYBODY, eyesNamed, momentIn, nameOfEyes, replayPath, type Eyes } from './address';
import { courseOf, next, previous, stateAt } from './course';
import { handsBeside } from './openHands';
import '../texts/later';
import EyesChoice from './EyesChoice.svelte';
import { Projector } from './projector.svelte';

/** A match of two rounds: round and turn of each step. */
const COURSE = [
  [1, null],
  [1, 0],
  [1, 0],
  [1, 1],
  [1, null],
  [2, 1],
  [2, 1],
  [2, 0],
] as const;

function replayOf(eyes: Eyes = EVERYBODY, named = true): Replay {
  const steps = COURSE.map(([round, turn], index): ReplayStep => ({
    seq: 10 + index,
    actions: index,
    sentences: index === 4 ? [] : [{ message: 'biber-gang-event-drew-deck', arguments: { seat: index % 2 } }],
    moves: [{ card: null, source: 'deck', target: 'hand:0' }],
    table:
      index === 0 ? tableOf() : index === 4 ? tableOf({ seats: [seatOf('Anna'), seatOf('Cleo')] }) : null,
    situation: { picture: pictureOf({ round, turn }), actors: [], legal: [], hash: '' },
  }));
  return { path: 'POND7/1', named, record: '', ...eyes, steps };
}

const seatName = (seat: number) => `Seat ${seat + 1}`;

describe('the course of a match', () => {
  const course = courseOf(replayOf(), seatName);

  test('knows where rounds and turns begin', () => {
    expect(course.rounds).toEqual([0, 5]);
    expect(course.turns).toEqual([0, 1, 3, 4, 5, 7]);
    expect(next(course.turns, 1, 7)).toBe(3);
    expect(next(course.rounds, 5, 7)).toBe(7);
    expect(previous(course.turns, 3)).toBe(1);
    expect(previous(course.rounds, 0)).toBe(0);
  });

  test('shows the table as it was at each step, with what had been told by then', () => {
    const state = stateAt(course, 5, true);
    expect(state.table.seats.map(({ name }) => name)).toEqual(['Anna', 'Cleo']);
    expect(stateAt(course, 3, true).table.seats[1]?.name).toBe('Ben');
    expect(state.log.map(({ seq }) => seq)).toEqual([10, 11, 12, 13, 15]);
    expect(state.moves).toHaveLength(1);
    expect(stateAt(course, 5, false).moves).toEqual([]);
  });

  test('gives the seats of a record plain names', () => {
    const { tables } = courseOf(replayOf(EVERYBODY, false), seatName);
    expect(tables[0]?.seats.map(({ name, kind }) => [name, kind])).toEqual([
      ['Seat 1', 'human'],
      ['Seat 2', 'human'],
    ]);
  });
});

describe('an address', () => {
  test('carries the match, the step and whose eyes', () => {
    for (const eyes of [
      EVERYBODY,
      { seat: 2, open: false },
      { seat: 0, open: true },
      { seat: null, open: true },
    ]) {
      expect(eyesNamed(nameOfEyes(eyes))).toEqual(eyes);
      const path = replayPath('POND7/2', { step: 12, eyes });
      expect(momentIn(new URL(path, 'http://house').search)).toEqual({ step: 12, eyes });
    }
    expect(replayPath('POND7/2', { step: 12, eyes: { seat: 1, open: false } })).toBe(
      '/replay/POND7/2?step=12&eyes=1',
    );
    expect(replayPath('POND7/2', { step: 0, eyes: EVERYBODY })).toBe('/replay/POND7/2');
  });

  test('of nonsense is the beginning, as everybody saw it', () => {
    for (const query of ['', '?step=-1&eyes=me', '?step=1e9&eyes=', '?step=99999999&eyes=open-me'])
      expect(momentIn(query)).toEqual({ step: 0, eyes: EVERYBODY });
  });
});

describe('a projector', () => {
  const shown = async (step = 0) => {
    const load = vi.fn((eyes: Eyes) => Promise.resolve(replayOf(eyes)));
    const projector = new Projector(load, seatName, { step, eyes: EVERYBODY });
    await vi.waitFor(() => expect(projector.course).not.toBeNull());
    return { projector, load };
  };

  test('plays a step forward out, and cuts to every other one', async () => {
    const { projector } = await shown();
    const { cut } = projector;
    projector.forward();
    expect([projector.step, projector.moved, projector.cut]).toEqual([1, true, cut]);
    projector.go(5);
    expect([projector.step, projector.moved, projector.cut]).toEqual([5, false, cut + 1]);
    projector.back();
    expect([projector.step, projector.moved]).toEqual([4, false]);
    projector.held = true;
    projector.forward();
    expect([projector.step, projector.moved]).toEqual([5, false]);
  });

  test('stays between the beginning and the end', async () => {
    const { projector } = await shown(99);
    expect(projector.step).toBe(7);
    projector.forward();
    expect(projector.step).toBe(7);
    projector.leap('rounds', -1);
    projector.leap('rounds', -1);
    projector.back();
    expect(projector.step).toBe(0);
  });

  test('goes on as it did where there is nowhere to go', async () => {
    const { projector } = await shown();
    projector.run();
    projector.back();
    projector.leap('turns', -1);
    expect([projector.step, projector.running]).toEqual([0, true]);
    projector.go(7);
    projector.stop();
    const { cut } = projector;
    projector.leap('rounds', 1);
    projector.forward();
    expect([projector.step, projector.cut]).toEqual([7, cut]);
  });

  test('keeps the moment when other eyes look, and asks for each pair of eyes once', async () => {
    const { projector, load } = await shown(3);
    await projector.look({ seat: 1, open: false });
    await projector.look(EVERYBODY);
    await projector.look({ seat: 1, open: false });
    expect([projector.step, projector.state?.seat]).toEqual([3, 1]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('takes a choice of eyes and then another before the first has come', async () => {
    const { projector } = await shown();
    show(EyesChoice, { projector });
    const whose = document.querySelector('select');
    if (!whose) throw new Error('nobody is to choose from');
    whose.value = '0';
    whose.dispatchEvent(new Event('change', { bubbles: true }));
    click('Open cards');
    await vi.waitFor(() => expect(projector.eyes).toEqual({ seat: 0, open: true }));
  });

  test('runs at its pace, waits for what is played out, and stops at the end', async () => {
    const { projector } = await shown(5);
    vi.useFakeTimers();
    projector.pace = 2;
    projector.run();
    vi.advanceTimersByTime(800);
    expect(projector.step).toBe(6);
    projector.held = true;
    vi.advanceTimersByTime(5000);
    expect([projector.step, projector.running]).toEqual([6, true]);
    projector.held = false;
    vi.advanceTimersByTime(800);
    expect([projector.step, projector.running]).toEqual([7, false]);
    projector.toggle();
    expect([projector.step, projector.running]).toEqual([0, true]);
    projector.stop();
    vi.useRealTimers();
  });
});

test('open hands are those that do not lie on the table', () => {
  const kept = { ...pictureOf(), hands: [{ cards: ['AC'] }, { cards: ['2D', '3D'] }, { cards: null }] };
  expect(handsBeside(kept, 0)).toEqual([
    { seat: 1, cards: ['2D', '3D'] },
    { seat: 2, cards: [] },
  ]);
  const rows = { ...pictureOf(), hands: [['Y2+'], ['G3-', null]] };
  expect(handsBeside(rows, null).map(({ cards }) => cards)).toEqual([['Y2+'], ['G3-']]);
  expect(handsBeside(pictureOf(), null)).toEqual([]);
});
