/** How a game draws its cards: it registers the faces once, and every card of its tables is drawn with them. */

import type { Component } from 'svelte';
import type { Code } from './place';

/** The faces of a game's cards; what they are drawn by besides the code is its `Look`. */
export interface Faces<Look extends object> {
  front: Component<{ code: string; small: boolean } & Look>;
  back: Component;
  /** What is on the card and travels with it. */
  over?: Component<{ code: Code } & Look>;
  /** Cards up to this many pixels wide are drawn small. */
  smallUpTo?: number;
}
