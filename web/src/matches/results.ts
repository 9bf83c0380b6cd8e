/** How somebody has fared in matches that have something in common: the game, an opponent, an option.  Pure. */

import { fared, optionsOf, type Fared, type KeptMatch } from './kept';

/** Who one has played against: a kind of bot, or somebody by their name. */
export interface Opponent {
  kind: 'bot' | 'person';
  name: string;
}

export interface Results<Group> extends Fared {
  group: Group;
  /** Points on average. */
  points: number;
}

/** Results by what `groupsOf` finds in each match, that with most matches first; the matches are the newest first. */
export function resultsBy<Group>(
  matches: readonly KeptMatch[],
  groupsOf: (match: KeptMatch) => readonly Group[],
): Results<Group>[] {
  const groups = new Map<string, { group: Group; matches: KeptMatch[] }>();
  for (const match of matches) {
    for (const [key, group] of new Map(groupsOf(match).map((one) => [JSON.stringify(one), one]))) {
      const known = groups.get(key);
      if (known) known.matches.push(match);
      else groups.set(key, { group, matches: [match] });
    }
  }
  return [...groups.values()]
    .map(({ group, matches: some }) => ({ group, points: pointsIn(some), ...fared(some) }))
    .sort((one, other) => other.played - one.played);
}

function pointsIn(matches: readonly KeptMatch[]): number {
  return matches.reduce((sum, { totals, seat }) => sum + (totals[seat] ?? 0), 0) / matches.length;
}

/** Everybody else in a match. */
export function opponentsIn({ names, seat, bots }: KeptMatch): Opponent[] {
  return names.flatMap((name, number): Opponent[] => {
    if (number === seat) return [];
    const bot = bots?.[number];
    return [bot ? { kind: 'bot', name: bot } : { kind: 'person', name }];
  });
}

/** The options of a match that are not as usual; '' where all are. */
export function rulesIn(match: KeptMatch): string[] {
  const options = optionsOf(match);
  return options.length > 0 ? options : [''];
}
