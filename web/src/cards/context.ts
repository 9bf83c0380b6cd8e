/** What the cards of one table have in common; the table sets it, each card reads it. */

import { createContext } from 'svelte';
import type { Place } from './place';
import type { Stage } from './stage';

export interface CardContext {
  readonly stage: Stage;
  /** The place that the Tab key leads to; arrows lead on from there. */
  readonly anchor: Place;
  /** The places that take part in what may be done now. */
  readonly lit: ReadonlySet<Place>;
  /** The places that advice points to. */
  readonly hinted: ReadonlySet<Place>;
  /** Notes that the focus has come to a place. */
  focus: (place: Place) => void;
}

export const [cardContext, setCardContext] = createContext<CardContext>();
