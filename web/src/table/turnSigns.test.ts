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
import worker from '../../public/notify.js?raw';
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

/** Lets a notification be shown that is on its way. */
const soon = () => new Promise((resolve) => setTimeout(resolve));

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
  await soon();
  expect(shown).toEqual([]);
  await takeDown();

  await notifications.turn(true, 'This is how it looks.');
  expect(shown.splice(0)).toEqual(['This is how it looks.']);
  hide(false);
  show(TurnSigns, { session, myTurn: true });
  await soon();
  expect(shown).toEqual([]);
  await takeDown();

  hide(true);
  show(TurnSigns, { session, myTurn: true });
  await soon();
  expect(shown).toEqual(['It is your turn.']);
  ScriptedSocket.latest().say({ type: 'nudged', by: 1, seat: 0 });
  ScriptedSocket.latest().say({ type: 'nudged', by: 0, seat: 1 });
  flushSync();
  await soon();
  expect(shown.slice(1)).toEqual(['Ben nudges you: everybody is waiting for you.']);
});

test('a turn is told once, whatever is set meanwhile', async () => {
  await notifications.turn(true, 'This is how it looks.');
  shown.splice(0);
  hide(true);
  show(TurnSigns, { session: seated(), myTurn: true });
  settings.change({ language: 'de', volume: 0.5 });
  flushSync();
  await soon();
  expect(shown).toEqual(['It is your turn.']);
});

test('whoever forbids it is told so, and the switch goes back', async () => {
  granted = 'denied';
  await notifications.turn(true, 'This is how it looks.');
  expect(settings.notify).toBe(false);
  show(SettingsSheet, {});
  expect(document.body.textContent).toContain('Your browser has been told not to notify from here');
});

test('where only a worker may notify it does, and what it said goes when the page is looked at again', async () => {
  const said: { body?: string; close: () => void }[] = [];
  const close = vi.fn();
  const worker = {
    active: {},
    showNotification: (_: string, { body = '' }: NotificationOptions) => said.push({ body, close }),
    getNotifications: () => Promise.resolve(said),
  };
  const register = vi.fn(() => Promise.resolve(worker));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  await notifications.turn(true, 'This is how it looks.');
  expect(register).toHaveBeenCalledWith('/notify.js');
  hide(true);
  show(TurnSigns, { session: seated(), myTurn: true });
  await soon();
  expect(said.map(({ body }) => body)).toEqual(['This is how it looks.', 'It is your turn.']);
  expect(shown).toEqual([]);
  hide(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await soon();
  expect(close).toHaveBeenCalledTimes(2);
});

test('where the browser shows none though it may, the switch goes back and the settings say so', async () => {
  const refuse = function () {
    throw new TypeError('Illegal constructor. Use ServiceWorkerRegistration.showNotification() instead.');
  };
  const requestPermission = () => Promise.resolve('granted');
  vi.stubGlobal('Notification', Object.assign(refuse, { permission: 'granted', requestPermission }));
  await notifications.turn(true, 'This is how it looks.');
  expect(notifications.on).toBe(false);
  show(SettingsSheet, {});
  expect(document.body.textContent).toContain('Your browser allows it, but shows nothing.');
});

test('a browser that knows no notifications is not promised any', () => {
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(globalThis, 'Notification');
  show(SettingsSheet, {});
  expect(document.body.textContent).not.toContain('Notify me');
  expect(document.body.textContent).toContain('once the page is on the home screen');
});

test.each([
  ['goes to the page that is open', 'http://house/t/POND7', ['focus']],
  ['opens the page again', 'http://house/', ['open http://house/t/POND7']],
])('a press on a notification %s', async (_, open, led) => {
  const heard: ((event: unknown) => void)[] = [];
  const done: string[] = [];
  const clients = {
    matchAll: () => Promise.resolve([{ url: open, focus: () => done.push('focus') }]),
    openWindow: (address: string) => done.push(`open ${address}`),
  };
  // The worker as the browser runs it: a script of its own, with what a worker has.
  const script = new Function('addEventListener', 'clients', worker);
  script((_kind: string, hear: (event: unknown) => void) => heard.push(hear), clients);
  const close = vi.fn();
  let waited: Promise<unknown> = Promise.resolve();
  heard[0]?.({
    notification: { close, data: 'http://house/t/POND7' },
    waitUntil: (promise: Promise<unknown>) => (waited = promise),
  });
  await waited;
  expect(close).toHaveBeenCalled();
  expect(done).toEqual(led);
});

test('where no browser would notify, the settings say what there is instead', () => {
  vi.stubGlobal('isSecureContext', false);
  show(SettingsSheet, {});
  expect(document.body.textContent).not.toContain('Notify me');
  expect(document.body.textContent).toContain('the title of the page tells you that it is your turn');
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
