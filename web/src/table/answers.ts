/** What the house answers to whom has asked or acted: advice, or why not. */

import type { Hinted, Late, Sentence } from '../protocol';

/** What a bot would do: the action in short notation, what it is called, why, and what would be next best. */
export type Advice = Pick<Hinted, 'action' | 'sentence' | 'reasons' | 'beside'>;

export interface Refusal {
  reason: Sentence;
  /** The rulebook clause, as "4.4", where the game refused. */
  clause: string | null;
  /** In real time: who was first, where what was asked for had just been possible. */
  late: Late | null;
}
