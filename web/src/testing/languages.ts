/** Tests read both languages, from the beginning. */

import { LANGUAGES } from '../texts/catalogue';
import { learn } from '../texts/texts.svelte';

await Promise.all(LANGUAGES.map(learn));
