/** A page's session at a table, for tests of what it shows; after each test all are ended (`setup.ts`). */

import { holdSeat } from '../connection/seats';
import type { Snapshot } from '../protocol';
import type { Beginning } from '../table/beginning';
import { Session } from '../table/session.svelte';
import { ScriptedSocket } from './scriptedSocket';

const begun: Session[] = [];

/** Ends every session that a test has begun: one that is left would connect anew for ever, in other tests' time. */
export function endSessions(): void {
  for (const session of begun.splice(0)) session.end();
  const open = ScriptedSocket.all.splice(0).filter(({ readyState }) => readyState < WebSocket.CLOSING);
  if (open.length > 0)
    throw new Error('a test leaves a connection open: `newSession` begins sessions that end');
}

/** A session that has just opened its socket; `onseated` hears of seats that it takes. */
export function newSession(
  beginning: Beginning,
  onseated: (code: string) => void = () => undefined,
): Session {
  const session = new Session(beginning, onseated, () => new ScriptedSocket());
  begun.push(session);
  return session;
}

/** A session at table POND7 whose server has just said `snapshot`; in a seat where the snapshot says so. */
export function sessionWith(snapshot: Snapshot, beginning: Partial<Beginning> = {}): Session {
  if (snapshot.seat !== null) {
    holdSeat({ code: 'POND7', token: 'token-of-sixteen-or-more', game: 'biber-gang', visited: 1 });
  }
  const session = newSession({ code: 'POND7', game: 'biber-gang', name: '', ...beginning });
  ScriptedSocket.latest().accept();
  ScriptedSocket.latest().say(snapshot);
  return session;
}
