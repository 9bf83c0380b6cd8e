/** The name that a seat brings along when it comes to another device of its player. */

import { settings } from '../settings.svelte';
import { LANGUAGES } from '../texts/catalogue';
import { learn, render } from '../texts/texts.svelte';

/**
 * Takes `name`, which the reader's seat has, for the reader's own where they have given none here.  What the house calls
 * those who have given none anywhere is nobody's name, in whatever language the seat was taken.
 */
export async function adoptName(name: string): Promise<void> {
  if (settings.name !== '') return;
  try {
    await Promise.all(LANGUAGES.map(learn));
  } catch {
    // Whoever cannot be known by name is asked for it.
    return;
  }
  const unnumbered = name.replace(/ \d+$/, '');
  const isNobodys = LANGUAGES.some((language) => render(language, 'web-name-default') === unnumbered);
  if (settings.name === '' && !isNobodys) settings.change({ name });
}
