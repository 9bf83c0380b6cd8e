/** What this browser has chosen in positions of the days, and the random key under which each choice counts once. */

import { newKey } from '../connection/key';
import { store, stored } from '../storage';

interface Kept {
  key: string;
  /** By game and day, what was chosen first; null where the answer was wanted without a choice. */
  chosen: Record<string, string | null>;
}

const KEY = 'biberbau-daily';
/** So many choices are kept, the last ones: of four games the days that can be looked at. */
export const MOST = 120;

const nameOf = (game: string, day: string) => `${game} ${day}`;

function kept(): Kept {
  const { key, chosen } = (stored(KEY) ?? {}) as Partial<Kept>;
  const known = typeof chosen === 'object' && chosen !== null ? chosen : {};
  return { key: typeof key === 'string' && /^[0-9a-f]{32}$/.test(key) ? key : newKey(), chosen: known };
}

/** The key of this browser; the same from then on. */
export function ownKey(): string {
  const all = kept();
  store(KEY, all);
  return all.key;
}

/** What was chosen in a position, null for nothing; undefined where it is not solved yet. */
export function chosenIn(game: string, day: string): string | null | undefined {
  return kept().chosen[nameOf(game, day)];
}

/** Keeps what was chosen in a position, unless something was chosen there before. */
export function keepChosen(game: string, day: string, action: string | null): void {
  const { key, chosen } = kept();
  if (nameOf(game, day) in chosen) return;
  const entries = [...Object.entries(chosen), [nameOf(game, day), action] as const].slice(-MOST);
  store(KEY, { key, chosen: Object.fromEntries(entries) });
}
