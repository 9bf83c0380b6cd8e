/** Asks the house what was lost in the reader's matches, and has matches reviewed. */

import type { KeptMatch } from '../matches/kept';
import type { Losses, PlayedMatch } from '../protocol';
import { asked, bringRecord } from '../replay/archive';
import { reviewOf } from '../review/asking';

/** As many matches as the house takes in one request, and as many letters of their records. */
const AT_ONCE = 24;
const LETTERS_AT_ONCE = 200_000;

/** Further decisions than any match has: the house answers with none, and waits for news of the whole. */
const ALL = 99_999;

/** How long the page rests between two questions, in milliseconds; the house waits for news besides. */
const REST = 600;

/** What was lost in each of some matches, by record; null where no review is done.  NotShown where it is not told. */
export async function lossesOf(matches: readonly KeptMatch[]): Promise<Map<string, Losses | null>> {
  const found = new Map<string, Losses | null>();
  for (const some of portions(matches)) {
    const wanted: PlayedMatch[] = some.map(({ record, seat }) => ({ record, seat }));
    const answer = await asked('reviews', { method: 'POST', body: JSON.stringify(wanted) });
    some.forEach(({ record }, number) => found.set(record, (answer as (Losses | null)[])[number] ?? null));
  }
  return found;
}

/** Has a match reviewed, and comes back when that is done or not wanted any more; NotShown where it cannot be. */
export async function haveReviewed(match: KeptMatch, wanted: () => boolean): Promise<void> {
  const path = match.path ?? (await bringRecord(match.record));
  while (wanted()) {
    if ((await reviewOf(path, match.seat, ALL)).complete) return;
    await new Promise((resolve) => setTimeout(resolve, REST));
  }
}

function portions(matches: readonly KeptMatch[]): KeptMatch[][] {
  const all: KeptMatch[][] = [];
  let letters = 0;
  for (const match of matches) {
    const last = all.at(-1);
    letters += match.record.length;
    if (last && last.length < AT_ONCE && letters <= LETTERS_AT_ONCE) last.push(match);
    else {
      all.push([match]);
      letters = match.record.length;
    }
  }
  return all;
}
