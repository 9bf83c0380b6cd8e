/** Before each file: both languages are known, from the beginning; after each test the page is empty. */

import { afterEach } from 'vitest';
import { LANGUAGES } from '../texts/catalogue';
import { learn } from '../texts/texts.svelte';
import { takeDown } from './screen';
import { endSessions } from './sessions';

await Promise.all(LANGUAGES.map(learn));

afterEach(async () => {
  await takeDown();
  endSessions();
  document.body.replaceChildren();
});
