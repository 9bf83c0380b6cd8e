/** How the cards of an installed game are drawn. */

import type { Faces } from '../../cards/faces';
import Back from './Back.svelte';
import type { Deck } from './deck';
import Front from './Front.svelte';

export interface Look {
  deck: Deck;
}

export const FACES: Faces<Look> = { front: Front, back: Back, smallUpTo: 84 };
