/** Moments of an event that deserve a little theatre, read off its moves.  Pure. */

import type { Place } from '../../cards/place';
import type { Move } from '../../protocol';

export interface Moment {
  /** Claws sweep over a pile that is stabbed or robbed; a crown shines where a King is paid his tribute. */
  kind: 'claws' | 'crown';
  /** The pile where it happens. */
  place: Place;
}

/** The moments of `moves`, each pile at most once. */
export function momentsOf(moves: readonly Move[]): Moment[] {
  const found = new Map<Place, Moment>();
  for (const { source, target } of moves) {
    const [from, giver] = source.split(':');
    const [to, owner] = target.split(':');
    if (from === 'pile' && source !== target) found.set(source, { kind: 'claws', place: source });
    else if (from === 'hand' && to === 'pile' && giver !== owner)
      found.set(target, { kind: 'crown', place: target });
  }
  return [...found.values()];
}
