/** The course of a match: how the table stood at each step, and where turns and rounds begin.  Pure. */

import type { Replay, TableInfo } from '../protocol';
import type { TableState } from '../table/state';

/** So many lines of what was told are shown, with the present one. */
const LINES = 200;

export interface Course {
  replay: Replay;
  /** By step, the table around the game as it was then. */
  tables: readonly TableInfo[];
  /** The steps at which a turn begins, ascending. */
  turns: readonly number[];
  /** The steps at which a round begins, ascending. */
  rounds: readonly number[];
}

/** `replay` prepared for being shown; `seatName` is what seats are called that have no names. */
export function courseOf(replay: Replay, seatName: (seat: number) => string): Course {
  const tables: TableInfo[] = [];
  const turns: number[] = [];
  const rounds: number[] = [];
  for (const [index, { table, situation }] of replay.steps.entries()) {
    const last = tables.at(-1);
    const shown = table ? named(table, replay, seatName) : last;
    if (!shown) throw new Error('the first step of a match has no table');
    tables.push(shown);
    const before = replay.steps[index - 1]?.situation.picture;
    const { round, turn } = situation.picture;
    if (before?.round !== round) rounds.push(index);
    if (before?.round !== round || before.turn !== turn) turns.push(index);
  }
  return { replay, tables, turns, rounds };
}

/** Seats of a record are people without names. */
function named(table: TableInfo, replay: Replay, seatName: (seat: number) => string): TableInfo {
  if (replay.named) return table;
  const seats = table.seats.map((seat, number) => ({
    ...seat,
    name: seatName(number),
    kind: 'human' as const,
    bot: null,
  }));
  return { ...table, seats };
}

/** The last step. */
export function endOf({ replay }: Course): number {
  return replay.steps.length - 1;
}

/** The last step at which so many actions had been taken, where a new round is dealt, too; -1 where there is none. */
export function stepAfter({ replay }: Course, actions: number): number {
  return replay.steps.findLastIndex((step) => step.actions === actions);
}

/** How the table stood at `step`; `moved` where it is shown how the cards came there. */
export function stateAt({ replay, tables }: Course, step: number, moved: boolean): TableState {
  const at = replay.steps[step];
  const table = tables[step];
  if (!at || !table) throw new Error(`the match has no step ${step}`);
  const log = replay.steps
    .slice(Math.max(0, step + 1 - LINES), step + 1)
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ seq, sentences }) => ({ seq, sentences }));
  const { seq, situation, moves } = at;
  return { seq, seat: replay.seat, table, situation, moves: moved ? moves : [], log };
}

/** The first of `marks` after `step`; else `end`. */
export function next(marks: readonly number[], step: number, end: number): number {
  return marks.find((mark) => mark > step) ?? end;
}

/** The last of `marks` before `step`; else the beginning. */
export function previous(marks: readonly number[], step: number): number {
  return marks.findLast((mark) => mark < step) ?? 0;
}
