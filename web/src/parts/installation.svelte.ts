/** Installing the page as an app, where the browser offers it: over https, or on the machine that serves it. */

/** The browser's offer, as Chromium makes it. */
interface Offer extends Event {
  prompt: () => Promise<unknown>;
}

class Installation {
  /** The browser's offer; null while there is none. */
  offer = $state.raw<Offer | null>(null);

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      // The browser would show a bar of its own over the page.
      event.preventDefault();
      this.offer = event as Offer;
    });
    addEventListener('appinstalled', () => (this.offer = null));
  }

  /** Takes the offer, which stands for once: whatever the reader answers, the browser makes another one if it wants. */
  take(): void {
    void this.offer?.prompt().catch(() => undefined);
    this.offer = null;
  }

  /** Whether the browser could ever offer it here. */
  get possible(): boolean {
    return isSecureContext;
  }
}

export const installation = new Installation();
