/**
 * Cards chosen in the own hand, matched against what the server allows: where exactly these fit, and which cards lead
 * on.  No rule is known here.  Pure.
 */

import type { Place } from '../../cards/place';
import { isNewMeld, type Offer } from './offers';

/** The chosen cards, in the order in which they were chosen. */
export type Selection = readonly string[];

/** The selection after a touch on a card: with it, or without it. */
export function tapped(selection: Selection, card: string): string[] {
  return selection.includes(card) ? selection.filter((one) => one !== card) : [...selection, card];
}

/** What remains of the selection in a hand that has changed. */
export function stillHeld(selection: Selection, hand: readonly string[]): string[] {
  return selection.filter((card) => hand.includes(card));
}

function contains(offer: Offer, selection: Selection): boolean {
  return selection.every((card) => offer.laid.some((laid) => laid.card === card));
}

/** The offers that lay exactly the chosen cards: new melds first, then onto others, the discard last. */
export function fitting(offers: readonly Offer[], selection: Selection): Offer[] {
  if (selection.length === 0) return [];
  return offers
    .filter((offer) => offer.laid.length === selection.length && contains(offer, selection))
    .sort((one, other) => weight(one) - weight(other));
}

function weight(offer: Offer): number {
  if (isNewMeld(offer)) return 0;
  return offer.kind === 'discard' ? 2 : 1;
}

/** The cards of the hand that lead on from a selection to something that may be laid; none before anything is chosen. */
export function onward(offers: readonly Offer[], selection: Selection): Set<string> {
  const found = new Set<string>();
  if (selection.length === 0) return found;
  for (const offer of offers) {
    if (offer.laid.length <= selection.length || !contains(offer, selection)) continue;
    for (const { card } of offer.laid) if (!selection.includes(card)) found.add(card);
  }
  return found;
}

/** Where an offer puts its cards: onto a meld, onto the pile, or free on the table. */
export function targetOf(offer: Offer): Place {
  if ('meld' in offer) return `meld:${offer.meld}`;
  return offer.kind === 'discard' ? 'pile' : 'free';
}

/** The offers by the place that they go to. */
export function targets(offers: readonly Offer[]): Map<Place, Offer[]> {
  const found = new Map<Place, Offer[]>();
  for (const offer of offers) {
    const place = targetOf(offer);
    found.set(place, [...(found.get(place) ?? []), offer]);
  }
  return found;
}

/**
 * What a touch on a place where the chosen cards do not fit would be, so that the server can say why not; null where
 * nobody could mean anything by it.
 */
export function meantBy(place: Place, selection: Selection): string | null {
  const [card, ...more] = selection;
  if (card === undefined || more.length > 0) return null;
  const [zone, meld = ''] = place.split(':');
  if (zone === 'meld') return `add-${meld}-${card}`;
  return zone === 'pile' ? `discard-${card}` : null;
}
