/** What stands ready on buttons over the own hand.  Pure. */

import type { Text } from '../../texts/texts.svelte';
import { partsOf } from './intent';
import { cardsName, playName, type Naming } from './names';
import { actionOf, fittingPlays, type Play, type Selection } from './selection';

/** A button that stands for one action. */
export interface Chip {
  action: string;
  cards: string[];
  name: string;
  /** Who would be stabbed: everybody whose group fits, and the display; null where nothing is laid. */
  stabs: { opponents: readonly number[]; display: boolean } | null;
  pressed?: boolean;
  hinted: boolean;
}

/** How many discards are offered at once; the others come when cards are chosen. */
const MOST = 16;

/** Discards that contain the selection, those that a hint advises first, and how many more there are. */
export function chipsOfPlays(
  naming: Naming,
  plays: readonly Play[],
  selection: Selection,
  advised: readonly string[],
): { chips: Chip[]; more: number } {
  const advice = actionOf(advised);
  const wanted = actionOf(selection);
  const fitting = fittingPlays(plays, selection);
  const isAdvised = (play: Play) => advised.length > 0 && actionOf(play.cards) === advice;
  const isChosen = (play: Play) => actionOf(play.cards) === wanted;
  const chips = [
    ...fitting.filter(isAdvised),
    ...fitting.filter((play) => isChosen(play) && !isAdvised(play)),
    ...fitting.filter((play) => !isAdvised(play) && !isChosen(play)),
  ]
    .slice(0, MOST)
    .map((play) => ({
      action: play.action,
      cards: play.cards,
      name: playName(naming, play),
      stabs: { opponents: play.stabs.opponents, display: play.stabs.display.length > 0 },
      pressed: isChosen(play),
      hinted: isAdvised(play),
    }));
  return { chips, more: fitting.length - chips.length };
}

/** Parts of a stabbed group that may be taken while the rest is refused. */
export function chipsOfParts(text: Text, legal: readonly string[], hint: string | null): Chip[] {
  return partsOf(legal).map((cards) => {
    const action = `take-${cards.join('+')}`;
    return {
      action,
      cards,
      name: text('web-biber-mania-part', { shown: cardsName(text, cards) }),
      stabs: null,
      hinted: action === hint,
    };
  });
}
