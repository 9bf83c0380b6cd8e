/** Who has just put down or taken what, for the flash that shows it where it happened.  Pure. */

import type { Place } from '../../cards/place';
import type { Move } from '../../protocol';

export interface Flash {
  /** Who did it. */
  seat: number;
  /** Where: a meld or the pile. */
  place: Place;
  /** Whether cards were put there, or taken from there. */
  way: 'put' | 'took';
}

const SHARED = /^(meld:|pile$)/;

function seatOf(zone: string): number | null {
  return zone.startsWith('hand:') ? Number(zone.slice('hand:'.length)) : null;
}

/** The flashes of an event, each place and way once; what the reader did themselves needs none. */
export function flashesOf(moves: readonly Move[], reader: number | null): Flash[] {
  const found = new Map<string, Flash>();
  for (const { source, target } of moves) {
    const put = SHARED.test(target) ? seatOf(source) : null;
    const took = SHARED.test(source) ? seatOf(target) : null;
    const seat = put ?? took;
    if (seat === null || seat === reader) continue;
    const flash: Flash = { seat, place: put === null ? source : target, way: put === null ? 'took' : 'put' };
    found.set(`${flash.place} ${flash.way}`, flash);
  }
  return [...found.values()];
}
