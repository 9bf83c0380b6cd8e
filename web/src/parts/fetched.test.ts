import { createRawSnippet, type Component } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { click, show } from '../testing/screen';
import { setStage } from '../testing/stage';
import Fetched from './Fetched.svelte';
import FetchedPage from './FetchedPage.svelte';
import FetchedSheet from './FetchedSheet.svelte';
import { WAITS } from './patiently';

setStage('setTimeout', 'clearTimeout');
beforeEach(() => {
  settings.change({ language: 'en' });
});

const children = createRawSnippet((words: () => string) => ({ render: () => `<p>${words()}</p>` }));
/** Shows one of the components, whose parts here are words. */
function showLate(late: unknown, props: { load: () => Promise<string>; onclose?: () => void }): void {
  show(late as Component<Record<string, unknown>>, { ...props, children });
}

const words = () => document.body.textContent;
/** Lets everything pass that is waited for between two attempts. */
const wait = () => vi.advanceTimersByTimeAsync(WAITS.reduce((sum, one) => sum + one, 0));

test.each([
  ['a part', Fetched],
  ['a page', FetchedPage],
  ['a sheet', FetchedSheet],
])(
  '%s that does not come is said not to have come, and is fetched when it is asked for once more',
  async (_, Late) => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no line'));
    showLate(Late, { load, onclose: vi.fn() });
    await vi.advanceTimersByTimeAsync(0);
    expect(words()).not.toContain('could not be loaded');
    await wait();
    expect(words()).toContain('This part could not be loaded.');
    load.mockResolvedValue('Here it is.');
    click('Ask again');
    await vi.advanceTimersByTimeAsync(0);
    expect(words()).toContain('Here it is.');
    expect(words()).not.toContain('could not be loaded');
  },
);

test('while a page comes, its place is not empty', async () => {
  let come: (words: string) => void = () => undefined;
  showLate(FetchedPage, {
    load: () => new Promise<string>((resolve) => (come = resolve)),
  });
  expect(document.querySelector('main[aria-busy=true]')?.textContent).toBe('Just a moment …');
  come('Here it is.');
  await vi.advanceTimersByTimeAsync(0);
  expect(document.querySelector('main[aria-busy=true]')).toBeNull();
  expect(words()).toContain('Here it is.');
});

test('a sheet that did not come can be put away', async () => {
  const onclose = vi.fn();
  showLate(FetchedSheet, {
    load: () => Promise.reject(new Error('no line')),
    onclose,
  });
  await wait();
  click('Close');
  expect(onclose).toHaveBeenCalled();
});
