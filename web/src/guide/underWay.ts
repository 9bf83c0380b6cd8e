/** The guided games that this browser has begun and not ended: the table of each, so that it can be gone on with. */

import { heldSeat } from '../connection/seats';
import { store, stored } from '../storage';

const KEY = 'biberbau-lessons';

/** The code of the table at which `game` is being taught; null where nothing was begun, or the house knows it no more. */
export function lessonUnderWay(game: string): string | null {
  const code = all()[game];
  const held = typeof code === 'string' ? heldSeat(code) : null;
  return held === null || held.unknown ? null : held.code;
}

/** Notes at which table `game` is being taught, or with null that it is taught no more. */
export function noteLesson(game: string, code: string | null): void {
  if (lessonUnderWay(game) === code) return;
  const others = Object.entries(all()).filter(([other]) => other !== game);
  store(KEY, Object.fromEntries(code === null ? others : [...others, [game, code]]));
}

function all(): Record<string, unknown> {
  const saved = stored(KEY);
  return typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>) : {};
}
