/** Who played the matches of a report, in words. */

import { botName } from '../lobby/bots';
import type { WholeReport } from '../protocol';
import { listed } from '../texts/listing';
import { text } from '../texts/texts.svelte';

/** The names of the bots, and how long they may think that do. */
export function playersTold({ bots, budget }: Pick<WholeReport, 'bots' | 'budget'>): string {
  const names = listed(bots.map(botName));
  if (budget === null) return names;
  const thought = budget.endsWith('ms') ? budget : text('laboratory-playouts', { budget });
  return text('laboratory-thinking', { bots: names, budget: thought });
}
