import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { notifications } from '../parts/notifications.svelte';
import SettingsSheet from '../parts/SettingsSheet.svelte';
import { settings } from '../settings.svelte';
import { setStage } from '../testing/stage';
import { show, takeDown } from '../testing/screen';
import { ScriptedSocket } from '../testing/scriptedSocket';
import { sessionWith } from '../testing/sessions';
import { snapshotOf } from '../testing/tables';
import type { Session } from './session.svelte';
import TurnSigns from './TurnSigns.svelte';

let shown: string[];
let granted: NotificationPermission;

class Shown {
  static readonly permission = 'default';
  static readonly requestPermission = () => Promise.resolve(granted);
  onclick = null;
  constructor(_: string, { body }: { body: string }) {
    shown.push(body);
  }
  close = vi.fn();
}

setStage();
beforeEach(() => {
  localStorage.clear();
  shown = [];
  granted = 'granted';
  settings.change({ language: 'en', sound: false, notify: false });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', Shown);
  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.href = '/plain.svg';
  document.head.replaceChildren(icon);
});

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
}

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '';

function seated(): Session {
  return sessionWith(snapshotOf());
}

test('title and icon tell whose turn it is, as long as it is', async () => {
  const session = seated();
  show(TurnSigns, { session, myTurn: true });
  expect(document.title).toContain('●');
  expect(icon()).toContain('favicon-turn');
  await takeDown();
  expect(icon()).toContain('plain.svg');
  show(TurnSigns, { session, myTurn: false });
  expect(document.title).not.toContain('●');
  expect(icon()).toContain('plain.svg');
});

test('the browser notifies if that is wanted, and only while the page is hidden', async () => {
  const session = seated();
  hide(true);
  show(TurnSigns, { session, myTurn: true });
  expect(shown).toEqual([]);
  await takeDown();

  await notifications.turn(true);
  hide(false);
  show(TurnSigns, { session, myTurn: true });
  expect(shown).toEqual([]);
  await takeDown();

  hide(true);
  show(TurnSigns, { session, myTurn: true });
  expect(shown).toEqual(['It is your turn.']);
  ScriptedSocket.latest().say({ type: 'nudged', by: 1, seat: 0 });
  ScriptedSocket.latest().say({ type: 'nudged', by: 0, seat: 1 });
  flushSync();
  expect(shown.slice(1)).toEqual(['Ben nudges you: everybody is waiting for you.']);
});

test('whoever forbids it is told so, and the switch goes back', async () => {
  granted = 'denied';
  await notifications.turn(true);
  expect(settings.notify).toBe(false);
  show(SettingsSheet, {});
  expect(document.body.textContent).toContain('Your browser has been told not to notify from here');
});

test('where no browser would notify, the settings say what there is instead', () => {
  vi.stubGlobal('isSecureContext', false);
  show(SettingsSheet, {});
  expect(document.body.textContent).not.toContain('Notify me');
  expect(document.body.textContent).toContain('the title of the page and a sound tell you');
});

test('the volume is set beside the sound, and kept', () => {
  settings.change({ sound: true });
  show(SettingsSheet, {});
  const slider = document.querySelector<HTMLInputElement>('input[type="range"]');
  if (!slider) throw new Error('there is no slider');
  slider.value = '40';
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  expect(settings.volume).toBe(0.4);
  expect(localStorage.getItem('biberbau-settings')).toContain('"volume":0.4');
  settings.change({ sound: false });
  flushSync();
  expect(document.querySelector('input[type="range"]')).toBeNull();
});
