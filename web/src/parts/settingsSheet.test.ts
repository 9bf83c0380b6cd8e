import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { button, click, show } from '../testing/screen';
import { setStage } from '../testing/stage';
import * as texts from '../texts/texts.svelte';
import { installation } from './installation.svelte';
import SettingsSheet from './SettingsSheet.svelte';

setStage();
beforeEach(() => {
  settings.change({ language: 'en' });
  vi.stubGlobal('isSecureContext', true);
});

/** Lets everything pass that does not wait for time. */
const soon = () => new Promise<void>((resolve) => setTimeout(resolve));

test('a language whose words cannot be had just now is said not to have come, and can be chosen again', async () => {
  const learn = vi.spyOn(texts, 'learn').mockRejectedValue(new Error('no line'));
  show(SettingsSheet, {});
  const german = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent.includes('Deutsch'),
  );
  const choice = german?.querySelector('input');
  if (!choice) throw new Error('there is no German');
  choice.click();
  await soon();
  flushSync();
  expect(document.body.textContent).toContain('could not be loaded');
  expect(choice.checked).toBe(false);
  learn.mockRestore();
  choice.click();
  await soon();
  flushSync();
  expect(settings.language).toBe('de');
  expect(choice.checked).toBe(true);
  expect(document.body.textContent).not.toContain('nicht laden');
});

test('the offer to install the page is taken once, and another one comes from the browser', async () => {
  const prompt = vi.fn(() => Promise.reject(new Error('asked already')));
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  show(SettingsSheet, {});
  click('Install');
  await soon();
  flushSync();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(installation.offer).toBeNull();
  expect(() => button('Install')).toThrow();
});
