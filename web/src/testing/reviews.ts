/** Reviews as tests of their pages have them. */

import type { Amount, ReviewedDecision, ReviewedPrice, ReviewPart } from '../protocol';

const amount = (mean: number, half = 0.1): Amount => ({ mean, low: mean - half, high: mean + half });

/** What `action` was worth, so many points behind the best. */
export function price(action: string, points: number): ReviewedPrice {
  return {
    action,
    name: { message: 'table-review-wait', arguments: {} },
    points: -points,
    chance: 0.5 - points / 20,
    points_behind: amount(points, points && 0.1),
    chance_behind: amount(points / 20, points && 0.01),
  };
}

/** The decision at `step` that lost so many points; one that lost none was fine. */
export function decisionOf(step: number, lost: number): ReviewedDecision {
  return {
    step,
    round: 1,
    done: 'pile',
    legal: 30,
    fine: lost === 0,
    lost: amount(lost),
    prices: lost === 0 ? [price('pile', 0), price('deck', 2)] : [price('deck', 0), price('pile', lost)],
    reasons: [],
    seconded: false,
  };
}

/** The review of seat 0 with these decisions, all that there are, with `changes`. */
export function partOf(decisions: ReviewedDecision[], changes: Partial<ReviewPart> = {}): ReviewPart {
  const lost = decisions.filter(({ fine }) => !fine).sort((one, other) => other.lost.mean - one.lost.mean);
  return {
    seat: 0,
    scale: 'points',
    judged: decisions.length,
    total: decisions.length,
    others: 0,
    complete: true,
    first: 0,
    decisions,
    summary: {
      decisions: decisions.length,
      fine: decisions.length - lost.length,
      points_lost: 0.5,
      chance_lost: 0.02,
      mattered: lost.map(({ step }) => step),
    },
    ...changes,
  };
}

export const DECISIONS = [decisionOf(0, 0.5), decisionOf(4, 0), decisionOf(6, 3)];
