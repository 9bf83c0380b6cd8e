import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { click, show } from '../testing/screen';
import { sessionWith } from '../testing/sessions';
import { setStage } from '../testing/stage';
import { snapshotOf } from '../testing/tables';
import ProblemSheet from './ProblemSheet.svelte';
import { stateOf } from './state';

setStage();

/** The names under which the browser was asked to save files. */
let saved: string[] = [];

// The tests' page can neither make addresses of files nor follow them.
beforeEach(() => {
  settings.change({ language: 'en' });
  saved = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

test('a report in which nobody says what is wrong is not saved, and the sheet asks for it', async () => {
  const snapshot = snapshotOf({ seat: null });
  show(ProblemSheet, { session: sessionWith(snapshot), state: stateOf(snapshot), onclose: () => undefined });
  click('Save the file');
  const field = document.querySelector('textarea');
  expect(saved).toEqual([]);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Say in a few words what is wrong.');
  expect(document.activeElement).toBe(field);
  if (field) field.value = 'The pile is gone.';
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  click('Save the file');
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('[role=status]')?.textContent).toContain('Saved as biberbau-POND7-1.json.');
  });
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(saved).toEqual(['biberbau-POND7-1.json']);
});
