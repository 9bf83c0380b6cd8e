/** A challenge as it stands: what others do is asked for again as long as somebody looks and anything can happen yet. */

import type { Challenge } from '../protocol';
import type { NotShown } from '../replay/archive';
import { whyNot } from '../replay/whyNot';
import { challengeOf } from './asking';

/** Milliseconds between two looks. */
const AGAIN = 20_000;

export interface Watched {
  /** Null as long as nobody has said. */
  readonly now: Challenge | null;
  /** Why nobody has said, once that is known. */
  readonly problem: NotShown | null;
  /** Whether that may pass; then it is asked again by and by. */
  readonly passing: boolean;
  /** Asks at once. */
  look: () => Promise<void>;
}

/** Watches a challenge for as long as the component stays that calls this. */
export function watched(code: () => string): Watched {
  let now = $state.raw<Challenge | null>(null);
  let problem = $state.raw<NotShown | null>(null);
  const passing = $derived(problem === null || whyNot(problem.reason) === 'not-now');
  const over = $derived(now?.ended === true && now.running === 0);

  /** Where that fails, what was known stays. */
  async function look(): Promise<void> {
    try {
      now = await challengeOf(code());
      problem = null;
    } catch (why) {
      if (now === null) problem = why as NotShown;
    }
  }

  function again(): void {
    if (passing && document.visibilityState === 'visible') void look();
  }

  void look();
  $effect(() => {
    if (over) return;
    const timer = setInterval(again, AGAIN);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  });

  return {
    get now() {
      return now;
    },
    get problem() {
      return problem;
    },
    get passing() {
      return passing;
    },
    look,
  };
}
