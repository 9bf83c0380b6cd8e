/** Small tables for tests. */

import type { BasePicture, SeatInfo, Snapshot, TableInfo } from '../protocol';

export function seatOf(name: string, changes: Partial<SeatInfo> = {}): SeatInfo {
  return { name, kind: 'human', bot: null, online: true, ready: false, ...changes };
}

export function tableOf(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    code: 'POND7',
    game: 'biber-gang',
    stage: 'playing',
    host: 0,
    options: { rounds: '5' },
    seats: [seatOf('Anna'), seatOf('Ben')],
    watchers: 0,
    match: 1,
    commitment: null,
    record: null,
    score_pad: [],
    settings: { pace: 'calm', clock: 'off' },
    paused: null,
    ...changes,
  };
}

export function pictureOf(changes: Partial<BasePicture> = {}): BasePicture {
  return { phase: 'draw', round: 1, turn: 0, totals: [0, 0], sheet: null, winners: null, ...changes };
}

export function snapshotOf(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    type: 'snapshot',
    seq: 7,
    seat: 0,
    table: tableOf(),
    situation: { picture: pictureOf(), actors: [0], legal: ['deck', 'pile'], hash: '0123456789abcdef' },
    log: [{ seq: 7, sentences: [{ message: 'table-match-begun', arguments: { match: 1 } }] }],
    ...changes,
  };
}
