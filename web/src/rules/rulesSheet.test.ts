import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import CardTip from '../games/biber-mania/CardTip.svelte';
import { games } from '../lobby/games.svelte';
import { settings } from '../settings.svelte';
import { click, show, takeDown } from '../testing/screen';
import { gameOf } from '../testing/games';
import { setStage } from '../testing/stage';
import { tableOf } from '../testing/tables';
import { text } from '../texts/texts.svelte';
import { rulesDesk } from './desk.svelte';
import RulesSheet from './RulesSheet.svelte';

setStage();

const OPTIONS = [
  { name: 'series', values: ['single', 'collecting'], default: 'single', often: true },
  { name: 'guard', values: ['laid', 'present'], default: 'laid' },
  {
    name: 'target',
    values: ['250', '100'],
    default: '250',
    often: true,
    counts: { key: 'series', values: ['collecting'] },
  },
];

beforeEach(() => {
  settings.change({ language: 'en' });
  games.list = [gameOf({ name: 'biber-mania', options: OPTIONS })];
});
afterEach(() => {
  rulesDesk.close();
  rulesDesk.table = null;
});

const panels = () => [...document.querySelectorAll('section.panel')].map((one) => one.textContent.trim());

/** Reads the rules at a table with these options until all is there that comes late. */
async function readAt(options: Record<string, string>): Promise<void> {
  rulesDesk.table = tableOf({ game: 'biber-mania', options });
  rulesDesk.showGuide('biber-mania');
  show(RulesSheet, {});
  await vi.waitFor(
    () => {
      flushSync();
      expect(document.querySelector('.how')).not.toBeNull();
    },
    { timeout: 10_000 },
  );
}

test('the rules begin with what this table has chosen otherwise, as far as it does anything', async () => {
  await readAt({ series: 'single', guard: 'present', target: '100' });
  await vi.waitFor(() => {
    flushSync();
    expect(panels()).toHaveLength(1);
  });
  expect(panels()[0]).toMatch(/^Rules chosen for this table/);
  expect(document.querySelectorAll('section.panel li')).toHaveLength(1);
  takeDown();
  await readAt({ series: 'single', guard: 'laid', target: '250' });
  expect(panels()).toEqual([]);
});

test.each([
  [{ guard: 'present' }, null, true],
  [{}, { constants: { thief_cards: [3] } }, true],
  [{ series: 'collecting' }, null, false],
])(
  'the tip of a card leads to what is otherwise at a table with %o and %o: %s',
  (options, variant, leads) => {
    const onclose = vi.fn();
    rulesDesk.table = tableOf({ game: 'biber-mania', options, variant: variant as never });
    show(CardTip, { text, code: 'SB', onclose });
    const words = 'What is different at this table';
    expect(document.body.textContent.includes(words)).toBe(leads);
    if (!leads) return;
    click(words);
    expect(onclose).toHaveBeenCalledOnce();
    expect(rulesDesk.open).toMatchObject({ game: 'biber-mania', chapter: 'how-to-play' });
  },
);
