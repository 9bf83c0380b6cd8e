import { describe, expect, test } from 'vitest';
import type { Event } from '../protocol';
import { pictureOf, seatOf, snapshotOf, tableOf } from '../testing/tables';
import {
  afterEvent,
  botPlaysForReader,
  LOG_LIMIT,
  readerIsToAct,
  shownSituation,
  stateOf,
  toldUpTo,
  withPresence,
} from './state';

const SITUATION = { picture: pictureOf({ round: 2 }), actors: [1], legal: [], hash: 'fedcba9876543210' };

function eventOf(changes: Partial<Event> = {}): Event {
  return {
    type: 'event',
    seq: 8,
    sentences: [{ message: 'biber-gang-event-drew-deck', arguments: { seat: 0 } }],
    moves: [{ card: null, source: 'deck', target: 'hand:0' }],
    table: null,
    situation: SITUATION,
    ...changes,
  };
}

describe('an event', () => {
  test('replaces the situation, keeps the table it does not mention, and adds its line', () => {
    const state = afterEvent(stateOf(snapshotOf()), eventOf());
    expect(state.seq).toBe(8);
    expect(state.situation).toEqual(SITUATION);
    expect(state.table.code).toBe('POND7');
    expect(state.moves).toHaveLength(1);
    expect(state.log.map((line) => line.seq)).toEqual([7, 8]);
  });

  test('that was seen before changes nothing', () => {
    const state = stateOf(snapshotOf());
    expect(afterEvent(state, eventOf({ seq: 7 }))).toBe(state);
  });

  test('that says nothing leaves no line', () => {
    expect(afterEvent(stateOf(snapshotOf()), eventOf({ sentences: [] })).log).toHaveLength(1);
  });

  test('pushes the oldest line out of a full log', () => {
    let state = stateOf(snapshotOf());
    for (let seq = 8; seq < 8 + LOG_LIMIT; seq += 1) state = afterEvent(state, eventOf({ seq }));
    expect(state.log).toHaveLength(LOG_LIMIT);
    expect(state.log[0]?.seq).toBe(8);
  });
});

test('the log tells no more than the table shows', () => {
  const state = afterEvent(stateOf(snapshotOf()), eventOf());
  expect(toldUpTo(state, 7).log.map((line) => line.seq)).toEqual([7]);
  expect(toldUpTo(state, null)).toBe(state);
});

test('presence changes who is connected and ready, and nothing else', () => {
  const before = stateOf(snapshotOf());
  const after = withPresence(before, {
    type: 'presence',
    online: [true, false],
    ready: [true, false],
    watchers: 3,
  });
  expect(after.table.seats.map((seat) => seat.online)).toEqual([true, false]);
  expect(after.table.seats.map((seat) => seat.ready)).toEqual([true, false]);
  expect(after.table.watchers).toBe(3);
  expect(after.seq).toBe(before.seq);
});

describe('it is the reader’s turn', () => {
  test('when their seat is to act', () => {
    expect(readerIsToAct(stateOf(snapshotOf()))).toBe(true);
    expect(readerIsToAct(stateOf(snapshotOf({ seat: 1 })))).toBe(false);
  });

  test('in real time, where all may act, when the turn is theirs', () => {
    const at = (turn: number) => ({
      picture: pictureOf({ turn }),
      actors: [0, 1],
      legal: [],
      hash: '0123456789abcdef',
    });
    const table = tableOf({ game: 'beanie' });
    expect(readerIsToAct(stateOf(snapshotOf({ table, situation: at(0) })))).toBe(true);
    expect(readerIsToAct(stateOf(snapshotOf({ table, situation: at(1) })))).toBe(false);
  });

  test('never for a watcher, between rounds, or while a bot plays for them', () => {
    expect(readerIsToAct(stateOf(snapshotOf({ seat: null })))).toBe(false);
    expect(readerIsToAct(stateOf(snapshotOf({ table: tableOf({ stage: 'round_over' }) })))).toBe(false);
    const away = stateOf(snapshotOf({ table: tableOf({ seats: [seatOf('Anna', { bot: 'careful' })] }) }));
    expect(botPlaysForReader(away)).toBe(true);
    expect(readerIsToAct(away)).toBe(false);
  });

  test('the table asks nothing of whom a bot plays for', () => {
    const playing = stateOf(snapshotOf());
    expect(shownSituation(playing)).toBe(playing.situation);
    expect(playing.situation?.legal).not.toEqual([]);
    const away = stateOf(snapshotOf({ table: tableOf({ seats: [seatOf('Anna', { bot: 'careful' })] }) }));
    expect(shownSituation(away)).toEqual({ ...playing.situation, legal: [] });
  });
});
