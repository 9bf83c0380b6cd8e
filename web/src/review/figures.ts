/** Points and chances as they are written, and where they lie in a drawing.  Pure. */

import { across, down, type Frame } from '../parts/frame';
import type { Amount, ReviewedDecision, ReviewedPrice, ReviewPart } from '../protocol';

export type Scale = ReviewPart['scale'];

/** A number with a true minus sign and so many digits after the point, as the language writes it. */
export function written(value: number, language: string, digits = 1): string {
  const shown = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(value));
  return value < 0 && Number(value.toFixed(digits)) !== 0 ? `−${shown}` : shown;
}

/** The same with its sign, for what is told is more or less than something. */
export function signed(value: number, language: string, digits = 1): string {
  const shown = written(value, language, digits);
  return value > 0 && Number(value.toFixed(digits)) !== 0 ? `+${shown}` : shown;
}

/** Half the width of an interval. */
export function halfOf({ low, high }: Amount): number {
  return (high - low) / 2;
}

/** An amount as the texts take it: chances in hundredths, points as they are. */
export function amountWords(amount: Amount, scale: Scale, language: string): { amount: string } {
  return { amount: withHalf(written, amount.mean, amount, scale, language) };
}

/** A number and, where that is as much as is written, how far it may be off. */
function withHalf(write: typeof written, mean: number, of: Amount, scale: Scale, language: string): string {
  const factor = scale === 'chance' ? 100 : 1;
  const half = written(halfOf(of) * factor, language);
  const shown = write(mean * factor, language);
  return half === written(0, language) ? shown : `${shown} ± ${half}`;
}

/** What an action is worth: points more than the mean of all seats, and the chance to win in hundredths. */
export function worthWords(price: ReviewedPrice, language: string): { points: string; chance: string } {
  return { points: signed(price.points, language), chance: written(100 * price.chance, language, 0) };
}

/** How far something lies behind, with its sign: what dropped out early may even lie ahead of the best. */
export function behindWords(amount: Amount, scale: Scale, language: string): { amount: string } {
  return { amount: withHalf(signed, -amount.mean, amount, scale, language) };
}

/** Whether an amount is more than nothing at all, as it is written. */
export function saysSomething(amount: Amount, scale: Scale): boolean {
  const least = scale === 'chance' ? 0.0005 : 0.05;
  return Math.abs(amount.mean) >= least || halfOf(amount) >= least;
}

/** The scale beside which the other is told in small. */
export function otherScale(scale: Scale): Scale {
  return scale === 'chance' ? 'points' : 'chance';
}

/** How far a price lies behind the best. */
export function behind(price: ReviewedPrice, scale: Scale): Amount {
  return scale === 'chance' ? price.chance_behind : price.points_behind;
}

/** Whether nothing says that an action lost anything beside the best. */
export function isFine(price: ReviewedPrice, scale: Scale): boolean {
  return behind(price, scale).low <= 0;
}

/**
 * How far the bars of prices reach: as far as the farthest interval of any decision of a match, so that a point is as long
 * beside each of them.
 */
export function reachOf(decisions: readonly ReviewedDecision[], scale: Scale): number {
  const ends = decisions.flatMap(({ prices }) => prices.map((price) => behind(price, scale).high));
  return Math.max(...ends, Number.EPSILON);
}

/** The price of what was done. */
export function takenOf(decision: ReviewedDecision): ReviewedPrice | undefined {
  return decision.prices.find(({ action }) => action === decision.done);
}

/** The best price. */
export function bestOf(decision: ReviewedDecision): ReviewedPrice | undefined {
  return decision.prices[0];
}

/** The decisions that mattered, what lost most first. */
export function mattered(
  decisions: readonly ReviewedDecision[],
  steps: readonly number[],
): ReviewedDecision[] {
  return steps.flatMap((step) => decisions.find((decision) => decision.step === step) ?? []);
}

/** Where each chance lies in a frame, one decision after the other. */
export function placesOf(chances: readonly number[], frame: Frame): { x: number; y: number }[] {
  const steps = Math.max(1, chances.length - 1);
  return chances.map((chance, index) => ({
    x: across(frame, index / steps),
    y: down(frame, 1 - chance),
  }));
}
