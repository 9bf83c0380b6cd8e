/** Who belongs to the gang: each seat of a table has one of these heads, so that hats, not colours, tell them apart. */

export type Hat = 'none' | 'cap' | 'beanie' | 'straw' | 'sailor' | 'kerchief' | 'flower' | 'glasses';
export type Eyes = 'open' | 'closed' | 'happy' | 'wink' | 'sly';

export interface Member {
  hat: Hat;
  eyes: Eyes;
}

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
