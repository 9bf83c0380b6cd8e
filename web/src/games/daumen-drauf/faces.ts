/** How Daumen Drauf! draws its cards. */

import type { ComponentProps } from 'svelte';
import type { Faces } from '../../cards/faces';
import Back from './Back.svelte';
import Front from './Front.svelte';
import OnCard from './OnCard.svelte';

export const FACES: Faces<ComponentProps<typeof OnCard>> = { front: Front, back: Back, over: OnCard };
