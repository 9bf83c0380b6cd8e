/** What the house answers to whom has asked or acted: advice, or why not. */

import type { Late, Sentence } from '../protocol';

export interface Advice {
  /** The advised action in short notation. */
  action: string;
  sentence: Sentence;
  /** Why, the strongest reason first. */
  reasons: readonly Sentence[];
}

export interface Refusal {
  reason: Sentence;
  /** The rulebook clause, as "4.4", where the game refused. */
  clause: string | null;
  /** In real time: who was first, where what was asked for had just been possible. */
  late: Late | null;
}
