/**
 * What a tap means, worked out from the list of legal actions alone.  A tap on something that is not allowed becomes
 * the action it would have been, so that the server can say why not.  Pure: no rules, no elements.
 */

import { displayPlace, SLOTS, type Slot } from './picture';
import type { Place } from '../../cards/place';

/** What the player is about to do with taps on the own display. */
export type Mode =
  | { name: 'place' }
  | { name: 'turn' }
  /** The beaver at `from` is on the jump; the next tap says where it swims. */
  | { name: 'swim'; from: Slot };

export interface Intent {
  mode: Mode;
  /** The opening cards chosen so far, in the order of the taps. */
  selection: readonly Slot[];
}

export const NO_INTENT: Intent = { mode: { name: 'place' }, selection: [] };

export interface Choice {
  legal: readonly string[];
  /** The phase as the picture names it. */
  phase: string;
}

export type Step = { act: string } | { intent: Intent };

/** What a tap on the own slot `slot` does. */
export function tapSlot(choice: Choice, intent: Intent, slot: Slot): Step {
  if (choice.phase === 'opening')
    return { intent: { ...intent, selection: toggled(intent.selection, slot) } };
  const { mode } = intent;
  if (mode.name === 'turn') return { act: `turn-${slot}` };
  if (mode.name === 'swim') {
    if (mode.from === slot) return { intent: NO_INTENT };
    return { act: `swim-${mode.from}-${slot}` };
  }
  if (swimmersOf(choice).has(slot) && !choice.legal.includes(`swap-${slot}`)) {
    return { intent: { ...intent, mode: { name: 'swim', from: slot } } };
  }
  return { act: `swap-${slot}` };
}

/** Two cards are chosen; choosing one again takes it back, a third replaces the first. */
function toggled(selection: readonly Slot[], slot: Slot): Slot[] {
  if (selection.includes(slot)) return selection.filter((chosen) => chosen !== slot);
  return [...selection.slice(-1), slot];
}

/** The action of the two chosen opening cards; null while there are not two. */
export function openingAction(intent: Intent): string | null {
  if (intent.selection.length !== 2) return null;
  const ordered = SLOTS.filter((slot) => intent.selection.includes(slot));
  return `open-${ordered.join('-')}`;
}

/** A tap on the discard pile: take its card, or with a card in hand put that one there. */
export function tapPile(choice: Choice, intent: Intent): Step {
  if (choice.phase !== 'decide') return { act: 'pile' };
  if (!choice.legal.includes('refuse') && mayTurn(choice.legal)) {
    return { intent: { ...intent, mode: { name: 'turn' } } };
  }
  return { act: 'refuse' };
}

/** The button "refuse and turn a card", which is pressed again to go back. */
export function toggleTurning(intent: Intent): Intent {
  return { ...intent, mode: intent.mode.name === 'turn' ? { name: 'place' } : { name: 'turn' } };
}

export function mayTurn(legal: readonly string[]): boolean {
  return legal.some((action) => action.startsWith('turn-'));
}

/** The slots of beavers that may swim now. */
export function swimmersOf(choice: Choice): Set<Slot> {
  return new Set(
    choice.legal.filter((action) => action.startsWith('swim-')).map((action) => action.split('-')[1] as Slot),
  );
}

/** The places that are lit for `seat`: what a tap on them now would do is allowed. */
export function litPlaces(choice: Choice, intent: Intent, seat: number): Set<Place> {
  const lit = new Set<Place>();
  const own = (slot: string | undefined) => lit.add(displayPlace(seat, slot as Slot));
  for (const action of choice.legal) {
    const [verb, first, second] = action.split('-');
    const { mode, selection } = intent;
    if (verb === 'deck') lit.add('deck');
    else if (verb === 'pile') lit.add('discard');
    else if (verb === 'open') {
      const pair = [first, second];
      // Of two chosen cards the earlier one gives way, so that any other card may still be chosen.
      if (selection.slice(-1).every((chosen) => pair.includes(chosen))) pair.forEach(own);
    } else if (verb === 'swap' && mode.name === 'place') own(first);
    else if (verb === 'turn' && mode.name === 'turn') own(first);
    else if (verb === 'swim' && mode.name === 'place') own(first);
    else if (verb === 'swim' && mode.name === 'swim' && mode.from === first) own(second);
  }
  return lit;
}

export interface HintMarks {
  places: Set<Place>;
  /** The button the hint points to. */
  button: 'refuse' | 'turn' | null;
}

/** What a hinted action points to: only what is to be tapped next, for a tap elsewhere may be another action. */
export function hintMarks(action: string | null, seat: number, { mode, selection }: Intent): HintMarks {
  const [verb, ...slots] = action?.split('-') ?? [];
  const pointing = (...places: Place[]): HintMarks => ({ places: new Set(places), button: null });
  const own = (slot: string | undefined) => displayPlace(seat, slot as Slot);
  const [first, second] = slots;
  // A beaver that is to swim somewhere else gets back out of the water first.
  if (mode.name === 'swim' && !(verb === 'swim' && mode.from === first)) return pointing(own(mode.from));
  if (verb === 'turn' && mode.name !== 'turn') return { places: new Set(), button: 'turn' };
  if (verb === 'swap' && mode.name === 'turn') return { places: new Set(), button: 'turn' };
  if (verb === 'refuse') return { places: new Set(), button: 'refuse' };
  if (verb === 'deck') return pointing('deck');
  if (verb === 'pile') return pointing('discard');
  if (verb === 'swim') return pointing(own(mode.name === 'swim' ? second : first));
  if (verb === 'open')
    return pointing(...slots.filter((slot) => !selection.includes(slot as Slot)).map((slot) => own(slot)));
  return verb === undefined ? pointing() : pointing(own(first));
}
