/** The keys of a replay, and what they ask for.  Pure. */

import { BACK_KEY, FORWARD_KEY } from '../table-parts/keys';
import type { Projector } from './projector.svelte';

/** The keys as they are printed, or the text that names them, and the text of what they do. */
export const KEY_HELP: readonly (readonly [printed: string, meaning: string])[] = [
  ['← →', 'web-replay-key-step'],
  [`${BACK_KEY} ${FORWARD_KEY}`, 'web-replay-key-step-anywhere'],
  ['↑ ↓', 'web-replay-key-turn'],
  ['web-key-pages', 'web-replay-key-round'],
  ['web-key-ends', 'web-replay-key-ends'],
  ['web-key-space', 'web-replay-key-run'],
  ['1 … 7', 'web-replay-key-seat'],
  ['0', 'web-replay-key-everybody'],
  ['O', 'web-replay-key-open'],
  ['?', 'web-replay-key-help'],
];

/** What a key does on the page, and `inTable` also while the focus is on the table, whose own the arrows then are. */
const KEYS: Readonly<Record<string, { inTable?: true; does: (projector: Projector) => void }>> = {
  ArrowLeft: { does: (projector) => projector.back() },
  ArrowRight: { does: (projector) => projector.forward() },
  [BACK_KEY]: { inTable: true, does: (projector) => projector.back() },
  [FORWARD_KEY]: { inTable: true, does: (projector) => projector.forward() },
  ArrowUp: { does: (projector) => projector.leap('turns', -1) },
  ArrowDown: { does: (projector) => projector.leap('turns', 1) },
  PageUp: { inTable: true, does: (projector) => projector.leap('rounds', -1) },
  PageDown: { inTable: true, does: (projector) => projector.leap('rounds', 1) },
  Home: { inTable: true, does: (projector) => projector.go(0) },
  End: { inTable: true, does: (projector) => projector.go(projector.end) },
  ' ': { does: (projector) => projector.toggle() },
  p: { inTable: true, does: (projector) => projector.toggle() },
  '0': { inTable: true, does: (projector) => void projector.look({ seat: null, open: false }) },
  o: {
    inTable: true,
    does: (projector) => void projector.look({ seat: projector.wanted.seat, open: !projector.wanted.open }),
  },
};

/** Does what a pressed key asks for; false where it is none of ours. */
export function obey(projector: Projector, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // The space bar presses what has the focus, and on the table that is a card; a slider has arrows of its own.
  const slides = event.target.matches('input') && (event.key.length > 1 || key === ' ');
  const pressing = slides || (key === ' ' && event.target.closest('button, a, summary, .table') !== null);
  const entry = KEYS[key];
  if (entry && !pressing && (entry.inTable === true || !event.target.closest('.table'))) {
    entry.does(projector);
    return true;
  }
  const seat = /^[1-9]$/.test(key) ? Number(key) - 1 : null;
  if (seat === null || seat >= (projector.state?.table.seats.length ?? 0)) return false;
  void projector.look({ seat, open: false });
  return true;
}
