/** What a reader takes along who reports a problem at a table, as a file. */

import { here } from '../base';
import { seatsHeader } from '../connection/seats';
import { PROTOCOL_VERSION, type LogLine } from '../protocol';
import { settings } from '../settings.svelte';
import { NAMES } from '../texts/sentences';
import type { Session } from './session.svelte';
import type { TableState } from './state';

/** The file, and whether the house has told its part of it. */
export interface Problem {
  file: File;
  whole: boolean;
}

/** Lines of the log that are taken along. */
const LINES = 40;

/**
 * The file of a reader who reports what is wrong in these words.  It holds what their seat was shown and told, and what they
 * did themselves; the names of the others, and whatever proves that a seat is theirs, are not in it.
 */
export async function problemOf(words: string, session: Session, state: TableState): Promise<Problem> {
  const { code, match } = state.table;
  const house = session.token === null ? null : await toldByHouse(code, session.token);
  const problem = { kind: 'biberbau-problem', words, page: pageOf(session, state), house };
  const content = JSON.stringify(problem, null, 1);
  const file = new File([content], `biberbau-${code}-${match}.json`, { type: 'application/json' });
  return { file, whole: house !== null };
}

/** What this page knows. */
function pageOf(session: Session, state: TableState): object {
  const { seq, seat, situation, table } = state;
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return {
    // The name of the script says which build this is.
    script: script?.src.split('/').at(-1) ?? null,
    protocol: PROTOCOL_VERSION,
    browser: navigator.userAgent,
    size: [window.innerWidth, window.innerHeight, window.devicePixelRatio],
    language: settings.language,
    theme: settings.theme,
    speed: settings.speed,
    status: session.status,
    refusal: session.refusal,
    underWay: session.underWay,
    table: { code: table.code, game: table.game, match: table.match, stage: table.stage },
    seq,
    seat,
    situation,
    log: state.log.slice(-LINES).map(nameless),
  };
}

/** A line of the log without the names of those who came, went or are called otherwise now. */
function nameless({ seq, sentences }: LogLine): LogLine {
  const without = (told: Record<string, string | number>) =>
    Object.fromEntries(Object.entries(told).filter(([key]) => !NAMES.includes(key)));
  return {
    seq,
    sentences: sentences.map(({ message, arguments: told }) => ({ message, arguments: without(told) })),
  };
}

/** So long, in milliseconds, a reader waits for the part of the house. */
const PATIENCE = 10_000;

/** The part of the house; null where it does not answer, or has nothing to tell. */
async function toldByHouse(code: string, token: string): Promise<unknown> {
  const question = new AbortController();
  const timer = setTimeout(() => question.abort(), PATIENCE);
  try {
    const response = await fetch(here('/api/problems'), {
      method: 'POST',
      headers: seatsHeader(),
      signal: question.signal,
      body: JSON.stringify({ code, token }),
    });
    return response.ok ? ((await response.json()) as unknown) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
