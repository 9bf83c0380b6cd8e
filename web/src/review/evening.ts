/** Luck and play of an evening: what everybody's results were made of, by game and in all.  Pure. */

import type { LuckPart, LuckShares, MatchResult, Standing } from '../protocol';

/** Somebody who has played, and what their results were made of. */
export interface Player {
  /** Whose row of the standing it is. */
  key: string;
  name: string;
  shares: LuckShares;
}

export interface GameLuck {
  game: string;
  matches: number;
  rounds: number;
  /** What a round of it usually brings or costs, in points. */
  usual: number;
  /** In points. */
  players: Player[];
}

const NOTHING: LuckShares = { start: 0, luck: 0, own: 0, others: 0, result: 0 };

/** What is known of each game, in the order in which they were played; people in the order of the standing. */
export function gamesIn(
  results: readonly MatchResult[],
  parts: ReadonlyMap<number, LuckPart>,
  standing: readonly Standing[],
): GameLuck[] {
  const known = results.filter(({ match }) => (parts.get(match)?.sums.length ?? 0) > 0);
  return [...new Set(known.map(({ game }) => game))].map((game) => {
    const played = known.filter((result) => result.game === game);
    const told = played.flatMap(({ match }) => parts.get(match) ?? []);
    return {
      game,
      matches: played.length,
      rounds: told.reduce((rounds, part) => rounds + part.rounds.length, 0),
      usual: told.reduce((sum, { spread }) => sum + spread, 0) / told.length,
      players: standing.flatMap((row): Player[] => {
        const own = played.flatMap(({ match, names, kinds }) => {
          const seat = names.findIndex((name, number) => name === row.name && kinds[number] === row.kind);
          return parts.get(match)?.sums[seat] ?? [];
        });
        return own.length > 0 ? [{ key: keyOf(row), name: row.name, shares: own.reduce(sum, NOTHING) }] : [];
      }),
    };
  });
}

/** All games together, in usual rounds, for points of different games are of different worth. */
export function together(games: readonly GameLuck[], standing: readonly Standing[]): Player[] {
  return standing.flatMap((row): Player[] => {
    const key = keyOf(row);
    const own = games.flatMap(({ usual, players }) =>
      players.filter((player) => player.key === key).map(({ shares }) => divided(shares, usual)),
    );
    return own.length > 0 ? [{ key, name: row.name, shares: own.reduce(sum, NOTHING) }] : [];
  });
}

/** Who had most of something. */
export function mostOf(players: readonly Player[], part: keyof LuckShares): string {
  const most = Math.max(...players.map(({ shares }) => shares[part]));
  return players.find(({ shares }) => shares[part] === most)?.name ?? '';
}

function sum(one: LuckShares, other: LuckShares): LuckShares {
  return combined((part) => one[part] + other[part]);
}

function divided(shares: LuckShares, by: number): LuckShares {
  return combined((part) => shares[part] / by);
}

function combined(value: (part: keyof LuckShares) => number): LuckShares {
  return {
    start: value('start'),
    luck: value('luck'),
    own: value('own'),
    others: value('others'),
    result: value('result'),
  };
}

/** No two at a table have the same name at once, but a bot and a person may have it one after the other. */
function keyOf({ kind, name }: Pick<Standing, 'kind' | 'name'>): string {
  return `${kind} ${name}`;
}
