/** How Biber-Mania draws its cards. */

import type { ComponentProps } from 'svelte';
import type { Faces } from '../../cards/faces';
import Back from './Back.svelte';
import Front from './Front.svelte';
import Mark from './Mark.svelte';

export const FACES: Faces<ComponentProps<typeof Mark>> = {
  front: Front,
  back: Back,
  over: Mark,
  smallUpTo: 76,
};
