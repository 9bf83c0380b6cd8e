/**
 * Before each file: both languages are known, from the beginning; after each test the page is empty.
 *
 * What a table loads late may come to its place when a test is over and its stage (`stage.ts`) is taken away, but the
 * page not yet; so what jsdom has no word for at all is there all the time, and does nothing.
 */

import { afterEach } from 'vitest';
import { LANGUAGES } from '../texts/catalogue';
import { learn } from '../texts/texts.svelte';
import { takeDown } from './screen';
import { endSessions } from './sessions';

globalThis.ResizeObserver ??= class {
  observe = (): undefined => undefined;
  unobserve = (): undefined => undefined;
  disconnect = (): undefined => undefined;
};

await Promise.all(LANGUAGES.map(learn));

afterEach(async () => {
  await takeDown();
  endSessions();
  document.body.replaceChildren();
});
