/** What the gallery shows of each game: its situations by name, and its cards. */

import type { Component } from 'svelte';
import type { Code } from '../../cards/place';
import type { Situation } from '../../protocol';
import * as beanie from './beanie';
import * as biberGang from './biber-gang';
import * as biberMania from './biber-mania';
import * as daumenDrauf from './daumen-drauf';
import * as plain from './plain';

/** A card to look at: its code, and what else its game draws on it. */
interface CardLook extends Record<string, unknown> {
  code: Code;
}

export interface Samples {
  /** The situation of a name; of any other name the one in which the reader has most to choose from. */
  situation: (state: string, seats: number) => Situation;
  cards: readonly CardLook[];
  figure: () => Promise<{ default: Component<CardLook & { small: boolean }> }>;
}

const figures = import.meta.glob('../../games/*/CardFigure.svelte') as Record<string, Samples['figure']>;

function samplesOf(
  game: string,
  { sampleSituation, CARDS }: { sampleSituation: Samples['situation']; CARDS: readonly CardLook[] },
): Samples {
  const figure = figures[`../../games/${game}/CardFigure.svelte`];
  if (!figure) throw new Error(`${game} draws no cards`);
  return { situation: sampleSituation, cards: CARDS, figure };
}

export const SAMPLES: Readonly<Record<string, Samples>> = {
  'biber-gang': samplesOf('biber-gang', biberGang),
  'biber-mania': samplesOf('biber-mania', biberMania),
  'daumen-drauf': samplesOf('daumen-drauf', daumenDrauf),
  beanie: samplesOf('beanie', beanie),
  plain: samplesOf('plain', plain),
};
