import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleSituation } from '../gallery/situations/biber-gang';
import { settings } from '../settings.svelte';
import '../texts/later';
import { click, show } from '../testing/screen';
import { setStage } from '../testing/stage';
import { tableOf } from '../testing/tables';
import ReplayPage from './ReplayPage.svelte';

setStage();

beforeEach(() => settings.change({ language: 'en' }));
afterEach(() => history.replaceState(null, '', '/'));

test('what other eyes saw is asked for once more where the line was gone, and the table is back', async () => {
  const table = tableOf({ stage: 'match_over', ended_early: true });
  const steps = [
    { seq: 1, actions: 0, sentences: [], moves: [], table, situation: sampleSituation('draw', 2) },
  ];
  const replay = { path: 'POND7/1', named: true, record: '', seat: null, open: false, steps };
  let line = true;
  vi.stubGlobal('fetch', () =>
    line ? Promise.resolve(Response.json(replay)) : Promise.reject(new TypeError('no line')),
  );
  show(ReplayPage, { match: 'POND7/1' });
  const told = async (words: string) =>
    vi.waitFor(
      () => {
        flushSync();
        expect(document.body.textContent).toContain(words);
      },
      { timeout: 10_000 },
    );
  await told('Nothing has happened yet');
  line = false;
  const eyes = document.querySelector('select');
  if (!eyes) throw new Error('there are no eyes to choose from');
  eyes.value = '1';
  eyes.dispatchEvent(new Event('change', { bubbles: true }));
  await told('The house does not answer.');
  line = true;
  click('Ask again');
  await told('Nothing has happened yet');
  expect(document.body.textContent).not.toContain('The house does not answer.');
});
