/** A page's session at a table, for tests of what it shows. */

import { holdSeat } from '../connection/seats';
import type { Snapshot } from '../protocol';
import { Session } from '../table/session.svelte';
import { ScriptedSocket } from './scriptedSocket';

/** A session whose server has just said `snapshot`. */
export function sessionWith(snapshot: Snapshot): Session {
  holdSeat({ code: 'POND7', token: 'token-of-sixteen-or-more', game: 'biber-gang', visited: 1 });
  const session = new Session(
    { code: 'POND7', game: 'biber-gang', name: '' },
    () => undefined,
    () => new ScriptedSocket(),
  );
  ScriptedSocket.latest().accept();
  ScriptedSocket.latest().say(snapshot);
  return session;
}
