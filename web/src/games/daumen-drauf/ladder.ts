/**
 * The trick as a ladder: one rung for each colour, the weakest at the bottom, and on it its cards in the order in which
 * they were shown, which is also the order of their strength.  On a wide table the rungs are stairs side by side.
 * Pure geometry.
 */

import { CARD_RATIO, cardRect, type Rect } from '../../cards/place';
import { COLOURS, type Colour, type TrickCard } from './picture';

export interface Rung {
  /** 1 for the weakest colour. */
  rank: number;
  /** null while this trick has not come so far. */
  colour: Colour | null;
  /** Where its cards stand, label included. */
  area: Rect;
  label: Rect;
  /** Where the next card of this rung would be. */
  next: Rect;
}

export interface Ladder {
  rungs: Rung[];
  /** By the card's place in the trick. */
  cards: Rect[];
  card: number;
}

/** The room that a paw needs above and beside its card, in card widths. */
const PAW = 0.2;

export function ladderOf(
  trick: readonly TrickCard[],
  colours: readonly Colour[],
  room: Rect,
  manner: 'rungs' | 'stairs',
): Ladder {
  const counts = COLOURS.map((_, index) => trick.filter(({ card }) => card[0] === colours[index]).length);
  const areas =
    manner === 'rungs' ? COLOURS.map((_, index) => rung(room, index)) : stairs(room, counts, colours.length);
  const first = areas[0] ?? room;
  const label = manner === 'rungs' ? Math.max(58, Math.min(84, room.width * 0.12)) : 0;
  const head = manner === 'rungs' ? 0 : 30;
  const card = Math.min(
    (first.height - head) / (CARD_RATIO + PAW),
    manner === 'rungs' ? room.width / 4.4 : room.width / 7,
    190,
  );
  const cards: Rect[] = [];
  const rungs = areas.map((area, index): Rung => {
    const colour = colours[index] ?? null;
    const places = trick.flatMap(({ card: code }, place) => (code[0] === colour ? [place] : []));
    const start = area.left + label + (manner === 'rungs' ? 8 : 10);
    const across = area.left + area.width - start - card * (1 + PAW);
    // Where a higher card may come, a place is kept for it, so that it moves nobody until room is short.
    const kept = index < colours.length - 1 ? 1 : places.length < 4 ? 0 : 0.45;
    const pace = Math.min(card * 1.3, across / Math.max(places.length - kept, 1));
    const nextLeft = start + places.length * pace;
    const top = area.top + area.height - head - card * CARD_RATIO - (manner === 'rungs' ? 2 : 4);
    places.forEach((place, at) => {
      cards[place] = cardRect(start + at * pace, top, card);
    });
    return {
      rank: index + 1,
      colour,
      area,
      label:
        manner === 'rungs'
          ? { left: area.left, top: area.top, width: label, height: area.height }
          : { left: area.left, top: area.top + area.height - head, width: area.width, height: head },
      next: {
        ...cardRect(nextLeft, top, card),
        width: Math.min(card, Math.max(area.left + area.width - nextLeft - 6, 0)),
      },
    };
  });
  return { rungs, cards, card };
}

/** Bands one above the other, the first at the bottom. */
function rung(room: Rect, index: number): Rect {
  const height = room.height / COLOURS.length;
  return {
    left: room.left,
    top: room.top + (COLOURS.length - 1 - index) * height,
    width: room.width,
    height: height - 4,
  };
}

/** Stairs from left to right, each higher than the one before, and as wide as its cards need in comparison. */
function stairs(room: Rect, counts: readonly number[], reached: number): Rect[] {
  const gap = 12;
  // Where the next card may come there is room for it.
  const weights = counts.map((count, index) => count + (index < reached - 1 ? 0.5 : 1.6));
  const unit = (room.width - gap * (counts.length - 1)) / weights.reduce((sum, weight) => sum + weight, 0);
  const rise = Math.min(36, room.height * 0.1);
  let left = room.left;
  return weights.map((weight, index) => {
    const area = {
      left,
      top: room.top + (counts.length - 1 - index) * rise,
      width: weight * unit,
      height: room.height - (counts.length - 1) * rise,
    };
    left += area.width + gap;
    return area;
  });
}
