/** Where finished matches are asked for. */

import { here } from '../base';
import { seatsHeader } from '../connection/seats';
import type { NoAnswer, Replay, Sentence } from '../protocol';
import { nameOfEyes, type Eyes } from './address';

/** Why a match cannot be shown, in the sentences of the server. */
export class NotShown extends Error {
  constructor(
    readonly reason: Sentence,
    readonly because: Sentence | null = null,
  ) {
    super(reason.message);
  }
}

/** Nobody answered. */
const UNREACHABLE: Sentence = { message: 'web-replay-unreachable', arguments: {} };

/** What the server answers to who holds the seats of this browser; null where it does not. */
async function answered(path: string, request: RequestInit = {}): Promise<Response | null> {
  return fetch(here(`/api/${path}`), { ...request, headers: seatsHeader() }).catch(() => null);
}

/** What the server answers under an address of the archive; NotShown where it cannot. */
export async function asked(path: string, request: RequestInit = {}): Promise<unknown> {
  const response = await answered(path, request);
  if (response === null) throw new NotShown(UNREACHABLE);
  const answer = (await response.json().catch(() => null)) as unknown;
  if (response.ok && answer !== null) return answer;
  const { reason = UNREACHABLE, because = null } = (answer ?? {}) as Partial<NoAnswer>;
  throw new NotShown(reason, because);
}

/** The whole match with this path as one pair of eyes saw it; NotShown where it cannot be. */
export async function replayOf(path: string, eyes: Eyes): Promise<Replay> {
  return (await asked(`replays/${path}?eyes=${nameOfEyes(eyes)}`)) as Replay;
}

/** The position at a step of a match, as text that the commands and the library read; NotShown where there is none. */
export async function positionText(path: string, step: number): Promise<string> {
  const response = await answered(`positions/${path}/${step}`);
  if (response?.ok) return response.text();
  const { reason = UNREACHABLE } = ((await response?.json().catch(() => null)) ?? {}) as Partial<NoAnswer>;
  throw new NotShown(reason);
}

/** The rules of a match that is brought are still being made, for which the house has waited a while. */
const PREPARING = 'refusal-replay-preparing';
/** So often it is asked whether they are there by now: some minutes. */
const MOST_ASKED = 15;

/** Hands a record to the server and returns the path of its match; NotShown says what is wrong with it. */
export async function bringRecord(record: string | Blob): Promise<string> {
  for (let asking = 1; ; asking += 1) {
    try {
      const { path } = (await asked('replays', { method: 'POST', body: record })) as { path: string };
      return path;
    } catch (refused) {
      if ((refused as NotShown).reason.message !== PREPARING || asking === MOST_ASKED) throw refused;
    }
  }
}
