/** How Biber-Mania draws its cards. */

import type { Faces } from '../../cards/faces';
import Back from './Back.svelte';
import Front from './Front.svelte';
import Mark, { type Marking } from './Mark.svelte';

export const FACES: Faces<Marking> = { front: Front, back: Back, over: Mark, smallUpTo: 64 };
