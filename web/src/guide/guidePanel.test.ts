import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { WAITS } from '../parts/patiently';
import type { Guide } from '../protocol';
import { settings } from '../settings.svelte';
import type { Session } from '../table/session.svelte';
import { stateOf } from '../table/state';
import { click, show } from '../testing/screen';
import { setStage } from '../testing/stage';
import { snapshotOf } from '../testing/tables';
import GuidePanel from './GuidePanel.svelte';
import { sayingsOf } from './words';

vi.mock('./words', () => ({ sayingsOf: vi.fn() }));

setStage('setTimeout', 'clearTimeout');
beforeEach(() => {
  settings.change({ language: 'en' });
});

const GUIDE: Guide = { words: 'hello', step: 0, steps: 3, places: [], waits_for: 'reader', actions: [] };
function teach(): void {
  const session = { objection: null } as Session;
  show(GuidePanel, { session, state: stateOf(snapshotOf()), guide: GUIDE });
}

const words = () => document.querySelector('.words')?.textContent.trim();
const wait = async (time: number) => {
  await vi.advanceTimersByTimeAsync(time);
  flushSync();
};

test('words of a guide that do not come are asked for again, and once more when the learner says so', async () => {
  vi.mocked(sayingsOf).mockRejectedValue(new Error('no line'));
  teach();
  await wait(1000);
  expect(words()).toBe('');
  await wait(WAITS.reduce((sum, one) => sum + one, 0));
  expect(words()).toContain('This part could not be loaded.');
  vi.mocked(sayingsOf).mockResolvedValue((message, { one }) => `${message} ${one}`);
  click('Ask again');
  await wait(0);
  expect(words()).toBe('hello Ben');
});

test('words of a guide that come a little late are said then', async () => {
  vi.mocked(sayingsOf)
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue((message) => message);
  teach();
  await wait(1000);
  expect(words()).toBe('hello');
});
