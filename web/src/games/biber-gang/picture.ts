/** The picture of Biber Gang as the server draws it (`biberbau/games/biber_gang/picture.py`), and what lies where. */

import type { Code, Place, Places } from '../../cards/place';

export const SLOTS = ['T1', 'T2', 'T3', 'T4', 'B1', 'B2', 'B3', 'B4'] as const;
export type Slot = (typeof SLOTS)[number];

export interface ColumnSheet {
  pair: boolean;
  value: number | null;
  points: number;
}

export interface BonusSheet {
  value: number;
  pairs: number;
  points: number;
}

export interface SeatSheet {
  score: number;
  loose: number;
  columns: ColumnSheet[];
  bonuses: BonusSheet[];
}

export interface Picture {
  phase: 'opening' | 'draw' | 'decide' | 'round_over' | 'match_over';
  round: number;
  rounds: number;
  turn: number | null;
  starter: number | null;
  /** Who called the end. */
  caller: number | null;
  last_turns: number[];
  deck: number;
  discard: number;
  top: string | null;
  drawn: { card: Code; source: 'deck' | 'pile' } | null;
  displays: Code[][];
  opened: boolean[];
  own_opening: Slot[] | null;
  totals: number[];
  quiet_turns: number;
  stall_turns: number;
  sheet: SeatSheet[] | null;
  winners: number[] | null;
}

export function displayPlace(seat: number, slot: Slot): Place {
  return `display:${seat}:${slot}`;
}

/** Which card lies at which place of the picture. */
export function placesOf(picture: Picture): Places {
  const places = new Map<Place, Code>();
  if (picture.deck > 0) places.set('deck', null);
  if (picture.top !== null) places.set('discard', picture.top);
  if (picture.drawn && picture.turn !== null) places.set(`hand:${picture.turn}`, picture.drawn.card);
  picture.displays.forEach((display, seat) => {
    SLOTS.forEach((slot, index) => places.set(displayPlace(seat, slot), display[index] ?? null));
  });
  return places;
}

/** What the two cards of a column show together; only for drawing them as belonging together. */
export type ColumnLook = 'open' | 'pair' | 'frozen';

export function columnLook(top: Code, bottom: Code): ColumnLook {
  if (top === null || bottom === null) return 'open';
  if (top === 'B' && bottom === 'B') return 'frozen';
  return top === bottom || top === 'B' || bottom === 'B' ? 'pair' : 'open';
}
