/** Who belongs to the gang: each seat of a table has one of these heads, so that hats, not colours, tell them apart. */

import type { Face } from '../protocol';

export type Hat = 'none' | 'cap' | 'beanie' | 'straw' | 'sailor' | 'kerchief' | 'flower' | 'glasses';
export type Eyes = 'open' | 'closed' | 'happy' | 'wink' | 'sly' | 'wide' | 'up';
export type Mouth = 'smile' | 'laugh' | 'oh' | 'askew' | 'sour';

export interface Member {
  hat: Hat;
  eyes: Eyes;
}

/** What eyes and mouth do in each face. */
export const EXPRESSIONS: Record<Face, { eyes: Eyes; mouth: Mouth }> = {
  laugh: { eyes: 'happy', mouth: 'laugh' },
  wink: { eyes: 'wink', mouth: 'smile' },
  gasp: { eyes: 'wide', mouth: 'oh' },
  ponder: { eyes: 'up', mouth: 'askew' },
  grumble: { eyes: 'sly', mouth: 'sour' },
  cheer: { eyes: 'happy', mouth: 'laugh' },
};

const MEMBERS: readonly Member[] = [
  { hat: 'cap', eyes: 'sly' },
  { hat: 'flower', eyes: 'open' },
  { hat: 'beanie', eyes: 'wink' },
  { hat: 'straw', eyes: 'open' },
  { hat: 'sailor', eyes: 'open' },
  { hat: 'kerchief', eyes: 'sly' },
  { hat: 'glasses', eyes: 'open' },
];

/** The member of the gang that stands for `seat`; tables larger than the gang begin again. */
export function memberOf(seat: number): Member {
  return MEMBERS[seat % MEMBERS.length] ?? { hat: 'none', eyes: 'open' };
}
