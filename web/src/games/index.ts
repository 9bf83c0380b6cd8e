/** The games this client can draw; a game joins by one entry here, and by its `Tile.svelte` on the front page. Everything is loaded when first needed. */

import type { Component } from 'svelte';
import type { CardFigureProps, HowToPlayProps, ScoreSheetProps, TableProps } from '../table-parts/props';
import { declaredOf } from '../table-parts/declared';
import type { Text } from '../texts/texts.svelte';

export interface GameEntry {
  table: () => Promise<{ default: Component<TableProps> }>;
  scoreSheet: () => Promise<{ default: Component<ScoreSheetProps> }>;
  howToPlay: () => Promise<{ default: Component<HowToPlayProps> }>;
  /** A card of a hand; none where nobody holds a hand. */
  card?: () => Promise<{ default: Component<CardFigureProps> }>;
  /** What such a card is called. */
  names?: () => Promise<{ cardName: (text: Text, code: string) => string }>;
  /** How long the table may be looked at when a round ends, before its sheet covers it, in milliseconds. */
  lastLook: number;
  /** Whether everybody may act at any moment. */
  realTime?: boolean;
  /** Sentences that sound of water rather than of paper on wood. */
  watery: readonly string[];
}

const PLAIN = 'plain';

export const GAMES: Readonly<Record<string, GameEntry>> = {
  'biber-gang': {
    table: () => import('./biber-gang/Table.svelte'),
    scoreSheet: () => import('./biber-gang/ScoreSheet.svelte'),
    howToPlay: () => import('./biber-gang/HowToPlay.svelte'),
    lastLook: 2600,
    watery: ['biber-gang-event-swam'],
  },
  'daumen-drauf': {
    table: () => import('./daumen-drauf/Table.svelte'),
    scoreSheet: () => import('./daumen-drauf/ScoreSheet.svelte'),
    howToPlay: () => import('./daumen-drauf/HowToPlay.svelte'),
    card: () => import('./daumen-drauf/CardFigure.svelte'),
    names: () => import('./daumen-drauf/names'),
    // The thumbs over the last trick go up first.
    lastLook: 4600,
    watery: [],
  },
  'biber-mania': {
    table: () => import('./biber-mania/Table.svelte'),
    scoreSheet: () => import('./biber-mania/ScoreSheet.svelte'),
    howToPlay: () => import('./biber-mania/HowToPlay.svelte'),
    card: () => import('./biber-mania/CardFigure.svelte'),
    names: () => import('./biber-mania/names'),
    lastLook: 2600,
    watery: [],
  },
  beanie: {
    table: () => import('./beanie/Table.svelte'),
    scoreSheet: () => import('./beanie/ScoreSheet.svelte'),
    howToPlay: () => import('./beanie/HowToPlay.svelte'),
    card: () => import('./beanie/CardFigure.svelte'),
    names: () => import('./beanie/names'),
    lastLook: 2600,
    realTime: true,
    watery: [],
  },
  /** Those of installed packages, which draw nothing themselves. */
  [PLAIN]: {
    table: () => import('./plain/Table.svelte'),
    scoreSheet: () => import('./plain/ScoreSheet.svelte'),
    howToPlay: () => import('./plain/HowToPlay.svelte'),
    lastLook: 2600,
    watery: [],
  },
};

/** Whether an installed package has brought a game, which is drawn from what it has declared. */
export function isBrought(game: string): boolean {
  return !(game in GAMES) && declaredOf(game) !== undefined;
}

/** By which name the texts of a game's table are found. */
export function wordsOf(game: string): string {
  return isBrought(game) ? PLAIN : game;
}

/** How a game is drawn; undefined for one that this page does not know. */
export function entryOf(game: string): GameEntry | undefined {
  return isBrought(game) ? GAMES[PLAIN] : GAMES[game];
}
