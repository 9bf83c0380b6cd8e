/**
 * Notifications of the browser: over https, or on the machine that serves the page, and for whoever has asked for them.
 * Browsers on phones show none that a page makes itself, so a small worker (`public/notify.js`) shows them wherever one
 * can be had; the page does where none can.
 */

import { here } from '../base';
import { settings } from '../settings.svelte';

const TAG = 'biberbau';

class Notifications {
  #permission = $state<NotificationPermission>(this.possible ? Notification.permission : 'denied');
  /** Whether the browser has been asked for one and would not show it. */
  #failed = $state(false);
  /** Who has shown the latest one; null where the page did. */
  #worker: ServiceWorkerRegistration | null = null;

  constructor() {
    document.addEventListener('visibilitychange', () => void this.#clear());
  }

  /** Whether the browser could ever show one here. */
  get possible(): boolean {
    return 'Notification' in globalThis && isSecureContext;
  }

  /** Whether the browser has been told never to. */
  get forbidden(): boolean {
    return this.#permission === 'denied';
  }

  /** Whether the browser shows none though it is allowed to. */
  get failed(): boolean {
    return this.#failed;
  }

  /** Whether they are wanted and allowed, and nothing is known against them. */
  get on(): boolean {
    return settings.notify && this.#permission === 'granted' && !this.#failed;
  }

  /** Turns them on, for which the browser may ask the reader and shows the first, or off. */
  async turn(on: boolean, words: string): Promise<void> {
    if (on) this.#permission = await Notification.requestPermission();
    settings.change({ notify: on && !this.forbidden });
    this.#failed = false;
    // Nobody can ask a browser whether it would show one, so it is tried while the reader looks.
    if (this.on) await this.#tell(words);
  }

  /** Shows `words`, if that is wanted and the page is hidden; a press leads to the page. */
  show(words: string): void {
    if (this.on && document.hidden) void this.#tell(words);
  }

  async #tell(words: string): Promise<void> {
    const options = { body: words, tag: TAG, data: location.href };
    try {
      // Asked again, the browser gives the worker that it has.
      this.#worker = await registered().catch(() => null);
      if (this.#worker) await this.#worker.showNotification('Biberbau', options);
      else this.#tellHere(options);
    } catch {
      this.#failed = true;
    }
  }

  #tellHere(options: NotificationOptions): void {
    const shown = new Notification('Biberbau', options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  }

  /** Takes back what was said while the page was hidden: now the reader sees it. */
  async #clear(): Promise<void> {
    if (document.hidden) return;
    for (const shown of (await this.#worker?.getNotifications({ tag: TAG })) ?? []) shown.close();
  }
}

/** The worker, once it can show something; null where browsers have none. */
async function registered(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.register(here('/notify.js'));
  const coming = registration.active ? null : (registration.installing ?? registration.waiting);
  if (coming) await activated(coming);
  return registration;
}

/** Waits until a worker can do something; throws when it never will. */
function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Error('the worker was not installed'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

export const notifications = new Notifications();
