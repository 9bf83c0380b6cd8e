/** How Biber Gang draws its cards. */

import type { Faces } from '../../cards/faces';
import Back from './Back.svelte';
import Front from './Front.svelte';

export const FACES: Faces<object> = { front: Front, back: Back };
