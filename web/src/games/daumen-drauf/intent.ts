/**
 * What a tap means, what is lit, and what a hint points to.  Pure: no rules, no elements.  A tap always asks for
 * something, allowed or not, so that the server can say why not.
 */

import type { Place } from '../../cards/place';
import { ownPlace } from './places';
import { sameFace, type Picture } from './picture';

export interface Choice {
  legal: readonly string[];
  picture: Picture;
}

/** The own card with which a parry is allowed now; null when there is none. */
export function parryCard({ legal, picture }: Choice, seat: number): string | null {
  const shown = picture.to_beat?.card;
  if (!legal.includes('parry') || shown === undefined) return null;
  return picture.hands[seat]?.find((card) => card !== null && sameFace(card, shown)) ?? null;
}

/** What a tap on the own card `card` asks for: the twin of the shown card parries, any other is shown. */
export function tapCard(choice: Choice, seat: number, card: string): string {
  return parryCard(choice, seat) === card ? 'parry' : `show-${card}`;
}

/** The own cards that are lit: what a tap on them asks for is allowed. */
export function litCards(choice: Choice, seat: number): Set<Place> {
  const lit = new Set<Place>();
  for (const card of choice.picture.hands[seat] ?? []) {
    if (card !== null && choice.legal.includes(tapCard(choice, seat, card))) lit.add(ownPlace(card));
  }
  return lit;
}

/** Buttons: passing in turn, letting a card pass out of turn, and parrying. */
export type Button = 'pass' | 'let' | 'parry';

/** The buttons that stand ready, the same for everybody who is asked, whatever they hold. */
export function buttonsOf({ phase }: Picture): Button[] {
  if (phase === 'window') return ['parry', 'let'];
  return phase === 'turn' ? ['parry', 'pass'] : [];
}

export interface HintMarks {
  card: Place | null;
  button: Button | null;
}

/** What a hinted action points to. */
export function hintMarks(action: string | null): HintMarks {
  if (action?.startsWith('show-')) return { card: ownPlace(action.slice('show-'.length)), button: null };
  const button = action === 'pass' || action === 'let' || action === 'parry' ? action : null;
  return { card: null, button };
}
