/** What every made-up situation is made of: a table with its players, and a picture with what is asked. */

import type { BasePicture, Situation, TableInfo } from '../../protocol';

export const NAMES = ['Ricarda', 'Jasmin', 'Opa Horst', 'Mustafa', 'Die Bieberin', 'Lou', 'Konstantin'];

export function situationOf(picture: BasePicture, legal: string[], actors: number[]): Situation {
  return {
    picture,
    actors,
    legal,
    hash: JSON.stringify(picture),
  };
}

export function tableOf(seats: number, changes: Partial<TableInfo> = {}): TableInfo {
  return {
    code: 'BIBER',
    game: 'biber-gang',
    stage: 'playing',
    host: 0,
    options: {},
    seats: NAMES.slice(0, seats).map((name, seat) => ({
      name,
      kind: seat % 2 ? 'bot' : 'human',
      bot: seat % 2 ? 'careful' : null,
      online: seat !== 2,
      ready: seat % 2 === 1,
    })),
    watchers: 0,
    match: 1,
    commitment: null,
    record: null,
    score_pad: [[23, -4, 31, 12, 40, 8, 5].slice(0, seats)],
    settings: { pace: 'calm', clock: 'off' },
    paused: null,
    ...changes,
  };
}
