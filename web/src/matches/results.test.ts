import { expect, test } from 'vitest';
import type { KeptMatch } from './kept';
import { opponentsIn, resultsBy, rulesIn } from './results';

const matchOf = (number: number, place: number, changes: Partial<KeptMatch> = {}): KeptMatch => ({
  record: `biberbau/1 biber-gang/1 seats=3 options=- stream=fast:${number}`,
  path: null,
  game: 'biber-gang',
  names: ['Anna', 'Ben', 'Biberta'],
  totals: [10 * place, 0, 0],
  places: [place, 1, 1],
  seat: 0,
  ended: -number,
  bots: [null, null, 'careful'],
  ...changes,
});

test('results are told by what matches have in common, that with most of them first', () => {
  const matches = [
    matchOf(1, 1, { bots: [null, 'careful', 'careful'] }),
    matchOf(2, 1),
    matchOf(3, 2, { record: 'biberbau/1 beanie/1 seats=3 options=rounds:2,pace:3 stream=', game: 'beanie' }),
    matchOf(4, 1, { bots: null }),
  ];
  const told = (results: ReturnType<typeof resultsBy<unknown>>) =>
    results.map(({ group, played, won, points, streak, best }) => [group, played, won, points, streak, best]);
  expect(told(resultsBy(matches, (match) => [match.game]))).toEqual([
    ['biber-gang', 3, 3, 10, 3, 3],
    ['beanie', 1, 0, 20, 0, 0],
  ]);
  expect(told(resultsBy(matches, opponentsIn))).toEqual([
    [{ kind: 'bot', name: 'careful' }, 3, 2, 40 / 3, 2, 2],
    [{ kind: 'person', name: 'Ben' }, 3, 2, 40 / 3, 1, 1],
    [{ kind: 'person', name: 'Biberta' }, 1, 1, 10, 1, 1],
  ]);
  expect(told(resultsBy(matches, rulesIn)).map(([group, played]) => [group, played])).toEqual([
    ['', 3],
    ['rounds:2', 1],
    ['pace:3', 1],
  ]);
  expect(resultsBy([], opponentsIn)).toEqual([]);
});
