/** The lines of a match: how many points everybody had after each round, and where that is on a chart. */

import { across, down, type Frame } from '../../parts/frame';
import { signed } from '../../texts/points';

export interface Line {
  seat: number;
  /** What a path of the chart is drawn by. */
  path: string;
  /** Where it ends. */
  end: { x: number; y: number };
  /** Where its beaver is drawn, so that none hides another. */
  head: number;
}

export interface Tick {
  at: number;
  label: string;
}

export interface Chart {
  lines: Line[];
  /** Points at the left edge. */
  points: Tick[];
  /** Rounds below. */
  rounds: Tick[];
}

export interface EndsFrame extends Frame {
  /** How far apart two beavers at the ends of lines must be. */
  apart: number;
}

/** By seat, the points after each round, beginning with none: the rows of a score pad added up. */
export function running(pad: readonly (readonly number[])[], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const sums = [0];
    for (const scores of pad) sums.push((sums.at(-1) ?? 0) + (scores[seat] ?? 0));
    return sums;
  });
}

/** The chart of such sums in a frame, with the better points above. */
export function chartOf(
  sums: readonly (readonly number[])[],
  better: 'low' | 'high',
  frame: EndsFrame,
): Chart {
  const all = sums.flat();
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const steps = Math.max(1, (sums[0]?.length ?? 1) - 1);
  const span = Math.max(1, most - least);
  const x = (step: number): number => across(frame, step / steps);
  const y = (points: number): number =>
    down(frame, (better === 'high' ? most - points : points - least) / span);
  const lines = sums.map((row, seat) => {
    const places = row.map((points, step) => ({ x: x(step), y: y(points) }));
    const end = places.at(-1) ?? { x: 0, y: 0 };
    const path = places.map((place, step) => `${step ? 'L' : 'M'}${fine(place.x)} ${fine(place.y)}`).join('');
    return { seat, path, end, head: end.y };
  });
  spread(lines, frame);
  // Every round is named as long as there is room for its number.
  const every = Math.ceil(steps / Math.max(1, Math.floor((frame.width - frame.left - frame.right) / 28)));
  return {
    lines,
    points: ticksOf(least, most).map((points) => ({ at: y(points), label: signed(points) })),
    rounds: Array.from({ length: steps }, (_, step) => step + 1)
      .filter((round) => round % every === 0)
      .map((round) => ({ at: x(round), label: `${round}` })),
  };
}

function fine(value: number): string {
  return value.toFixed(1);
}

/** Round numbers from the least to the most points, three to six of them. */
export function ticksOf(least: number, most: number): number[] {
  const span = Math.max(1, most - least);
  const rough = 10 ** Math.floor(Math.log10(span / 2));
  const step = [1, 2, 5, 10].map((by) => Math.max(1, by * rough)).find((by) => span / by <= 5) ?? span;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Moves the heads apart where lines end close to one another, and keeps them on the chart. */
function spread(lines: Line[], frame: EndsFrame): void {
  const order = [...lines].sort((one, other) => one.end.y - other.end.y || one.seat - other.seat);
  let free = frame.top;
  for (const line of order) {
    line.head = Math.max(line.head, free);
    free = line.head + frame.apart;
  }
  let floor = frame.height - frame.bottom;
  for (const line of [...order].reverse()) {
    line.head = Math.min(line.head, floor);
    floor = line.head - frame.apart;
  }
}
