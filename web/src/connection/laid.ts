/**
 * The cards that this browser has laid ready for several tables: for each the token by which the house knows who did,
 * who alone may end it.
 */

import { store, stored } from '../storage';

export interface LaidCards {
  /** The challenge's. */
  code: string;
  token: string;
  game: string;
  /** When they were laid ready, in milliseconds since 1970. */
  laid: number;
}

const KEY = 'biberbau-laid';
/** So many are remembered, the last ones: a club has an evening a week. */
const MOST = 60;

/** What has been laid ready here, the newest first. */
export function laidCards(): LaidCards[] {
  const saved = stored(KEY);
  return Array.isArray(saved) ? saved.filter(isLaid).sort((one, other) => other.laid - one.laid) : [];
}

export function noteLaid(cards: LaidCards): void {
  store(KEY, [cards, ...laidCards().filter(({ code }) => code !== cards.code)].slice(0, MOST));
}

/** The token of a challenge whose cards were laid ready here; null of any other. */
export function laidToken(code: string): string | null {
  return laidCards().find((cards) => cards.code === code)?.token ?? null;
}

function isLaid(value: unknown): value is LaidCards {
  const cards = value as Partial<LaidCards> | null;
  return (
    typeof cards?.code === 'string' &&
    typeof cards.token === 'string' &&
    typeof cards.game === 'string' &&
    typeof cards.laid === 'number'
  );
}
