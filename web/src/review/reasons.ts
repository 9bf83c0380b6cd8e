/** Why an action was better than another, in words. */

import type { ReviewedDecision } from '../protocol';
import type { TableState } from '../table/state';
import { sentencesText } from '../texts/reading';

/** The reasons of a decision, one sentence after the other, as whoever sees this state of the table reads them. */
export function reasonsText({ reasons }: ReviewedDecision, state: TableState): string {
  return sentencesText(
    reasons.map(({ sentence }) => sentence),
    state,
  );
}
