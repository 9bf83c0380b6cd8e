/** Why an action was better than another, in words. */

import type { ReviewedDecision } from '../protocol';
import type { TableState } from '../table/state';
import { sentenceText } from '../texts/reading';
import { text } from '../texts/texts.svelte';

/**
 * The reasons of a decision, one sentence after the other and none twice, as whoever sees this state of the table reads
 * them; and that somebody else would have done the same, where it is so.
 */
export function reasonsText({ reasons, seconded }: ReviewedDecision, state: TableState): string {
  const sentences = new Set(reasons.map(({ sentence }) => sentenceText(sentence, state)));
  if (seconded) sentences.add(text('web-review-seconded'));
  return [...sentences].join(' ');
}

/**
 * What is said of each decision in a list of them, by its step: the strongest reason of a kind that none above it has
 * given, for the same sentence over and over is not read any more.  The decision itself has all of them.
 */
export function reasonsInList(
  decisions: readonly ReviewedDecision[],
  state: TableState,
): ReadonlyMap<number, string> {
  const told = new Set<string>();
  const lines = new Map<number, string>();
  for (const { step, reasons, seconded } of decisions) {
    const reason = reasons.find(({ sentence }) => !told.has(sentence.message))?.sentence;
    if (reason) told.add(reason.message);
    const line = [
      reason ? sentenceText(reason, state) : '',
      seconded ? text('web-review-seconded-briefly') : '',
    ].filter(Boolean);
    lines.set(step, line.join(' '));
  }
  return lines;
}
