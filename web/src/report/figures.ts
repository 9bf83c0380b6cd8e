/** The figures of a report in words, and where intervals lie in a drawing.  Pure. */

import type { Amount, WholeReport } from '../protocol';
import { written } from '../review/figures';

type Rules = Pick<WholeReport, 'measures' | 'kinds' | 'seats'>;
export type Row = Rules['measures'][number];
export type Kind = Rules['kinds'][number];

/** What the report is on, and the standard game beside it where it is a variant. */
export function partsOf(report: WholeReport): {
  mine: Omit<WholeReport, 'against'>;
  usual: Omit<WholeReport, 'against'> | null;
} {
  return report.against ? { mine: report.against, usual: report } : { mine: report, usual: null };
}

/** A mean with its interval, with as many digits after the point as are worth reading. */
export function amount(estimate: Amount, language: string): string {
  const size = Math.max(Math.abs(estimate.low), Math.abs(estimate.high));
  const digits = size >= 100 ? 1 : 2;
  const [mean, low, high] = [estimate.mean, estimate.low, estimate.high].map((value) =>
    written(value, language, digits),
  );
  return `${mean ?? ''} [${low ?? ''}; ${high ?? ''}]`;
}

/** A scale that holds some intervals, and 0 where it is asked for, with a little room on both sides. */
export function scaleOf(
  estimates: readonly Amount[],
  marks: readonly number[] = [],
): (value: number) => number {
  const ends = [...estimates.flatMap(({ low, high }) => [low, high]), ...marks];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const room = (high - low || Math.abs(high) || 1) * 0.08;
  return (value) => (value - low + room) / (high - low + 2 * room);
}
