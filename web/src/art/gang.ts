/** Who belongs to the gang, and how they look: hats and colours tell seats apart, and a shape people from bots. */

import type { Colour, Face, Hat } from '../protocol';

export type { Colour, Hat };
export type Eyes = 'open' | 'closed' | 'happy' | 'wink' | 'sly' | 'wide' | 'up';
export type Mouth = 'smile' | 'laugh' | 'oh' | 'askew' | 'sour';

export const HATS: readonly Hat[] = [
  'cap',
  'flower',
  'beanie',
  'straw',
  'sailor',
  'kerchief',
  'glasses',
  'none',
];

export const COLOURS: readonly Colour[] = [
  'water',
  'heather',
  'berry',
  'moss',
  'sky',
  'amber',
  'violet',
  'slate',
];

/** What eyes and mouth do in each face. */
export const EXPRESSIONS: Record<Face, { eyes: Eyes; mouth: Mouth }> = {
  laugh: { eyes: 'happy', mouth: 'laugh' },
  wink: { eyes: 'wink', mouth: 'smile' },
  gasp: { eyes: 'wide', mouth: 'oh' },
  ponder: { eyes: 'up', mouth: 'askew' },
  grumble: { eyes: 'sly', mouth: 'sour' },
  cheer: { eyes: 'happy', mouth: 'laugh' },
};

export interface Look {
  hat: Hat;
  colour: Colour;
  /** Whether it is a bot, which is wound up by a key and whose picture is square. */
  bot: boolean;
  eyes: Eyes;
}

/** What is known of whoever sits in a seat. */
export interface Sitter {
  kind: 'human' | 'bot';
  hat?: Hat | null;
  colour?: Colour | null;
}

const EYES: readonly Eyes[] = ['sly', 'open', 'wink', 'open', 'open', 'sly', 'open'];

/** The `index`-th of `all`; the next one that nobody has chosen, as long as there is any. */
function given<One>(all: readonly One[], index: number, chosen: readonly (One | null | undefined)[]): One {
  const turned = [...all.slice(index % all.length), ...all.slice(0, index % all.length)];
  const free = turned.find((one) => !chosen.includes(one)) ?? turned[0];
  if (free === undefined) throw new Error('there is nothing to choose from');
  return free;
}

/** How whoever sits in `seat` looks: as they have chosen, else as the seat has it and nobody else has chosen. */
export function lookOf(sitters: readonly Sitter[], seat: number): Look {
  const { kind = 'human', hat, colour } = sitters[seat] ?? {};
  return {
    hat:
      hat ??
      given(
        HATS.slice(0, -1),
        seat,
        sitters.map((one) => one.hat),
      ),
    colour:
      colour ??
      given(
        COLOURS.slice(0, -1),
        seat,
        sitters.map((one) => one.colour),
      ),
    bot: kind === 'bot',
    eyes: EYES[seat % EYES.length] ?? 'open',
  };
}
