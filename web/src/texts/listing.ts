/** Names in a row, as a sentence says them: "Anna, Ben and Cleo". */

import { settings } from '../settings.svelte';

/** The names joined in the language chosen now. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names);
}
