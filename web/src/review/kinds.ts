/** Kinds of mistake, by which positions to try again are told apart; and how an address asks for one.  Pure. */

import { here } from '../base';

/** What is known of a position before it is solved. */
export interface Kindred {
  game: string;
  /** What the strongest reason is about, in words of the game; null where nothing measured tells why. */
  about: string | null;
}

/** Positions of one kind. */
export interface Kind extends Kindred {
  count: number;
}

/** A choice among all positions; of a game or all, of one kind or all. */
export interface Choice {
  game: string;
  about: string;
}

const EVERY = 'every';
const UNTOLD = 'untold';

/** The kinds by game, those with the most positions first; games in the order in which they come. */
export function kindsOf(positions: readonly Kindred[]): Map<string, Kind[]> {
  const games = new Map<string, Kind[]>();
  for (const { game, about } of positions) {
    const kinds = games.get(game) ?? [];
    const known = kinds.find((kind) => kind.about === about);
    if (known) known.count += 1;
    else kinds.push({ game, about, count: 1 });
    games.set(game, kinds);
  }
  for (const kinds of games.values()) kinds.sort((one, other) => other.count - one.count);
  return games;
}

/** Where positions of a kind are solved; without one, all those of a game, or of all games ('').  */
export function kindPath(game: string, kind?: Kindred): string {
  const about = kind ? (kind.about ?? UNTOLD) : EVERY;
  return here(`/try?${new URLSearchParams({ ...(game && { game }), about }).toString()}`);
}

/** Which positions an address asks for; null where they are still to be chosen. */
export function choiceIn(query: string): Choice | null {
  const values = new URLSearchParams(query);
  const about = values.get('about');
  return about === null ? null : { game: values.get('game') ?? '', about };
}

/** Whether a position is among those chosen. */
export function isChosen({ game, about }: Kindred, chosen: Choice): boolean {
  return (
    (chosen.game === '' || chosen.game === game) &&
    (chosen.about === EVERY || chosen.about === (about ?? UNTOLD))
  );
}
