/**
 * What a touch on a place of the table means, read off the list of allowed actions alone: which places are lit, which
 * actions each of them stands for, and what a hint points to.  Pure: no rules, no elements.
 *
 * The places that can be touched: `deck`, `display:KIND`, `stock:KIND`, `own:KIND`, `hand:SEAT` and `pile:SEAT`.
 */

import type { Place } from '../../cards/place';
import type { Phase } from './picture';

/** Choices that are made with buttons instead of on cards. */
export const BUTTONS = ['take', 'refuse', 'no-wish'] as const;
export type Button = (typeof BUTTONS)[number];

/** The place that an action is touched at; null where it has a button or is chosen from the own hand. */
export function placeOf(action: string): Place | null {
  const words = action.split('-');
  const [verb, second, third] = words;
  if (verb === 'stab') return second === 'at' ? `pile:${third}` : `display:${second}`;
  if (verb === 'steal')
    return second === 'display' || second === 'stock' ? `${second}:${third}` : `pile:${second}`;
  if (verb === 'wish') return `hand:${second}`;
  if (verb === 'bad') return `hand:${third}`;
  if (verb === 'give' || verb === 'draw') return second === 'deck' ? 'deck' : `stock:${third}`;
  return null;
}

/**
 * What a touch on a place where nothing is allowed would be, so that the server can say why not; null where nobody
 * could mean anything by it.
 */
export function meantBy(phase: Phase, place: Place): string | null {
  const [zone, what] = place.split(':');
  // Of the draw pile one can only want to draw.
  if (zone === 'deck') return phase === 'bad_guy_draw' ? 'give-deck' : 'draw-deck';
  switch (phase) {
    case 'stab_display':
      return zone === 'display' ? `stab-${what}` : null;
    case 'steal':
      return zone === 'display' || zone === 'stock' ? `steal-${zone}-${what}` : null;
    case 'bad_guy':
      return zone === 'hand' || zone === 'pile' ? `bad-guy-${what}` : null;
    case 'bad_guy_draw':
      return zone === 'stock' ? `give-stock-${what}` : null;
    case 'draw':
      return zone === 'stock' ? `draw-stock-${what}` : null;
    default:
      return null;
  }
}

/** The card that an action names, where it names one: that which is stolen or wished for. */
export function cardOf(action: string): string | null {
  const [verb, , third] = action.split('-');
  return (verb === 'steal' || verb === 'wish') && third !== undefined ? third : null;
}

/** The allowed actions by the place at which they are touched. */
export function choicesAt(legal: readonly string[]): Map<Place, string[]> {
  const found = new Map<Place, string[]>();
  for (const action of legal) {
    const place = placeOf(action);
    if (place === null) continue;
    const there = found.get(place);
    if (there) there.push(action);
    else found.set(place, [action]);
  }
  return found;
}

/** The buttons for what is allowed now. */
export function buttonsOf(legal: readonly string[]): Button[] {
  return BUTTONS.filter((button) => legal.includes(button));
}

/** The parts of a stabbed group that may be taken while the rest is refused: each as its cards. */
export function partsOf(legal: readonly string[]): string[][] {
  return legal
    .filter((action) => action.startsWith('take-'))
    .map((action) => action.slice('take-'.length).split('+'));
}

/** Whether an action is a discard: the cards themselves are its text. */
export function isDiscard(action: string): boolean {
  return action !== 'take' && action !== 'refuse' && !action.includes('-');
}

export interface HintMarks {
  places: Set<Place>;
  button: Button | null;
  /** The cards of the hand that the hint would lay; empty for any other advice. */
  cards: string[];
}

/** What a hinted action points to. */
export function hintMarks(action: string | null): HintMarks {
  if (action === null) return { places: new Set(), button: null, cards: [] };
  if (isDiscard(action)) {
    const cards = action.split('+');
    return { places: new Set(cards.map((card) => `own:${card}`)), button: null, cards };
  }
  const place = placeOf(action);
  const button = BUTTONS.find((each) => each === action) ?? (action.startsWith('take-') ? 'take' : null);
  return { places: new Set(place === null ? [] : [place]), button, cards: [] };
}
