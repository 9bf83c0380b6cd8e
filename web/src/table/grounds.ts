/** Why something is advised, in words. */

import type { Amount } from '../protocol';
import { amountWords } from '../review/figures';
import { sentencesText, sentenceText } from '../texts/reading';
import { text } from '../texts/texts.svelte';
import type { Advice } from './answers';
import type { TableState } from './state';

/**
 * What speaks for it, and how it does beside the best of the other actions: by how much it is better, and why; or that
 * this is not beyond doubt.
 */
export function groundsText({ reasons, beside }: Advice, state: TableState, language: string): string {
  const own = sentencesText(reasons, state);
  // Of a house that compares nothing yet, the reasons alone are told.
  if (!beside) return own;
  const { standing, ahead } = beside;
  const words = amountWords(standing === 'worse' ? turned(ahead) : ahead, 'points', language);
  const compared = text(`bot-beside-${standing}`, { other: sentenceText(beside.sentence, state), ...words });
  return [own, compared, standing === 'better' ? sentencesText(beside.reasons, state) : '']
    .filter(Boolean)
    .join(' ');
}

function turned({ mean, low, high }: Amount): Amount {
  return { mean: -mean, low: -high, high: -low };
}
