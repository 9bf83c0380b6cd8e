/** A challenge as it stands: what others do is asked for again as long as somebody looks and anything can happen yet. */

import type { Challenge } from '../protocol';
import type { NotShown } from '../replay/archive';
import { challengeOf } from './asking';

/** Milliseconds between two looks. */
const AGAIN = 20_000;

export interface Watched {
  /** Null as long as nobody has said. */
  readonly now: Challenge | null;
  /** Asks at once; NotShown says why nothing can be told. */
  look: () => Promise<void>;
}

/** Watches a challenge for as long as the component stays that calls this; `fail` hears why the first look failed. */
export function watched(code: () => string, fail: (why: NotShown) => void = () => undefined): Watched {
  let now = $state.raw<Challenge | null>(null);
  const over = $derived(now?.ended === true && now.running === 0);

  async function look(): Promise<void> {
    now = await challengeOf(code());
  }

  /** Where that fails, what was known stays. */
  function again(): void {
    if (now === null || document.visibilityState === 'hidden') return;
    void look().catch(() => undefined);
  }

  void look().catch(fail);
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
    look,
  };
}
