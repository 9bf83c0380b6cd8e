/** How everybody at the table looks that is shown; every part of the page asks here. */

import { getContext, setContext } from 'svelte';
import { lookOf, type Look, type Sitter } from './gang';

const KEY = Symbol('looks');

/** Says who sits at the table, for all parts of the page below. */
export function seatLooks(sitters: () => readonly Sitter[]): void {
  setContext(KEY, sitters);
}

/** Gives the look of a seat, as it is now; where nobody has said who sits there, as the seat has it. */
export function looks(): (seat: number) => Look {
  const sitters = getContext<(() => readonly Sitter[]) | undefined>(KEY);
  return (seat) => lookOf(sitters?.() ?? [], seat);
}
