/** Which of the reader's matches have something to try again. */

import { keptMatches, type KeptMatch } from '../matches/kept';
import { loadWhys } from '../texts/whys';
import { lossesOf } from './asking';

/** So many of them are looked into at a time; the reader asks for the next. */
export const AT_A_TIME = 40;

/**
 * The matches of `game`, or of all games (''), in whose reviews something was not fine, the newest first; with them the
 * words in which their games tell why.  NotShown where the house does not say.
 */
export async function matchesToTry(game: string): Promise<KeptMatch[]> {
  const kept = keptMatches().filter((one) => game === '' || one.game === game);
  const losses = await lossesOf(kept);
  const found = kept.filter(({ record }) => {
    const lost = losses.get(record);
    return lost && lost.fine < lost.decisions;
  });
  for (const one of new Set(found.map((match) => match.game))) await loadWhys(one).catch(() => undefined);
  return found;
}
