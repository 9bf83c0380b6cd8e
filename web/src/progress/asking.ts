/** Has matches reviewed. */

import type { KeptMatch } from '../matches/kept';
import { bringRecord } from '../replay/archive';
import { reviewOf } from '../review/asking';

/** Further decisions than any match has: the house answers with none, and waits for news of the whole. */
const ALL = 99_999;

/** How long the page rests between two questions, in milliseconds; the house waits for news besides. */
const REST = 600;

/** Has a match reviewed, and comes back when that is done or not wanted any more; NotShown where it cannot be. */
export async function haveReviewed(match: KeptMatch, wanted: () => boolean): Promise<void> {
  const path = match.path ?? (await bringRecord(match.record));
  while (wanted()) {
    if ((await reviewOf(path, match.seat, ALL)).complete) return;
    await new Promise((resolve) => setTimeout(resolve, REST));
  }
}
