/** Which page is shown. The address says it; moving between pages never reloads. */

import { here, pathWithin } from './base';

export type Route =
  | { page: 'home' }
  | { page: 'table'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'matches' }
  /** What the reader's decisions have lost, week by week. */
  | { page: 'progress' }
  /** A match that is over, by what names it; null where one is to be brought. */
  | { page: 'replay'; match: string | null }
  /** What the decisions of such a match were worth. */
  | { page: 'review'; match: string }
  /** Positions of such a match to solve; null for those of all the reader's own. */
  | { page: 'try'; match: string | null }
  /** The cards of a match that others may play, by the code of the challenge. */
  | { page: 'challenge'; code: string }
  /** Where cards are laid ready for several tables. */
  | { page: 'club' }
  /** The position of a day to solve; null for those of all games. */
  | { page: 'daily'; position: { game: string; day: string } | null }
  /** What the rules of a game, or of a variant of it, do to its matches. */
  | { page: 'report'; game: string }
  /** Nothing has this address. */
  | { page: 'nowhere' };

/** The page that the path of an address names. */
export function routeOf(path: string): Route {
  const table = /^\/t\/([A-Za-z0-9]{4,8})\/?$/.exec(path);
  if (table?.[1]) return { page: 'table', code: table[1].toUpperCase() };
  const rules = /^\/(rules|report)\/([a-z-]+)\/?$/.exec(path);
  if (rules?.[2]) return { page: rules[1] === 'rules' ? 'rules' : 'report', game: rules[2] };
  const challenge = /^\/challenge\/([A-Za-z0-9]{10})\/?$/.exec(path);
  if (challenge?.[1]) return { page: 'challenge', code: challenge[1].toUpperCase() };
  if (/^\/challenge\/?$/.test(path)) return { page: 'club' };
  if (/^\/matches\/?$/.test(path)) return { page: 'matches' };
  if (/^\/progress\/?$/.test(path)) return { page: 'progress' };
  const daily = /^\/daily(?:\/([a-z-]+)\/(\d{4}-\d{2}-\d{2}))?\/?$/.exec(path);
  if (daily)
    return { page: 'daily', position: daily[1] && daily[2] ? { game: daily[1], day: daily[2] } : null };
  const past = /^\/(replay|review|try)(?:\/([A-Za-z0-9]{4,8}\/\d{1,6}|record\/[0-9a-f]{16}))?\/?$/.exec(path);
  if (past?.[1] === 'replay' || past?.[1] === 'try') return { page: past[1], match: past[2] ?? null };
  if (past?.[2]) return { page: 'review', match: past[2] };
  return { page: /^\/(index\.html)?$/.test(path) ? 'home' : 'nowhere' };
}

export function tablePath(code: string): string {
  return here(`/t/${code}`);
}

/** The private link that carries a seat to another device, which finds this house at `origin`. */
export function seatLink(origin: string, code: string, token: string): string {
  return `${origin}${tablePath(code)}#seat=${token}`;
}

/** The seat token that the fragment of a private link carries; null when there is none. */
export function tokenIn(fragment: string): string | null {
  return /^#seat=([A-Za-z0-9_-]{16,64})$/.exec(fragment)?.[1] ?? null;
}

/** The rulebook clause that a fragment names, as "4.4"; null when it names none. */
export function clauseIn(fragment: string): string | null {
  return /^#clause-(\d+(?:-\d+)+)$/.exec(fragment)?.[1]?.replaceAll('-', '.') ?? null;
}

class Router {
  route = $state.raw<Route>(routeOf(pathWithin(location.pathname)));

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(pathWithin(location.pathname))));
  }

  /** Shows the page of `path` and adds it to the history. */
  go(path: string): void {
    if (path === location.pathname + location.search) return;
    history.pushState(null, '', path);
    this.route = routeOf(pathWithin(location.pathname));
    scrollTo(0, 0);
  }
}

export const router = new Router();
