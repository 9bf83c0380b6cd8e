/** How Daumen Drauf! draws its cards. */

import type { Faces } from '../../cards/faces';
import Back from './Back.svelte';
import Front from './Front.svelte';
import OnCard, { type Laid } from './OnCard.svelte';

export const FACES: Faces<Laid> = { front: Front, back: Back, over: OnCard };
