import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { button, click, show, takeDown } from '../testing/screen';
import { sessionWith } from '../testing/sessions';
import { seatOf, snapshotOf, tableOf } from '../testing/tables';
import Notice from './Notice.svelte';
import { stateOf } from './state';

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en', name: '' });
});

afterEach(() => settings.change({ name: '' }));

/** Shows who comes by the private link of a seat of this name what they are asked; returns whether it is a name. */
async function isAskedInSeatOf(name: string): Promise<boolean> {
  const snapshot = snapshotOf({ table: tableOf({ seats: [seatOf(name), seatOf('Ben')] }) });
  const session = sessionWith(snapshot, { byLink: true });
  show(Notice, { session, state: stateOf(snapshot) });
  const isAsked = () => document.body.textContent.includes('What are you called?');
  expect(isAsked(), 'nobody is asked before it is known').toBe(false);
  await expect.poll(() => session.naming).toBe(false);
  flushSync();
  return isAsked();
}

test('a seat that comes by its link brings its name along, and nobody asks for one', async () => {
  expect(await isAskedInSeatOf('Anna')).toBe(false);
  expect(settings.name).toBe('Anna');
});

test.each(['Beaver', 'Biber 2'])('who sits there as %s has given no name, and is asked', async (name) => {
  expect(await isAskedInSeatOf(name)).toBe(true);
  expect(settings.name).toBe('');
});

test('whoever has a name on this device keeps it', async () => {
  settings.change({ name: 'Cleo' });
  expect(await isAskedInSeatOf('Anna')).toBe(false);
  expect(settings.name).toBe('Cleo');
});

test('whoever is asked says it on a sheet, or does not, and is asked no more wherever notices are shown', async () => {
  expect(await isAskedInSeatOf('Beaver')).toBe(true);
  click('Tell them');
  const field = document.querySelector<HTMLInputElement>('dialog input');
  if (!field) throw new Error('there is no field for a name');
  field.value = 'Cleo';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  click('Take it');
  expect(settings.name).toBe('Cleo');
  expect(document.querySelector('dialog')).toBeNull();
  expect(() => button('Tell them')).toThrow();
});

test('whoever puts it off is left in peace when the screen is turned', async () => {
  const snapshot = snapshotOf({ table: tableOf({ seats: [seatOf('Beaver'), seatOf('Ben')] }) });
  const props = { session: sessionWith(snapshot), state: stateOf(snapshot) };
  show(Notice, props);
  click('Close');
  expect(() => button('Tell them')).toThrow();
  await takeDown();
  show(Notice, props);
  expect(() => button('Tell them')).toThrow();
});
