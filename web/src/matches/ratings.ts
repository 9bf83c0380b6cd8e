/** How strong the reader, other people and bots seem to be, by the matches that this browser keeps. */

import type { GameRatings, MatchTotals, RatedGame } from '../protocol';
import { asked } from '../replay/archive';
import type { KeptMatch } from './kept';

/** Whose strength is told: the reader's, a bot's, or that of whoever goes by a name. */
export type Player = { kind: 'reader' } | { kind: 'bot' | 'person'; name: string };

export interface Rated {
  player: Player;
  mu: number;
  /** The half of the 95 % interval. */
  half: number;
  matches: number;
}

/** The 97.5 % point of the normal distribution. */
const NORMAL_95 = 1.959964;

/**
 * Whether it is known of a match who was a bot, without which nobody's strength can be told from it, and whether it was
 * one of the standard game: with other numbers it is another game.
 */
export function isRatable({ bots, names, record, totals }: KeptMatch): boolean {
  if (record.includes(' variant=')) return false;
  return bots?.length === names.length && totals.length === names.length && names.length > 1;
}

/**
 * What the house is asked, and whom the numbers of the players mean: the names stay in the browser.  The matches are as
 * they are kept, the newest first.
 */
export function questionOf(matches: readonly KeptMatch[]): { games: RatedGame[]; players: Player[] } {
  const players: Player[] = [{ kind: 'reader' }];
  const numbers = new Map<string, number>();
  const numberOf = (player: Player & { name: string }): number => {
    const key = `${player.kind} ${player.name}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, players.length);
    return players.push(player) - 1;
  };
  const games = new Map<string, MatchTotals[]>();
  for (const match of matches.filter(isRatable).toReversed()) {
    const seated = match.names.map((name, seat) => {
      const bot = match.bots?.[seat] ?? null;
      if (seat === match.seat) return 0;
      return numberOf(bot === null ? { kind: 'person', name } : { kind: 'bot', name: bot });
    });
    games.set(match.game, [...(games.get(match.game) ?? []), { players: seated, totals: match.totals }]);
  }
  return { games: [...games].map(([game, played]) => ({ game, matches: played })), players };
}

/** Everybody's strength by game, the strongest first; NotShown where the house does not say. */
export async function ratingsOf(matches: readonly KeptMatch[]): Promise<Map<string, Rated[]>> {
  const { games, players } = questionOf(matches);
  if (games.length === 0) return new Map();
  const answer = (await asked('ratings', { method: 'POST', body: JSON.stringify(games) })) as GameRatings[];
  return new Map(
    answer.map(({ game, ratings }) => [
      game,
      ratings.flatMap(({ player, mu, sigma, matches: count }) => {
        const found = players[player];
        return found ? [{ player: found, mu, half: NORMAL_95 * sigma, matches: count }] : [];
      }),
    ]),
  );
}
