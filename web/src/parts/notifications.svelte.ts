/** Notifications of the browser: over https, or on the machine that serves the page, and for whoever has asked for them. */

import { settings } from '../settings.svelte';

class Notifications {
  #permission = $state<NotificationPermission>(this.possible ? Notification.permission : 'denied');

  /** Whether the browser could ever show one here. */
  get possible(): boolean {
    return 'Notification' in globalThis && isSecureContext;
  }

  /** Whether the browser has been told never to. */
  get forbidden(): boolean {
    return this.#permission === 'denied';
  }

  /** Whether they are wanted and allowed. */
  get on(): boolean {
    return settings.notify && this.#permission === 'granted';
  }

  /** Turns them on, for which the browser may ask the reader, or off. */
  async turn(on: boolean): Promise<void> {
    if (on) this.#permission = await Notification.requestPermission();
    settings.change({ notify: on && !this.forbidden });
  }

  /** Shows `words`, if that is wanted and the page is hidden; a click leads to the page. */
  show(words: string): void {
    if (!this.on || !document.hidden) return;
    try {
      const shown = new Notification('Biberbau', { body: words, tag: 'biberbau' });
      shown.onclick = () => {
        focus();
        shown.close();
      };
    } catch {
      // Some browsers on phones leave notifications to installed apps; title and sound are there all the same.
    }
  }
}

export const notifications = new Notifications();
