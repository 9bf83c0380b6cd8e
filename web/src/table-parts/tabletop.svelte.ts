/** What all parts of one table share while it is shown: its room, its stage, the focus, and what is lit. */

import { createContext } from 'svelte';
import { setCardContext, type CardContext } from '../cards/context';
import type { Place, Rect } from '../cards/place';
import { Stage } from '../cards/stage';
import { TapGuard } from '../cards/tapGuard';
import type { TableProps } from './props';
import { TableRoom } from './room.svelte';
import { isStopped } from './stopping';

const NOTHING: ReadonlySet<Place> = new Set();

/** What the game works out for each moment. */
export interface Marks {
  lit: () => ReadonlySet<Place>;
  hinted: () => ReadonlySet<Place>;
  /** The places that take the focus, and where they are. */
  rects: () => ReadonlyMap<Place, Rect>;
}

export class Tabletop implements CardContext {
  readonly room = new TableRoom();
  readonly stage = new Stage();
  /** Whether the sheet of the keys lies over the table. */
  keysShown = $state(false);
  #focused = $state<Place | null>(null);
  readonly #guard = new TapGuard();
  readonly #props: () => TableProps;
  readonly #marks: Marks;

  constructor(props: () => TableProps, marks: Marks) {
    this.#props = props;
    this.#marks = marks;
    setCardContext(this);
    setTabletop(this);
  }

  get props(): TableProps {
    return this.#props();
  }

  /** Whether nobody can do anything now, as in a pause, so that nothing is asked and nothing lights up. */
  readonly stopped: boolean = $derived.by(() => isStopped(this.props.table));
  readonly lit: ReadonlySet<Place> = $derived.by(() => (this.stopped ? NOTHING : this.#marks.lit()));
  readonly hinted: ReadonlySet<Place> = $derived.by(() => (this.stopped ? NOTHING : this.#marks.hinted()));
  readonly rects = $derived.by(() => this.#marks.rects());

  /** Whether something is asked of the reader. */
  readonly asked: boolean = $derived.by(() => {
    const { seat, situation } = this.props;
    return !this.stopped && seat !== null && situation.actors.includes(seat) && situation.legal.length > 0;
  });

  /** Where the focus is or was; where that place is gone, at the own hand, else at the first place. */
  readonly anchor: Place = $derived.by(() => {
    if (this.#focused !== null && this.rects.has(this.#focused)) return this.#focused;
    const [first = '', ...places] = this.rects.keys();
    return (this.#focused === null ? null : places.find((place) => place.startsWith('own:'))) ?? first;
  });

  focus(place: Place): void {
    this.#focused = place;
  }

  /** Does what a touch at `where` means, once even if it was a double click. */
  tap(where: string, does: () => void): void {
    if (this.#guard.passes(where, performance.now())) does();
  }
}

export const [tabletop, setTabletop] = createContext<Tabletop>();

/** Gives the focus to the card at a place. */
export function focusCard(place: Place, options?: FocusOptions): void {
  document.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus(options);
}
