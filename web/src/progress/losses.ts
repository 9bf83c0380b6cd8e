/** What decisions have lost on average, by week, from what the house tells of each reviewed match.  Pure. */

import type { Amount, Losses } from '../protocol';
import { mondayOf } from './weeks';

export type Measure = 'points' | 'chance';

/** A match of the reader's whose review is done. */
export interface Reviewed {
  game: string;
  /** When it was over, in milliseconds since 1970. */
  ended: number;
  losses: Losses;
}

/** Some matches together. */
export interface Lost {
  matches: number;
  decisions: number;
  fine: number;
  /** A decision, on average; the interval has no bounds where there is only one decision. */
  lost: Amount;
}

export interface WeekLost extends Lost {
  monday: Date;
}

/** With fewer decisions the interval of a mean is too narrow to be believed. */
export const FEW = 30;

/** The 97.5 % point of the normal distribution. */
const NORMAL_95 = 1.959964;

/** What the decisions of these matches have lost on average. */
export function lostIn(matches: readonly Reviewed[], measure: Measure): Lost {
  const sum = (part: (losses: Losses) => number) =>
    matches.reduce((all, { losses }) => all + part(losses), 0);
  const decisions = sum((losses) => losses.decisions);
  const mean = sum((losses) => losses[measure].total) / Math.max(1, decisions);
  const spread = sum((losses) => losses[measure].squares) - decisions * mean * mean;
  const half =
    decisions > 1
      ? NORMAL_95 * Math.sqrt(Math.max(0, spread) / (decisions - 1) / decisions)
      : Number.POSITIVE_INFINITY;
  return {
    matches: matches.length,
    decisions,
    fine: sum((losses) => losses.fine),
    lost: { mean, low: mean - half, high: mean + half },
  };
}

/** The same week by week, the first one first; weeks without a decision are left out. */
export function byWeek(matches: readonly Reviewed[], measure: Measure): WeekLost[] {
  const weeks = new Map<number, Reviewed[]>();
  for (const match of matches.filter(({ losses }) => losses.decisions > 0)) {
    const monday = mondayOf(match.ended).getTime();
    weeks.set(monday, [...(weeks.get(monday) ?? []), match]);
  }
  return [...weeks]
    .sort(([one], [other]) => one - other)
    .map(([monday, inWeek]) => ({ monday: new Date(monday), ...lostIn(inWeek, measure) }));
}

/** How much less the last week has lost a decision than all weeks before; null where there is too little of either. */
export function gained(matches: readonly Reviewed[], measure: Measure): Amount | null {
  const last = byWeek(matches, measure).at(-1);
  if (!last) return null;
  const before = lostIn(
    matches.filter(({ ended }) => ended < last.monday.getTime()),
    measure,
  );
  if (last.decisions < FEW || before.decisions < FEW) return null;
  const mean = before.lost.mean - last.lost.mean;
  const half = Math.hypot(last.lost.high - last.lost.mean, before.lost.high - before.lost.mean);
  return { mean, low: mean - half, high: mean + half };
}
