/**
 * The trick as a ladder: one rung for each colour, the weakest at the bottom, and on it its cards in the order in which
 * they were shown, which is also the order of their strength.  On a wide table the rungs are stairs side by side.
 * Pure geometry.
 */

import { rectOf, CARD_RATIO, cardRect, type Rect } from '../../cards/place';
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
/** How far the beaver whose card it is hangs below it, in card widths. */
const HANG = 0.1;
/** So many cards on stairs are shown large. */
const FEW = 5;
/** Cards that have room lie at least so far apart that a finger finds each, in pixels. */
const FINGER = 46;
/** How much of a card is most of it, in card widths. */
const MOST = 0.7;
/** What is left free at the end of a rung, in pixels. */
const MARGIN = 6;
/** The label under a stair, in pixels. */
const HEAD = 30;

export function ladderOf(
  trick: readonly TrickCard[],
  colours: readonly Colour[],
  room: Rect,
  manner: 'rungs' | 'stairs',
): Ladder {
  const label = manner === 'rungs' ? Math.max(66, Math.min(84, room.width * 0.12)) : 0;
  const head = manner === 'rungs' ? 0 : HEAD;
  const high = manner === 'rungs' ? room.height / COLOURS.length - 4 : room.height - 2 * riseIn(room) - HEAD;
  const across = manner === 'rungs' ? room.width / 4.4 : room.width / (trick.length <= FEW ? 5.4 : 7);
  const hang = manner === 'rungs' ? 0 : HANG;
  const card = Math.min(high / (CARD_RATIO + PAW + hang), across, 190);
  const counts = COLOURS.map((_, index) => trick.filter(({ card }) => card[0] === colours[index]).length);
  const areas =
    manner === 'rungs'
      ? COLOURS.map((_, index) => rung(room, index))
      : stairs(closely(room, card), card, counts, colours.length);
  const cards: Rect[] = [];
  const rungs = areas.map((area, index): Rung => {
    const colour = colours[index] ?? null;
    const places = trick.flatMap(({ card: code }, place) => (code[0] === colour ? [place] : []));
    const start = area.left + label + (manner === 'rungs' ? 8 : 10);
    const space = area.left + area.width - start - card * (1 + PAW);
    const pace = paceOf(places.length, space, card, index >= colours.length - 1);
    // The next card lies beside the last one and its paw, for what is under them cannot be read.
    const beside = Math.max(places.length - 1, 0) * pace + card * (1 + PAW);
    const nextLeft = start + (places.length > 0 ? Math.max(beside, places.length * pace) : 0);
    const top = area.top + area.height - head - card * (CARD_RATIO + hang) - 2;
    places.forEach((place, at) => (cards[place] = cardRect(start + at * pace, top, card)));
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
        width: Math.min(card, Math.max(area.left + area.width - nextLeft - MARGIN, 0)),
      },
    };
  });
  return { rungs, cards, card };
}

/**
 * How far `count` cards on a rung are apart whose last one may begin `space` further on than the first.  Where a higher
 * card may come, a place is kept for it: a whole one where that still shows most of the others.
 */
function paceOf(count: number, space: number, card: number, open: boolean): number {
  const roomy = Math.max(card * 1.3, FINGER);
  const gaps = Math.max(count - 1, 1);
  if (!open) return Math.min(roomy, space / gaps);
  const whole = (space - card - MARGIN) / gaps;
  return Math.min(roomy, whole > card * MOST ? whole : space / Math.max(count, 1));
}

/** Bands one above the other, the first at the bottom. */
function rung(room: Rect, index: number): Rect {
  const height = room.height / COLOURS.length;
  return rectOf(room.left, room.top + (COLOURS.length - 1 - index) * height, room.width, height - 4);
}

/** Stairs from left to right, each higher than the one before: a card wide, and wider as their cards need it. */
function stairs(room: Rect, card: number, counts: readonly number[], reached: number): Rect[] {
  const gap = 12;
  const least = card * (1 + PAW) + 12;
  // Where the next card may come there is room for it.
  const weights = counts.map(
    (count, index) => Math.max(count - 1, 0) + (index < reached - 1 ? 0.1 : index < reached ? 2 : 0.1),
  );
  const free = room.width - gap * (counts.length - 1) - least * counts.length;
  const unit = free / weights.reduce((sum, weight) => sum + weight, 0);
  const rise = riseIn(room);
  let left = room.left;
  return weights.map((weight, index) => {
    const area = {
      left,
      top: room.top + (counts.length - 1 - index) * rise,
      width: least + weight * unit,
      height: room.height - (counts.length - 1) * rise,
    };
    left += area.width + gap;
    return area;
  });
}

/** How much higher each stair is than the one before, in pixels. */
function riseIn(room: Rect): number {
  return Math.min(36, room.height * 0.1);
}

/** The middle of `room`, as high as stairs for cards of this width need. */
function closely(room: Rect, card: number): Rect {
  const height = Math.min(room.height, card * (CARD_RATIO + 2.2 * PAW + HANG) + HEAD + 2 * riseIn(room));
  return { ...room, top: room.top + (room.height - height) / 2, height };
}
