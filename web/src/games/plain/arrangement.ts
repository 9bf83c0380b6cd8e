/**
 * Where everything lies on the table of a game of which only its zones are known.  Pure geometry, from the size of the room
 * and how many cards lie where to rectangles in CSS pixels: the others above, the zones of the table in the middle, what one
 * has at the bottom.  On a phone on its side the bottom stands beside the rest.
 */

import { CARD_RATIO, cardRect, type Rect } from '../../cards/place';
import {
  bannerFor,
  buttonsFor,
  highest,
  inRows,
  LARGE,
  mannerOf,
  othersOf,
  plateFor,
  type Manner,
} from '../../table-parts/seating';

/** A zone as it is laid out: its cards side by side, or as one pile. */
export interface ZoneShape {
  name: string;
  count: number;
  spread: boolean;
}

export interface Room {
  width: number;
  height: number;
  letters: number;
  seats: number;
  /** The seat at the bottom. */
  own: number;
  /** How many zones each of the others has. */
  strips: number;
  /** The zones of the table. */
  middle: readonly ZoneShape[];
  /** Zones of one's own beside the hand. */
  beside: readonly ZoneShape[];
  /** How many cards the hand has. */
  hand: number;
  /** Whether there is something to be known of the table besides its cards. */
  facts: boolean;
  /** Whether somebody plays here, who needs room for what can be done. */
  seated: boolean;
}

export interface ZonePlace {
  name: string;
  label: Rect;
  /** Of a pile, one. */
  cards: Rect[];
}

export interface OtherPlace {
  seat: number;
  area: Rect;
  plate: Rect;
  /** Where each of the zones lies. */
  strips: Rect[];
  card: number;
}

export interface Arrangement {
  manner: Manner;
  height: number;
  others: OtherPlace[];
  banner: Rect;
  facts: Rect;
  middle: ZonePlace[];
  chips: Rect;
  ownPlate: Rect;
  beside: ZonePlace[];
  hand: Rect[];
  actions: Rect;
  board: Rect;
}

/** What a finger needs of a card. */
const FINGER = 44;
const GAP = 8;
const WIDEST = 1040;
/** To what part of their size cards shrink before a table scrolls. */
const SMALLEST = 0.4;

export function arrange(room: Room): Arrangement {
  const manner = mannerOf(room);
  let scale = 1;
  // The largest cards with which everything fits; where nothing does, the smallest, and the table scrolls.
  while (scale > SMALLEST && laid(room, manner, scale).height > highest(room)) scale -= 0.05;
  const found = laid(room, manner, scale);
  const spare = Math.max(0, room.height - found.height);
  return spare > 0 ? laid(room, manner, scale, spare) : found;
}

interface Column {
  left: number;
  width: number;
  top: number;
}

/** How large cards are where nothing is in their way. */
function sizes(room: Room, manner: Manner, scale: number) {
  const most = { tall: [118, 92, 30], wide: [150, 128, 44], low: [84, 72, 26] }[manner];
  const share = { tall: [0.24, 0.2, 0.08], wide: [0.17, 0.15, 0.055], low: [0.2, 0.17, 0.08] }[manner];
  const sized = (index: number, least: number) =>
    Math.max(
      least,
      Math.min(most[index] ?? 0, (manner === 'tall' ? room.width : room.height) * (share[index] ?? 0)) *
        scale,
    );
  return { own: sized(0, FINGER), middle: sized(1, FINGER), small: sized(2, 18) };
}

function laid(room: Room, manner: Manner, scale: number, spare = 0): Arrangement {
  const edge = room.width < 380 ? 8 : 12;
  const across = room.width - 2 * edge;
  const card = sizes(room, manner, scale);
  const halves = manner === 'low';
  const width = halves ? across * 0.48 : Math.min(across, WIDEST);
  const upper: Column = { left: halves ? edge : (room.width - width) / 2, width, top: 8 };
  const { others, bottom } = othersAbove(room, { left: edge, width: across, top: 8 }, card.small);
  upper.top = bottom;
  const boardTop = others.length > 0 ? bottom - 4 : 0;
  const lower: Column = halves ? { left: room.width - edge - width, width, top: bottom } : upper;
  const banner = take(upper, bannerFor(36, room.letters), 6);
  // What is left over goes above and below the middle.
  if (!halves) upper.top += spare * 0.3;
  const facts = take(upper, room.facts ? 24 * room.letters : 0, room.facts ? 6 : 0);
  const middle = zonesIn(room.middle, upper, card.middle, room.letters);
  if (!halves) upper.top += spare * 0.4;
  const chips = take(lower, room.seated ? 48 : 0, room.seated ? 10 : 0);
  if (halves) lower.top += spare;
  else lower.top += spare * 0.3;
  const ownPlate = take(lower, plateFor(36, room.letters), 8);
  const plate = { ...ownPlate, width: Math.min(ownPlate.width, 420) };
  plate.left += (ownPlate.width - plate.width) / 2;
  const beside = zonesIn(room.beside, lower, Math.max(FINGER, card.middle * 0.6), room.letters);
  const hand = rowsOfCards(Math.max(room.hand, 1), lower, card.own).slice(0, room.hand);
  lower.top += 10;
  const actions = take(lower, room.seated ? buttonsFor(52, room.letters) : 0, 8);
  const bar = Math.min(actions.width, 760);
  const height = Math.max(upper.top, lower.top);
  return {
    manner,
    height,
    others,
    banner,
    facts,
    middle,
    chips,
    ownPlate: plate,
    beside,
    hand,
    actions: { ...actions, left: actions.left + (actions.width - bar) / 2, width: bar },
    board: {
      left: halves || manner === 'tall' ? 0 : Math.max(0, upper.left - 40),
      top: boardTop,
      width: halves || manner === 'tall' ? room.width : Math.min(room.width, width + 80),
      height: height - boardTop,
    },
  };
}

/** Takes a line of a column. */
function take(column: Column, height: number, space: number): Rect {
  const line = { left: column.left, top: column.top, width: column.width, height };
  column.top += height + space;
  return line;
}

function othersAbove(
  { seats, own, letters, strips, width }: Room,
  column: Column,
  card: number,
): { others: OtherPlace[]; bottom: number } {
  const waiting = othersOf(seats, own);
  const most = width >= 640 ? Math.floor(column.width / 150) : letters > LARGE ? 2 : 3;
  const lines = Math.ceil(waiting.length / Math.max(1, most));
  const rows = Array.from({ length: lines }, (_, line) =>
    Math.floor((waiting.length + line) / lines),
  ).reverse();
  const plate = plateFor(width >= 640 ? 38 : 30, letters);
  const high = Math.max(card * CARD_RATIO, 14);
  const { others, bottom } = inRows(
    waiting,
    rows,
    { width: column.width, edge: 0, top: column.top, space: 10, gap: width >= 640 ? 28 : 10, widest: 300 },
    (seat, left, top, box): OtherPlace => {
      const share = box / Math.max(1, strips);
      return {
        seat,
        area: { left, top, width: box, height: plate + 4 + (strips > 0 ? high : 0) },
        plate: { left, top, width: box, height: plate },
        strips: Array.from({ length: strips }, (_, index) => ({
          left: left + index * share + 4,
          top: top + plate + 4,
          width: share - 8,
          height: high,
        })),
        card,
      };
    },
  );
  const moved = (rect: Rect): Rect => ({ ...rect, left: rect.left + column.left });
  return {
    others: others.map((place) => ({
      ...place,
      area: moved(place.area),
      plate: moved(place.plate),
      strips: place.strips.map(moved),
    })),
    bottom: bottom + 2,
  };
}

/** Zones one beside the other, each under its name, in as many lines as they need. */
function zonesIn(zones: readonly ZoneShape[], column: Column, card: number, letters: number): ZonePlace[] {
  const label = 20 * Math.min(letters, 1.5);
  const least = Math.min(column.width, 84 * Math.min(letters, 1.5));
  const widths = zones.map(({ spread, count }) =>
    Math.min(column.width, Math.max(least, (spread ? Math.max(1, count) : 1) * (card + GAP) - GAP)),
  );
  const fits = widths.reduce((sum, width) => sum + width + 2 * GAP, -2 * GAP) <= column.width;
  const lines: { zone: ZoneShape; width: number }[][] = [];
  let left = Infinity;
  let kind = false;
  zones.forEach((zone, index) => {
    const width = widths[index] ?? least;
    // Where not all has room in one line, piles lie in lines of their own.
    if (left + width > column.width || (!fits && zone.spread !== kind)) {
      lines.push([]);
      left = 0;
    }
    lines.at(-1)?.push({ zone, width });
    left += width + 2 * GAP;
    kind = zone.spread;
  });
  return lines.flatMap((line) => {
    const whole = line.reduce((sum, { width }) => sum + width + 2 * GAP, -2 * GAP);
    let start = column.left + (column.width - whole) / 2;
    let bottom = column.top;
    const places = line.map(({ zone, width }): ZonePlace => {
      const box: Column = { left: start, width, top: column.top + label };
      const named = { left: start - GAP, top: column.top, width: width + 2 * GAP, height: label };
      start += width + 2 * GAP;
      const cards = rowsOfCards(zone.spread ? Math.max(1, zone.count) : 1, box, card);
      bottom = Math.max(bottom, box.top);
      return { name: zone.name, label: named, cards };
    });
    column.top = bottom + 6;
    return places;
  });
}

/** Cards in rows in the middle of a column; a finger finds each. */
function rowsOfCards(count: number, column: Column, card: number): Rect[] {
  const across = Math.min(card, column.width);
  const most = Math.max(1, 1 + Math.floor((column.width - across) / FINGER));
  const lines = Math.ceil(count / most);
  const each = Math.ceil(count / lines);
  const rects = Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / each);
    const here = Math.min(each, count - line * each);
    const pace = here > 1 ? Math.min(across + GAP, (column.width - across) / (here - 1)) : 0;
    const start = column.left + (column.width - across - pace * (here - 1)) / 2;
    return cardRect(start + (index % each) * pace, column.top + line * (across * CARD_RATIO + GAP), across);
  });
  column.top += lines * (across * CARD_RATIO + GAP) - GAP;
  return rects;
}

/** The cards of another player's zone, closer the more there are. */
export function stripOf({ left, top, width }: Rect, card: number, count: number): Rect[] {
  const pace = count > 1 ? Math.min(card * 0.72, Math.max(0, (width - card) / (count - 1))) : 0;
  const start = left + Math.max(0, (width - card - pace * (count - 1)) / 2);
  return Array.from({ length: count }, (_, index) => cardRect(start + index * pace, top, card));
}
