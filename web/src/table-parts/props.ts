/** What a game's parts are given, wherever they are shown. */

import type { Snippet } from 'svelte';
import type { Code } from '../cards/place';
import type { Lag, Move, Situation, TableInfo } from '../protocol';
import type { RunningClock } from './clocks';
import type { Spoken } from './spoken';
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
  /**
   * In real time: the seconds until the round opens, which the table gives a place; null once it is open.  Until then
   * cards are looked at and chosen, and nobody may do anything with them.
   */
  opening?: Snippet | null;
  /** The reader's actions that are on their way and not yet answered. */
  underWay?: readonly string[];
  /** The clocks that run now. */
  clocks?: readonly RunningClock[];
  /** What people say now. */
  spoken?: readonly Spoken[];
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
  /** Whether the table is only looked at: nothing on it acts, and no key is its own but the arrows among its cards. */
  looking?: boolean;
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
  /** What stands in the foot of the sheet between two rounds. */
  between?: Snippet;
}

export interface HowToPlayProps {
  game: string;
  language: Language;
  text: Text;
}

export interface CardFigureProps {
  code: Code;
  /** What it is called; without a name it is decorative. */
  name?: string | undefined;
  /** Drawn for a box of up to 64 pixels. */
  small?: boolean;
}
