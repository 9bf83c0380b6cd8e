/** The finished matches of this device, kept in the browser alone: nobody needs an account for them. */

import { here } from '../base';
import { AT_ONCE, heldSeats } from '../connection/seats';
import type { OwnMatch } from '../protocol';
import type { TableState } from '../table/state';
import { drop, store, stored } from '../storage';

export interface KeptMatch {
  /** The match as one line; the same match is kept once. */
  record: string;
  /** What names it in its address in this house; null where it was brought from another device. */
  path: string | null;
  game: string;
  names: string[];
  totals: number[];
  places: number[];
  /** The reader's own seat. */
  seat: number;
  /** When it was over, in milliseconds since 1970. */
  ended: number;
  /** Which bot had which seat, null for a person's; missing where nobody has said. */
  bots?: readonly (string | null)[] | null;
}

const KEY = 'biberbau-matches';
const FORGOTTEN = 'biberbau-matches-forgotten';
/** So many forgotten matches are known, the last ones. */
const MOST_FORGOTTEN = 4000;
/** So many are kept, the newest: browsers give a page some five megabytes. */
export const MOST = 800;
/** Where they do not fit, this part of them is tried, and of that again: the oldest go first. */
const PART = 0.9;
/** So much room, in characters, is left for what matters more: by the tokens of seats alone their matches are gone on with. */
export const ROOM = 100_000;
const SPARE = 'biberbau-spare';
/** Dates of a browser end so many milliseconds before and after 1970. */
const END_OF_TIME = 8.64e15;

/** The kept matches, the newest first. */
export function keptMatches(): KeptMatch[] {
  return matchesFrom(stored(KEY));
}

/** Keeps matches that are not kept yet; returns how many of these are kept now. */
export function keep(matches: readonly KeptMatch[]): number {
  const before = keptMatches();
  const known = new Set(before.map(({ record }) => record));
  const added = new Set(matches.filter(({ record }) => !known.has(record) && known.add(record)));
  if (added.size === 0) return 0;
  return storeNewest([...added, ...before]).filter((match) => added.has(match)).length;
}

/** Keeps the newest matches, as many as the browser has room for; returns those that are kept of them. */
function storeNewest(matches: readonly KeptMatch[]): KeptMatch[] {
  const newest = newestFirst(matches);
  let roomless: KeptMatch[] | null = null;
  for (let count = Math.min(newest.length, MOST); count > 0; count = Math.floor(count * PART)) {
    const kept = newest.slice(0, count);
    if (!store(KEY, kept)) continue;
    if (hasRoom()) return kept;
    roomless ??= kept;
  }
  // Where something else takes all the room, nothing is won by giving up ours.
  return roomless && store(KEY, roomless) ? roomless : [];
}

/** Whether the browser could keep something else besides. */
function hasRoom(): boolean {
  const has = store(SPARE, ' '.repeat(ROOM));
  drop(SPARE);
  return has;
}

/** Forgets matches for good, by their records. */
export function forget(records: readonly string[]): void {
  const unwanted = ({ record }: KeptMatch) => records.includes(record);
  const kept = keptMatches();
  const paths = kept.filter(unwanted).flatMap(({ path }) => path ?? []);
  store(FORGOTTEN, [...paths, ...forgottenPaths()].slice(0, MOST_FORGOTTEN));
  store(
    KEY,
    kept.filter((match) => !unwanted(match)),
  );
}

/** The match that a table has just finished with the reader in it; null where there is none, or it was ended early. */
export function finishedAt({ table, seat }: TableState, now: number): KeptMatch | null {
  const result = table.evening?.results.at(-1);
  if (table.stage !== 'match_over' || table.ended_early || seat === null || !table.record || !result)
    return null;
  const { game, names, totals, places } = result;
  const path = `${table.code}/${table.match}`;
  const bots = table.seats.map(({ kind, bot }) => (kind === 'bot' ? bot : null));
  return { record: table.record, path, game, names, totals, places, seat, ended: now, bots };
}

/** Keeps the match that a table has just finished, if the reader sat there and has not forgotten it since. */
export function keepFinished(state: TableState, now: number): void {
  const match = finishedAt(state, now);
  if (match?.path && !forgottenPaths().includes(match.path)) keep([match]);
}

/**
 * Keeps the finished matches of the seats that this browser holds, also those whose end it has not seen; returns how many
 * of them were new.  What was forgotten stays so.  When a match was over the house knows best.
 */
export async function collect(): Promise<number> {
  const seats = heldSeats().filter(({ unknown }) => !unknown);
  let count = 0;
  for (let first = 0; first < seats.length; first += AT_ONCE) {
    const asked = seats.slice(first, first + AT_ONCE);
    const response = await fetch(here('/api/matches'), {
      method: 'POST',
      body: JSON.stringify(asked.map(({ code, token }) => ({ code, token }))),
    });
    if (!response.ok) return count;
    const forgotten = new Set(forgottenPaths());
    const found = ((await response.json()) as OwnMatch[]).filter(({ path }) => !forgotten.has(path));
    count += keep(found);
    complete(found);
  }
  return count;
}

/**
 * Corrects when kept matches were over, for a browser that has come back later has seen their end then; and adds which
 * bots played where that was not kept.
 */
function complete(found: readonly OwnMatch[]): void {
  const told = new Map(found.map((match) => [match.record, match]));
  const before = keptMatches();
  const after = before.map((match) => {
    const own = told.get(match.record);
    return own ? { ...match, ended: own.ended, bots: match.bots ?? own.bots } : match;
  });
  const changed = ({ ended, bots }: KeptMatch, index: number) =>
    ended !== before[index]?.ended || bots !== before[index].bots;
  if (after.some(changed)) store(KEY, newestFirst(after));
}

function newestFirst(matches: readonly KeptMatch[]): KeptMatch[] {
  return [...matches].sort((one, other) => other.ended - one.ended);
}

/** The addresses of matches that shall not come back from the server. */
function forgottenPaths(): string[] {
  const saved = stored(FORGOTTEN);
  return Array.isArray(saved) ? saved.filter((path) => typeof path === 'string') : [];
}

/** Matches as JSON lines, to be kept elsewhere. */
export function linesOf(matches: readonly KeptMatch[]): string {
  return matches.map((match) => `${JSON.stringify(match)}\n`).join('');
}

/** The matches that somebody has brought in JSON lines; what is none is left out. */
export function matchesIn(lines: string): KeptMatch[] {
  return lines.split('\n').flatMap((line) => {
    try {
      const match: unknown = JSON.parse(line);
      return isKeptMatch(match) ? [{ ...match, path: null }] : [];
    } catch {
      return [];
    }
  });
}

/** Those of a list from elsewhere that are matches. */
export function matchesFrom(list: unknown): KeptMatch[] {
  return Array.isArray(list) ? list.filter(isKeptMatch) : [];
}

/** The options of a match that differ from the usual ones, as `name:value`, as its record names them. */
export function optionsOf({ record }: KeptMatch): string[] {
  const named = / options=(\S+)/.exec(record)?.[1] ?? '-';
  return named === '-' ? [] : named.split(',');
}

/** Whom the reader played with. */
export function othersIn({ names, seat }: KeptMatch): string[] {
  return names.filter((_, number) => number !== seat);
}

/** How somebody has fared in some matches, the newest first. */
export interface Fared {
  played: number;
  won: number;
  /** Won in a row up to now, and at best. */
  streak: number;
  best: number;
}

export function fared(matches: readonly KeptMatch[]): Fared {
  const wins = matches.map(({ places, seat }) => places[seat] === 1);
  const lost = wins.indexOf(false);
  let run = 0;
  let best = 0;
  for (const win of wins) {
    run = win ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return {
    played: wins.length,
    won: wins.filter(Boolean).length,
    streak: lost < 0 ? wins.length : lost,
    best,
  };
}

function isKeptMatch(value: unknown): value is KeptMatch {
  const match = value as Partial<KeptMatch> | null;
  const numbers = (list: unknown) => Array.isArray(list) && list.every((one) => Number.isFinite(one));
  return (
    typeof match?.record === 'string' &&
    match.record.startsWith('biberbau/') &&
    match.record.length < 65_536 &&
    (match.path === null ||
      (typeof match.path === 'string' && /^[A-Z0-9]{4,8}\/\d{1,6}$/.test(match.path))) &&
    typeof match.game === 'string' &&
    Array.isArray(match.names) &&
    match.names.every((name) => typeof name === 'string') &&
    numbers(match.totals) &&
    numbers(match.places) &&
    Number.isInteger(match.seat) &&
    Number.isFinite(match.ended) &&
    Math.abs(match.ended ?? 0) <= END_OF_TIME &&
    (match.bots == null ||
      (Array.isArray(match.bots) && match.bots.every((bot) => bot === null || typeof bot === 'string')))
  );
}
