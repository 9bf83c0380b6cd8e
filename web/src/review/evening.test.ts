import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LuckPart, LuckShares, MatchResult, Standing } from '../protocol';
import { settings } from '../settings.svelte';
import { show } from '../testing/screen';
import EveningStanding from '../table/ending/EveningStanding.svelte';
import { gamesIn, mostOf, together } from './evening';

const resultOf = (match: number, game: string, names: string[]): MatchResult => ({
  match,
  game,
  better: 'low',
  names,
  kinds: names.map((name) => (name === 'Bea' ? 'bot' : 'human')),
  totals: names.map(() => 0),
  places: names.map(() => 1),
  points: names.map(() => 0.5),
});

const standingOf = (name: string, kind: Standing['kind'] = 'human'): Standing => ({
  name,
  kind,
  seat: 0,
  place: 1,
  points: 1,
  matches: 1,
  wins: 0,
});

const sharesOf = (luck: number, own: number): LuckShares => ({
  start: 0.5,
  luck,
  own,
  others: -0.5,
  result: luck + own,
});

const partOf = (spread: number, ...sums: LuckShares[]): LuckPart => ({
  judged: 9,
  total: 9,
  others: 0,
  complete: true,
  spread,
  rounds: [{ round: 1, seats: sums }],
  sums,
});

const RESULTS = [
  resultOf(1, 'biber-gang', ['Anna', 'Ben']),
  resultOf(3, 'beanie', ['Ben', 'Anna', 'Bea']),
  resultOf(4, 'biber-gang', ['Ben', 'Anna']),
];
const PARTS = new Map([
  [1, partOf(4, sharesOf(2, 1), sharesOf(-2, -1))],
  [3, partOf(10, sharesOf(5, -5), sharesOf(-10, 5), sharesOf(5, 0))],
  [4, partOf(6, sharesOf(-1, 0), sharesOf(1, 0))],
]);
const STANDING = [standingOf('Ben'), standingOf('Anna'), standingOf('Bea', 'bot'), standingOf('Bea')];

test('points are added up within a game for whoever had them, wherever they sat', () => {
  const [gang, beanie, ...more] = gamesIn(RESULTS, PARTS, STANDING);
  expect(more).toEqual([]);
  expect(gang).toMatchObject({ game: 'biber-gang', matches: 2, rounds: 2, usual: 5 });
  expect(gang?.players.map(({ name, shares }) => [name, shares.luck, shares.own])).toEqual([
    ['Ben', -3, -1],
    ['Anna', 3, 1],
  ]);
  // The bot Bea has played, and the person of that name who came later has not.
  expect(beanie?.players.map(({ key }) => key)).toEqual(['human Ben', 'human Anna', 'bot Bea']);
});

test('different games are added up in usual rounds, and each row still adds up to its result', () => {
  const all = together(gamesIn(RESULTS, PARTS, STANDING), STANDING);
  expect(all.map(({ name, shares }) => [name, shares.luck, shares.own])).toEqual([
    ['Ben', -0.6 + 0.5, -0.2 - 0.5],
    ['Anna', 0.6 - 1, 0.2 + 0.5],
    ['Bea', 0.5, 0],
  ]);
  for (const { shares } of all)
    expect(shares.start + shares.luck + shares.own + shares.others).toBeCloseTo(shares.result, 9);
  expect([mostOf(all, 'luck'), mostOf(all, 'own')]).toEqual(['Bea', 'Anna']);
});

test('what is not known yet is left out', () => {
  const waiting = partOf(0);
  expect(gamesIn(RESULTS, new Map([[1, waiting]]), STANDING)).toEqual([]);
  expect(together([], STANDING)).toEqual([]);
});

beforeEach(() => settings.change({ language: 'en' }));
afterEach(() => vi.unstubAllGlobals());

test(
  'an evening asks for its luck once somebody wants it, and says what is missing',
  { timeout: 30_000 },
  async () => {
    const asked: string[] = [];
    const sealed = { reason: { message: 'refusal-deal-sealed', arguments: {} }, because: null };
    const preparing = { reason: { message: 'refusal-replay-preparing', arguments: {} }, because: null };
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      if (asked.length === 1) return Promise.resolve(Response.json(preparing, { status: 503 }));
      const part = PARTS.get(Number(path.split('/')[4]));
      return Promise.resolve(
        path.includes('/4/') ? Response.json(sealed, { status: 404 }) : Response.json(part),
      );
    });
    const evening = { results: RESULTS, standing: STANDING, ended: false };
    show(EveningStanding, { code: 'POND7', evening });
    expect(asked).toEqual([]);
    const fold = document.querySelector('details');
    if (fold) fold.open = true;
    // The table is loaded first, which takes a while on a machine with much else to do.
    await vi.waitFor(() => expect(document.body.textContent).toContain('Most luck: Bea. Best play: Anna.'), {
      timeout: 20_000,
    });
    expect(asked).toEqual([
      '/api/reviews/POND7/1/luck',
      '/api/reviews/POND7/1/luck',
      '/api/reviews/POND7/3/luck',
      '/api/reviews/POND7/4/luck',
    ]);
    expect(document.body.textContent).toContain('One match is missing here');
    expect(document.querySelectorAll('caption')).toHaveLength(3);
  },
);
