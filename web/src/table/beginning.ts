/** How a visit begins: at a table that there is, or with a new one of some kind. */

import type { Body } from '../connection/outbox';
import type { FromClient } from '../protocol';

export interface Beginning {
  /** The table to visit; null to open a new one. */
  code: string | null;
  game: string;
  name: string;
  /** Whether the new table is to teach the game. */
  guided?: boolean;
  /** For a new table at which a match goes on. */
  fork?: Fork;
  /** For a new table at which the cards of a challenge are dealt. */
  accepted?: Accepted;
  /** The bot's seat that is taken at the table that is visited. */
  join?: Joined;
  /** Whether the reader's seat at that table has just come here by its private link. */
  byLink?: boolean;
  /** For a new table that is dealt at once: who plays along, and by which options. */
  atOnce?: AtOnce;
}

/** The moment of a match from which a new table goes on, and how. */
export type Fork = Omit<Extract<FromClient, { type: 'play_on' }>, 'type' | 'id' | 'name'>;

/** The challenge whose cards are dealt at a new table, and who is known to have played them. */
export type Accepted = Omit<Extract<FromClient, { type: 'accept' }>, 'type' | 'id' | 'name'>;

/** A bot's seat, and who is known to have played the cards of the challenge that are dealt there. */
export type Joined = Required<Pick<Extract<FromClient, { type: 'join' }>, 'seat' | 'seats'>>;

export interface AtOnce {
  bots: readonly string[];
  options: Readonly<Record<string, string>>;
}

/** The greeting that opens a new table. */
export function greetingOf({ game, name, guided, fork, accepted }: Beginning): Body {
  if (accepted) return { type: 'accept', name, ...accepted };
  if (fork) return { type: 'play_on', name, ...fork };
  return { type: guided ? 'learn' : 'create', game, name };
}
