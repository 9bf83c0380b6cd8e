/** Shows a match step by step: where it stands, with whose eyes, and whether it runs on by itself. */

import type { NotShown } from './archive';
import { nameOfEyes, type Eyes, type MomentOf } from './address';
import { courseOf, endOf, next, previous, stateAt, type Course } from './course';
import type { Replay } from '../protocol';

/** How long a step stands at the natural pace, in milliseconds. */
const STEP = 1400;
/** How often it is looked whether the table has played out a step. */
const AGAIN = 200;

export const PACES = [0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

export class Projector {
  course = $state.raw<Course | null>(null);
  eyes = $state.raw<Eyes>({ seat: null, open: false });
  /** The eyes that were asked for last; what they saw may be on its way. */
  wanted = $state.raw<Eyes>({ seat: null, open: false });
  step = $state(0);
  /** Why nothing can be shown. */
  problem = $state.raw<NotShown | null>(null);
  running = $state(false);
  pace = $state<Pace>(1);
  /** Whether the present step was reached from the one before, so that its cards are seen to move. */
  moved = $state(false);
  /** Counts what is no step forward: the table is then laid anew instead of playing out how it came there. */
  cut = $state(0);
  /** Whether the table still plays out the present step. */
  held = $state(false);

  readonly #load: (eyes: Eyes) => Promise<Replay>;
  readonly #seatName: (seat: number) => string;
  readonly #courses = new Map<string, Course>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    load: (eyes: Eyes) => Promise<Replay>,
    seatName: (seat: number) => string,
    { step, eyes }: MomentOf,
  ) {
    this.#load = load;
    this.#seatName = seatName;
    this.step = step;
    void this.look(eyes);
  }

  readonly state = $derived.by(() =>
    this.course === null ? null : stateAt(this.course, Math.min(this.step, endOf(this.course)), this.moved),
  );

  get end(): number {
    return this.course === null ? 0 : endOf(this.course);
  }

  get atEnd(): boolean {
    return this.course !== null && this.step >= this.end;
  }

  /** Sees the same moment with other eyes. */
  async look(eyes: Eyes): Promise<void> {
    const name = nameOfEyes(eyes);
    this.wanted = eyes;
    try {
      const course = this.#courses.get(name) ?? courseOf(await this.#load(eyes), this.#seatName);
      this.#courses.set(name, course);
      if (this.wanted !== eyes) return;
      this.eyes = eyes;
      this.course = course;
      this.problem = null;
      this.#jump(Math.min(this.step, endOf(course)));
    } catch (problem) {
      if (this.wanted !== eyes) return;
      this.stop();
      this.problem = problem as NotShown;
    }
  }

  /** Goes to a step, by playing it out where it is the next one. */
  go(step: number): void {
    const to = Math.max(0, Math.min(step, this.end));
    if (to === this.step) return;
    if (to === this.step + 1 && !this.held) {
      this.moved = true;
      this.step = to;
    } else this.#jump(to);
  }

  forward(): void {
    if (this.atEnd) return;
    this.stop();
    this.go(this.step + 1);
  }

  back(): void {
    if (this.step === 0) return;
    this.stop();
    this.go(this.step - 1);
  }

  /** Goes to where the next, or an earlier, turn or round begins. */
  leap(what: 'turns' | 'rounds', way: 1 | -1): void {
    if (this.course === null || (way === 1 ? this.atEnd : this.step === 0)) return;
    this.stop();
    const marks = this.course[what];
    this.#jump(way === 1 ? next(marks, this.step, this.end) : previous(marks, this.step));
  }

  toggle(): void {
    if (this.running) this.stop();
    else this.run();
  }

  /** Lets the match run on, from its beginning where it is at its end. */
  run(): void {
    if (this.course === null) return;
    if (this.atEnd) this.#jump(0);
    this.running = true;
    this.#later(STEP / 2);
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }

  #later(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#advance(), wait / this.pace);
  }

  #advance(): void {
    if (this.held) {
      this.#later(AGAIN);
      return;
    }
    this.go(this.step + 1);
    if (this.atEnd) this.stop();
    else this.#later(STEP);
  }

  #jump(step: number): void {
    this.moved = false;
    this.held = false;
    this.cut += 1;
    this.step = step;
  }
}
