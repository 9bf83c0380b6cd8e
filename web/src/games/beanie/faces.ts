/** How Beanie draws its cards. */

import type { Faces } from '../../cards/faces';
import Back from './Back.svelte';
import Front from './Front.svelte';

export interface Look {
  /** It is a beanie. */
  wild: boolean;
  /** The card, or the rank, that it stands for. */
  as: string | null;
}

export const FACES: Faces<Look> = { front: Front, back: Back, smallUpTo: 84 };
