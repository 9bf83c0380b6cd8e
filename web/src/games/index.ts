/** The games this client can draw; a game joins by one entry here. Everything is loaded when first needed. */

import type { Component } from 'svelte';
import type { Lag, Move, Situation, TableInfo } from '../protocol';
import type { RunningClock } from '../table/clocks';
import type { Language, Text } from '../texts/texts.svelte';

export interface TableProps {
  situation: Situation;
  table: TableInfo;
  /** The reader's own seat; null for a watcher. */
  seat: number | null;
  /** The moves of the latest event, whose sequence is `seq`. */
  moves: Move[];
  seq: number;
  /** Whether the reader has answered a question that is still open for others. */
  answered?: boolean;
  /** The reader's actions that are on their way and not yet answered. */
  underWay?: readonly string[];
  /** The clocks that run now. */
  clocks?: readonly RunningClock[];
  /** The action a bot advised for this situation, in short notation. */
  hint: string | null;
  language: Language;
  text: Text;
  act: (action: string) => void;
  requestHint: () => void;
  /**
   * Keeps the log from telling what came after sequence `shown` while the table still plays it out; null when the table
   * has caught up.
   */
  hold?: (shown: number | null) => void;
  /** Animation speed: 0 shows results at once, 1 is the natural pace, 2 is twice as fast. */
  speed: number;
}

export interface ScoreSheetProps {
  situation: Situation;
  table: TableInfo;
  seat: number | null;
  text: Text;
  /** In real time: what the line cost or gave the reader in this round. */
  lag?: Lag | null;
  /** Says that the reader has read the sheet of this round. */
  onready: () => void;
}

export interface HowToPlayProps {
  language: Language;
  text: Text;
}

export interface GameEntry {
  table: () => Promise<{ default: Component<TableProps> }>;
  scoreSheet: () => Promise<{ default: Component<ScoreSheetProps> }>;
  howToPlay: () => Promise<{ default: Component<HowToPlayProps> }>;
  /** How long the table may be looked at when a round ends, before its sheet covers it, in milliseconds. */
  lastLook: number;
  /** Whether everybody may act at any moment. */
  realTime?: boolean;
  /** Sentences that sound of water rather than of paper on wood. */
  watery: readonly string[];
}

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
    // The thumbs over the last trick go up first.
    lastLook: 4600,
    watery: [],
  },
  'biber-mania': {
    table: () => import('./biber-mania/Table.svelte'),
    scoreSheet: () => import('./biber-mania/ScoreSheet.svelte'),
    howToPlay: () => import('./biber-mania/HowToPlay.svelte'),
    lastLook: 2600,
    watery: [],
  },
  beanie: {
    table: () => import('./beanie/Table.svelte'),
    scoreSheet: () => import('./beanie/ScoreSheet.svelte'),
    howToPlay: () => import('./beanie/HowToPlay.svelte'),
    lastLook: 2600,
    realTime: true,
    watery: [],
  },
};
