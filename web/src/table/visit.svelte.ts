/** The table that this page is at. A session lives as long as its table is on the screen. */

import { heldSeat, holdSeat, type HeldSeat } from '../connection/seats';
import { router, tablePath, tokenIn, type Route } from '../routing.svelte';
import type { Accepted, AtOnce, Beginning, Fork, Joined } from './beginning';
import { Session } from './session.svelte';

class Visit {
  session = $state.raw<Session | null>(null);

  /** Whether a new table is being opened. */
  get opening(): boolean {
    return this.session !== null && this.session.code === null && !this.session.closed;
  }

  /** Opens a new table of `game`; the page moves there once it has a code. */
  create(game: string, name: string, atOnce?: AtOnce): Session {
    return this.#begin({ code: null, game, name, ...(atOnce && { atOnce }) });
  }

  /** Opens a table that teaches `game`. */
  learn(game: string, name: string): Session {
    return this.#begin({ code: null, game, name, guided: true });
  }

  /** Goes to another seat that this browser holds, and stays there. */
  changeSeat(seat: HeldSeat): void {
    holdSeat({ ...seat, visited: Date.now() });
    this.#begin({ code: seat.code, game: seat.game, name: '' });
  }

  /** Opens a table at which a match of `game` that is over goes on. */
  playOn(game: string, name: string, fork: Fork): Session {
    return this.#begin({ code: null, game, name, fork });
  }

  /** Opens a table at which the cards of a challenge are dealt. */
  accept(game: string, name: string, accepted: Accepted): Session {
    return this.#begin({ code: null, game, name, accepted });
  }

  /** Takes a bot's seat at a table whose page nobody may see without one. */
  join(code: string, game: string, name: string, join: Joined): void {
    this.#begin({ code, game, name, join });
    router.go(tablePath(code));
  }

  /** Makes the session fit the page: begins one when a table is shown, ends it when the page has moved on. */
  follow(route: Route): void {
    const { session } = this;
    if (route.page === 'table') {
      const byLink = this.#takeSeatOfLink(route.code);
      if (session?.code === route.code && !byLink) return;
      this.#begin({ code: route.code, game: heldSeat(route.code)?.game ?? '', name: '', byLink });
    } else if (session && session.code !== null) {
      this.leave();
    }
  }

  /** Comes to the table of the session anew, where it could not be shown. */
  again(): void {
    const code = this.session?.code;
    if (code != null) this.#begin({ code, game: heldSeat(code)?.game ?? '', name: '' });
  }

  /** Ends the session; what it held is kept, and `follow` may begin another. */
  leave(): void {
    this.session?.end();
    this.session = null;
  }

  /**
   * A private link carries the seat in its fragment; it is kept beside others, and taken out of the address at once.
   * False where the address is no such link.
   */
  #takeSeatOfLink(code: string): boolean {
    const token = tokenIn(location.hash);
    if (token === null) return false;
    holdSeat({ code, token, game: heldSeat(code)?.game ?? '', visited: Date.now() });
    history.replaceState(null, '', tablePath(code));
    return true;
  }

  #begin(beginning: Beginning): Session {
    this.session?.end();
    const session = new Session(beginning, (code) => router.go(tablePath(code)));
    this.session = session;
    return session;
  }
}

export const visit = new Visit();
