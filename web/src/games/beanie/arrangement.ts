/**
 * Where everything lies on the table of Beanie.  Pure geometry, from the size of the room and what lies there to
 * rectangles in CSS pixels: the others in rows at the top, stock, pile and melds in the middle, the own hand at the
 * bottom.  Tall for phones, wide for larger screens, low for a phone on its side.
 */

import { rectOf, CARD_RATIO, cardRect, type Rect } from '../../cards/place';
import { inRows, mannerOf, othersOf, type Manner } from '../../table-parts/seating';
import type { Meld } from './picture';
import { handHeight, handRows, LIFT, spreadMelds, type MeldSpread } from './rows';

export interface Room {
  width: number;
  height: number;
  seats: number;
  /** The seat at the bottom. */
  own: number;
  /** How many cards the own hand has. */
  cards: number;
  melds: readonly Meld[];
}

/** Another player: the plate, and beside it the hand, face down. */
export interface OtherPlace {
  seat: number;
  area: Rect;
  plate: Rect;
  hand: Rect;
  /** The hand lies on the end of the plate, where there is no room beside it. */
  overlaps: boolean;
}

export interface Arrangement {
  manner: Manner;
  height: number;
  others: OtherPlace[];
  banner: Rect;
  /** How many seconds are left. */
  clock: Rect;
  /** Which rank is wild. */
  wild: Rect;
  stock: Rect;
  /** The pile with its upper cards side by side. */
  pile: Rect;
  /** How wide the cards of stock and pile are. */
  openCard: number;
  melds: Rect;
  spread: MeldSpread;
  ownPlate: Rect;
  /** The button that orders the hand. */
  order: Rect;
  /** What the chosen cards may be laid as. */
  chips: Rect;
  hand: Rect;
  handCard: number;
  handRows: number;
  actions: Rect;
  board: Rect;
  raft: Rect | null;
}

const LEAST_CARD = 44;
const BUTTON = 52;
const CHIPS = 50;
const BANNER = 34;

export function arrange(room: Room): Arrangement {
  return { tall, wide, low }[mannerOf(room)](room);
}

function high(card: number): number {
  return card * CARD_RATIO;
}

/** A seat's box: a plate with a card beside it, or on its end where there is no room. */
function otherPlace(seat: number, left: number, top: number, width: number, height: number): OtherPlace {
  const held = height / CARD_RATIO;
  const overlaps = width < 140;
  const plateHeight = Math.min(height, 44) - 6;
  return {
    seat,
    area: { left, top, width, height: height + 2 },
    plate: {
      left,
      top: top + (height - plateHeight) / 2,
      width: overlaps ? width - 4 : width - held - 8,
      height: plateHeight,
    },
    hand: cardRect(left + width - held, top, held),
    overlaps,
  };
}

/** How many of the others sit in each row on a tall table. */
function rowsOfSeats(others: number, width: number): number[] {
  if (width >= 640 || others <= 2) return [others];
  if (others === 3) return width < 380 ? [2, 1] : [3];
  return others === 4 ? [2, 2] : [3, 2];
}

/** As much of the board as the melds need, where they need more than there is. */
function grown(melds: readonly Meld[], room: Rect, most: number): { spread: MeldSpread; missing: number } {
  const spread = spreadMelds(melds, room, LEAST_CARD, most);
  return { spread, missing: Math.max(0, spread.height - room.height) };
}

function tall(room: Room): Arrangement {
  const edge = room.width < 380 ? 8 : 12;
  const bar = Math.min(room.width - 2 * edge, 720);
  const left = (room.width - bar) / 2;
  const waiting = othersOf(room.seats, room.own);
  const roomy = room.width >= 640;
  const { others, bottom } = inRows(
    waiting,
    rowsOfSeats(waiting.length, room.width),
    { width: room.width, edge: left, top: 8, space: 10, gap: 8, widest: roomy ? 260 : 190 },
    (...box) => otherPlace(...box, roomy ? 60 : 40),
  );
  const hand = Math.max(LEAST_CARD, Math.min(88, bar / 7.4, room.height * 0.09));
  const rows = handRows(room.cards, hand, bar);
  const held = handHeight(rows, hand) + hand * LIFT;
  const open = Math.max(LEAST_CARD, Math.min(80, bar / 7.8, room.height * 0.075));
  const below = 44 + 8 + CHIPS + 12 + held + 8 + BUTTON + 8;
  const rowTop = bottom + BANNER + 6;
  const meldsTop = rowTop + high(open) + 14;
  const least = 1.74 * high(LEAST_CARD) + 4;
  let height = Math.max(room.height, meldsTop + least + 10 + below);
  const melds = { left, top: meldsTop, width: bar, height: height - below - 10 - meldsTop };
  const { spread, missing } = grown(room.melds, melds, roomy ? 90 : 66);
  height += missing;
  melds.height += missing;
  const ownTop = height - below;
  const badge = Math.min(92, bar * 0.24);
  return {
    manner: 'tall',
    height,
    others,
    banner: { left: left + BANNER, top: bottom, width: bar - BANNER, height: BANNER },
    clock: { left, top: bottom, width: BANNER, height: BANNER },
    wild: { left: left + bar - badge, top: rowTop, width: badge, height: high(open) },
    stock: cardRect(left, rowTop, open),
    pile: { left: left + open + 18, top: rowTop, width: bar - open - badge - 30, height: high(open) },
    openCard: open,
    melds,
    spread,
    ownPlate: { left, top: ownTop + 4, width: Math.min(240, bar - 150), height: 38 },
    order: { left: left + bar - 136, top: ownTop, width: 136, height: 44 },
    chips: { left, top: ownTop + 48, width: bar, height: CHIPS },
    hand: {
      left,
      top: height - BUTTON - 16 - handHeight(rows, hand),
      width: bar,
      height: handHeight(rows, hand),
    },
    handCard: hand,
    handRows: rows,
    actions: { left, top: height - BUTTON - 8, width: bar, height: BUTTON },
    board: { left: 0, top: bottom - 6, width: room.width, height: height - bottom + 6 },
    raft: null,
  };
}

function wide(room: Room): Arrangement {
  const edge = Math.max(20, (room.width - 1900) / 2);
  const bar = room.width - 2 * edge;
  const waiting = othersOf(room.seats, room.own);
  const seatHeight = Math.max(48, Math.min(76, room.height * 0.085));
  const { others, bottom } = inRows(
    waiting,
    [waiting.length],
    { width: room.width, edge, top: 14, space: 10, gap: 8, widest: 320 },
    (...box) => otherPlace(...box, seatHeight),
  );
  const actions = Math.max(200, Math.min(260, room.width * 0.19));
  const handWidth = Math.min(1240, bar - actions - 24);
  const hand = Math.max(LEAST_CARD, Math.min(150, room.width / 11.5, room.height * 0.125));
  const rows = handRows(room.cards, hand, handWidth);
  const held = handHeight(rows, hand);
  const below = 44 + 8 + CHIPS + 12 + hand * LIFT + handHeight(Math.max(1, rows), hand) + 16;
  const open = Math.max(LEAST_CARD, Math.min(130, room.width / 15, room.height * 0.105));
  const middleTop = bottom + BANNER + 8;
  let height = Math.max(room.height, middleTop + 2 * high(open) + 60 + below);
  const side = 3.1 * open + 34;
  const melds = rectOf(edge + side + 26, middleTop, bar - side - 26, height - below - middleTop - 16);
  const { spread, missing } = grown(room.melds, melds, Math.min(140, open * 1.15));
  height += missing;
  melds.height += missing;
  const ownTop = height - below;
  const handLeft = room.width / 2 - (handWidth + actions + 24) / 2;
  return {
    manner: 'wide',
    height,
    others,
    banner: rectOf(room.width / 2 - Math.min(620, bar) / 2, bottom, Math.min(620, bar), BANNER),
    clock: { left: edge, top: bottom, width: BANNER, height: BANNER },
    wild: rectOf(edge, middleTop + high(open) + 34, side, Math.max(70, high(open) * 0.66)),
    stock: cardRect(edge, middleTop + 4, open),
    pile: { left: edge + open + 34, top: middleTop + 4, width: side - open - 34, height: high(open) },
    openCard: open,
    melds,
    spread,
    ownPlate: { left: handLeft, top: ownTop + 2, width: Math.min(300, handWidth * 0.4), height: 42 },
    order: { left: handLeft + handWidth - 150, top: ownTop, width: 150, height: 46 },
    chips: { left: handLeft, top: ownTop + 52, width: handWidth, height: CHIPS },
    hand: { left: handLeft, top: height - 16 - held, width: handWidth, height: held },
    handCard: hand,
    handRows: rows,
    actions: rectOf(handLeft + handWidth + 24, ownTop + 12, actions, height - ownTop - 28),
    board: {
      left: Math.max(0, handLeft - 36),
      top: ownTop - 12,
      width: Math.min(room.width, handWidth + actions + 96),
      height: height - ownTop + 12,
    },
    raft: {
      ...melds,
      left: melds.left - 12,
      top: melds.top - 22,
      width: melds.width + 24,
      height: melds.height + 20,
    },
  };
}

function low(room: Room): Arrangement {
  const edge = 12;
  const waiting = othersOf(room.seats, room.own);
  const width = room.width - 2 * edge;
  const { others, bottom } = inRows(
    waiting,
    [waiting.length],
    { width: room.width, edge, top: 6, space: 10, gap: 8, widest: 190 },
    (...box) => otherPlace(...box, 40),
  );
  const leftWidth = width * 0.5;
  const rightLeft = edge + leftWidth + 16;
  const right = width - leftWidth - 16;
  const hand = 46;
  const rows = handRows(room.cards, hand, right);
  const held = handHeight(rows, hand);
  const top = bottom + BANNER + 4;
  const open = LEAST_CARD;
  const meldsTop = top + high(open) + 12;
  const rightHeight = 44 + 6 + CHIPS + 12 + hand * LIFT + handHeight(rows, hand) + 6 + BUTTON + 6;
  let height = Math.max(room.height, bottom + rightHeight, meldsTop + 2 * high(LEAST_CARD) + 12);
  const melds = { left: edge, top: meldsTop, width: leftWidth, height: height - meldsTop - 8 };
  const { spread, missing } = grown(room.melds, melds, 56);
  height += missing;
  melds.height += missing;
  return {
    manner: 'low',
    height,
    others,
    banner: { left: edge + BANNER, top: bottom - 2, width: leftWidth - BANNER, height: BANNER },
    clock: { left: edge, top: bottom - 2, width: BANNER, height: BANNER },
    wild: { left: edge + leftWidth - 84, top, width: 84, height: high(open) },
    stock: cardRect(edge, top, open),
    pile: { left: edge + open + 16, top, width: leftWidth - open - 112, height: high(open) },
    openCard: open,
    melds,
    spread,
    ownPlate: { left: rightLeft, top: bottom + 4, width: Math.min(200, right - 144), height: 36 },
    order: { left: rightLeft + right - 132, top: bottom, width: 132, height: 44 },
    chips: { left: rightLeft, top: bottom + 48, width: right, height: CHIPS },
    hand: { left: rightLeft, top: height - BUTTON - 12 - held, width: right, height: held },
    handCard: hand,
    handRows: rows,
    actions: { left: rightLeft, top: height - BUTTON - 6, width: right, height: BUTTON },
    board: { left: 0, top: bottom - 6, width: room.width, height: height - bottom + 6 },
    raft: null,
  };
}
