/** Why an action was better than another, in words. */

import type { ReviewedDecision } from '../protocol';
import type { TableState } from '../table/state';
import { sentencesText } from '../texts/reading';
import { text } from '../texts/texts.svelte';

/**
 * The reasons of a decision, one sentence after the other, as whoever sees this state of the table reads them; and
 * that somebody else would have done the same, where it is so.
 */
export function reasonsText({ reasons, seconded }: ReviewedDecision, state: TableState): string {
  const why = sentencesText(
    reasons.map(({ sentence }) => sentence),
    state,
  );
  return [why, seconded ? text('web-review-seconded') : ''].filter(Boolean).join(' ');
}
