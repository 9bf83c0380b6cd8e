/**
 * The door of the house to its local network.  Whoever opened the page by the address that the terminal printed carries
 * the token that opens and closes it; nobody else's page knows that there is one.
 */

import { here } from '../base';
import { store, stored } from '../storage';

interface DoorState {
  open: boolean;
  /** Whether it can be closed from the page. */
  closable: boolean;
  /** The addresses for others, the best first. */
  links: string[];
  /** Why it could not be opened. */
  problem: string | null;
}

const KEY = 'biberbau-door';

/** The token that the fragment of the address carries; null when there is none. */
export function doorTokenIn(fragment: string): string | null {
  return /^#host=([A-Za-z0-9_-]{16,64})$/.exec(fragment)?.[1] ?? null;
}

class Door {
  /** How the door stands; null for those who have nothing to do with it. */
  state = $state.raw<DoorState | null>(null);
  #token: string | null = null;

  /** Takes the token out of the address, or the one kept before, and asks how the door stands. */
  async load(): Promise<void> {
    const given = doorTokenIn(location.hash);
    if (given !== null) {
      store(KEY, given);
      history.replaceState(null, '', location.pathname);
    }
    const kept = given ?? stored(KEY);
    if (typeof kept !== 'string' || kept === '') return;
    this.#token = kept;
    await this.#ask();
  }

  /** Opens the door, or closes it and sends away whoever came in by it. */
  async turn(open: boolean): Promise<void> {
    await this.#ask({ method: 'POST', body: JSON.stringify({ open }) });
  }

  /** The address of this house for somebody else's device; this page's own where there is no better one. */
  get origin(): string {
    const [best] = isLocal() ? (this.state?.links ?? []) : [];
    return best === undefined ? location.origin : new URL(best).origin;
  }

  async #ask(request: RequestInit = {}): Promise<void> {
    const response = await fetch(here('/api/door'), {
      ...request,
      headers: { authorization: `Bearer ${this.#token ?? ''}` },
    }).catch(() => null);
    if (response?.ok) {
      this.state = (await response.json()) as DoorState;
    } else if (response?.status === 403) {
      // The server has been started anew since, and has another token.
      this.state = null;
      store(KEY, '');
    }
  }
}

export const door = new Door();

/** Whether this page's address leads nowhere from any other machine. */
export function isLocal(): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
}
