/**
 * Where everything lies on the table of Daumen Drauf!.  Pure geometry, from the size of the room and the number of
 * seats to rectangles in CSS pixels: the others above or around, the trick's ladder in the middle, the own hand at the
 * bottom.  Tall for phones, wide with seats at the sides, low for a phone on its side.
 */

import { CARD_RATIO, cardRect, type Rect } from '../../cards/place';
import {
  bannerFor,
  buttonsFor,
  inRows,
  LARGE,
  mannerOf,
  othersOf,
  plateFor,
  type Manner,
} from '../../table-parts/seating';

export interface Room {
  width: number;
  height: number;
  seats: number;
  /** The seat at the bottom. */
  own: number;
  letters: number;
}

/** Another player: the plate, and below it hand, pile and how they stand to the trick. */
export interface OtherPlace {
  seat: number;
  area: Rect;
  plate: Rect;
  hand: Rect;
  pile: Rect;
  standing: Rect;
}

export interface Arrangement {
  manner: Manner;
  height: number;
  others: OtherPlace[];
  ownPlate: Rect;
  ownPile: Rect;
  ownStanding: Rect;
  /** Where the own hand is spread, and how wide its cards are. */
  ownHand: Rect;
  ownCard: number;
  /** The trick's room; `ladder.ts` lays it out. */
  ladder: Rect;
  stack: Rect;
  banner: Rect;
  actions: Rect;
  board: Rect;
}

const HAND = 5;
const LEAST_CARD = 44;
/** The small cards that stand for a hand or a pile beside a plate. */
const SMALL_CARD = 20;
/** The same in a box that is narrower than this. */
const NARROW = 112;
const SMALLEST_CARD = 16;
const BUTTON = 52;
/** How far the face on the own plate looks out of it. */
const FACE = 18;
/** How far beside a small card its number stands, and how wide a digit of it is, in parts of its height. */
export const COUNT_GAP = 3;
const DIGIT = 0.6;

/** How high the number beside a small card is at most, however large letters are. */
export function countLetters(card: number): number {
  return Math.min(18, card * 0.7);
}

export function arrange(room: Room): Arrangement {
  return { tall, wide, low }[mannerOf(room)](room);
}

/** A seat's box of the given width: plate on top, the strip below. */
function otherPlace(seat: number, left: number, top: number, width: number, plateHeight: number): OtherPlace {
  const roomy = plateHeight >= 40 && width >= 160;
  const narrow = width < NARROW;
  const card = roomy ? 30 : narrow ? SMALLEST_CARD : SMALL_CARD;
  const strip = card * CARD_RATIO + 4;
  const under = top + plateHeight + 5;
  const digit = DIGIT * countLetters(card);
  const [gap, end] = roomy ? [14, 5] : [7, 1];
  const start = left + (roomy ? 14 : narrow ? 1 : 3);
  // The pile lies across, so it reaches beyond its place on both sides, and its lower cards show at the left.
  const beyond = (card * CARD_RATIO - card) / 2;
  const pile = start + card + COUNT_GAP + digit + gap + beyond;
  const standing = pile + card + beyond + COUNT_GAP + 2 * digit + end;
  return {
    seat,
    area: { left, top, width, height: plateHeight + 5 + strip },
    plate: { left, top, width, height: plateHeight },
    hand: cardRect(start, under, card),
    pile: cardRect(pile, under, card),
    standing: {
      left: standing,
      top: under,
      width: Math.max(24, left + width - standing - 2),
      height: strip - 4,
    },
  };
}

/** How many of the others sit in each row on a tall table. */
function rowsOf(others: number, width: number, letters: number): number[] {
  if (letters > LARGE && width < 640)
    return Array.from({ length: Math.ceil(others / 2) }, (_, row) => Math.min(2, others - 2 * row));
  if (others <= 3) return [others];
  return others === 4 ? [2, 2] : [3, others - 3];
}

function tall(room: Room): Arrangement {
  const edge = room.width < 380 ? 8 : 12;
  const width = room.width - 2 * edge;
  const bar = Math.min(width, 800);
  const left = (room.width - bar) / 2;
  const plateHeight = plateFor(room.width >= 640 ? 40 : 30, room.letters);
  const waiting = othersOf(room.seats, room.own);
  const tight = room.height < 600;
  const { others, bottom: top } = inRows(
    waiting,
    rowsOf(waiting.length, room.width, room.letters),
    { width: room.width, edge, top: tight ? 6 : 10, space: tight ? 4 : 10, gap: tight ? 8 : 10, widest: 300 },
    (...box) => otherPlace(...box, plateHeight),
  );
  const boardTop = top - 2;
  const card = Math.max(
    LEAST_CARD,
    Math.min(132, Math.floor((bar - 6 * (HAND - 1)) / HAND), room.height * 0.11),
  );
  const hand = card * CARD_RATIO;
  const owner = plateFor(36, room.letters);
  const button = buttonsFor(BUTTON, room.letters);
  const banner = bannerFor(40, room.letters);
  const head = banner + 6;
  const below = owner + 10 + hand + 12 + button + 10;
  const least = room.letters > LARGE ? 330 : tight ? 150 : 170;
  const height = Math.max(room.height, top + head + least + below);
  const ladderHeight = Math.min(height - top - head - below - 6, 560);
  const spare = height - top - head - below - ladderHeight;
  const ladderTop = top + head + spare / 2;
  const ownTop = height - below;
  const pileLeft = left + bar - 118;
  return {
    manner: 'tall',
    height,
    others,
    ladder: { left, top: ladderTop, width: bar, height: ladderHeight },
    stack: cardRect(left + 2, top + 6.5, 28),
    banner: { left: left + 66, top: top + 4, width: bar - 66, height: banner },
    ownPlate: { left, top: ownTop, width: bar - 126, height: owner },
    ownPile: cardRect(pileLeft + 2, ownTop + (owner - 36) / 2, 26),
    ownStanding: { left: pileLeft + 60, top: ownTop, width: 58, height: owner },
    ownHand: { left, top: ownTop + owner + 10, width: bar, height: hand },
    ownCard: card,
    actions: { left, top: height - button - 10, width: bar, height: button },
    board: { left: 0, top: boardTop, width: room.width, height: height - boardTop },
  };
}

/** How many of `others` sit at each side of a wide table; the rest face us, and all where the trick needs the width. */
function sidesOf(others: number, width: number): number {
  if (others < 3 || width < (others > 4 ? 1500 : 1300)) return 0;
  return others < 6 ? 1 : 2;
}

function wide(room: Room): Arrangement {
  const edge = Math.max(24, (room.width - 1900) / 2);
  const waiting = othersOf(room.seats, room.own);
  const side = sidesOf(waiting.length, room.width);
  const card = Math.max(LEAST_CARD, Math.min(190, room.width / 9.5, room.height * 0.155));
  const hand = card * CARD_RATIO;
  const facing = waiting.length - 2 * side;
  const box = Math.min(
    Math.max(180, Math.min(264, room.width / 4.8)),
    (room.width - 2 * edge - 14 * (facing - 1)) / facing,
  );
  const plateHeight = plateFor(40, room.letters);
  const boxHeight = plateHeight + 5 + 30 * CARD_RATIO + 4;
  const top = 24;
  const middleTop = top + boxHeight + 26;
  const below = plateHeight + 20 + hand + 24;
  const banner = bannerFor(36, room.letters);
  const height = Math.max(room.height, middleTop + banner + 4 + 190 + below);
  const ownTop = height - below;
  const middle = room.width / 2;
  const sideRoom = side > 0 ? box + 40 : 20;
  const ladderWidth = Math.min(1150, room.width - 2 * (edge + sideRoom));
  const head = banner + 6;
  const free = ownTop - middleTop - head - FACE;
  const ladderHeight = Math.min(free, Math.max(430, room.height * 0.55));
  const ladderTop = middleTop + head + (free - ladderHeight) / 2;
  const bannerWidth = Math.min(540, ladderWidth - 160);
  const left = waiting.slice(0, side);
  const right = waiting.slice(waiting.length - side);
  const opposite = waiting.slice(side, waiting.length - side);
  const others: OtherPlace[] = [];
  const sideTop = (index: number) =>
    ladderTop + ladderHeight / 2 - boxHeight / 2 + (side === 2 ? (index - 0.5) * (boxHeight + 64) : 0);
  left.forEach((seat, index) => {
    others.push(otherPlace(seat, edge, sideTop(side - 1 - index), box, plateHeight));
  });
  const lane = Math.min(room.width - 2 * edge, facing * (box + 110));
  opposite.forEach((seat, index) => {
    const center = middle - lane / 2 + (lane * (index + 0.5)) / facing;
    others.push(otherPlace(seat, center - box / 2, top, box, plateHeight));
  });
  right.forEach((seat, index) => {
    others.push(otherPlace(seat, room.width - edge - box, sideTop(index), box, plateHeight));
  });
  const across = Math.min(HAND * (card + 10), room.width - 2 * (edge + 206));
  const handLeft = middle - across / 2;
  const reach = Math.min(230, handLeft - 30);
  return {
    manner: 'wide',
    height,
    others,
    ladder: { left: middle - ladderWidth / 2, top: ladderTop, width: ladderWidth, height: ladderHeight },
    stack: cardRect(middle - ladderWidth / 2 + 4, middleTop - 9, 34),
    banner: { left: middle - bannerWidth / 2, top: middleTop, width: bannerWidth, height: banner },
    ownPlate: { left: handLeft, top: ownTop, width: across - 190, height: plateHeight },
    ownPile: cardRect(handLeft + across - 170, ownTop - 2, 30),
    ownStanding: { left: handLeft + across - 96, top: ownTop, width: 96, height: plateHeight },
    ownHand: { left: handLeft, top: ownTop + plateHeight + 18, width: across, height: hand },
    ownCard: card,
    actions: { left: handLeft + across + 24, top: ownTop, width: reach - 44, height: below - 20 },
    board: {
      left: middle - Math.max(ladderWidth / 2 + 10, across / 2 + reach),
      top: middleTop - 14,
      width: 2 * Math.max(ladderWidth / 2 + 10, across / 2 + reach),
      height: height - middleTop + 14,
    },
  };
}

function low(room: Room): Arrangement {
  const edge = 12;
  const waiting = othersOf(room.seats, room.own);
  const width = room.width - 2 * edge;
  const { others, bottom: top } = inRows(
    waiting,
    [waiting.length],
    { width: room.width, edge, top: 6, space: 8, gap: 10, widest: 220 },
    (...box) => otherPlace(...box, 30),
  );
  const right = Math.max(290, width * 0.46);
  const rightLeft = room.width - edge - right;
  const card = Math.max(
    LEAST_CARD,
    Math.min(84, (right - 6 * (HAND - 1)) / HAND, (room.height - top - 116) / CARD_RATIO),
  );
  const hand = card * CARD_RATIO;
  const height = Math.max(room.height, top + 38 + hand + 12 + BUTTON + 8);
  return {
    manner: 'low',
    height,
    others,
    ladder: { left: edge, top: top + 40, width: rightLeft - edge - 14, height: height - top - 48 },
    stack: cardRect(edge + 2, top, 27),
    banner: { left: edge + 58, top: top + 2, width: rightLeft - edge - 72, height: 36 },
    ownPlate: { left: rightLeft, top: top + 2, width: right - 118, height: 32 },
    ownPile: cardRect(rightLeft + right - 110, top + 3, 24),
    ownStanding: { left: rightLeft + right - 60, top: top + 2, width: 60, height: 32 },
    ownHand: { left: rightLeft, top: top + 44, width: right, height: hand },
    ownCard: card,
    actions: { left: rightLeft, top: height - BUTTON - 6, width: right, height: BUTTON },
    board: { left: 0, top: top - 4, width: room.width, height: height - top + 4 },
  };
}

/** The cards of the own hand, spread within `hand` as far as there is room, the middle ones a little higher. */
export function spreadHand(hand: Rect, card: number, count: number): { rect: Rect; tilt: number }[] {
  const pace = count > 1 ? Math.min(card + 10, (hand.width - card) / (count - 1)) : 0;
  const start = hand.left + (hand.width - card - pace * (count - 1)) / 2;
  return Array.from({ length: count }, (_, index) => {
    const off = index - (count - 1) / 2;
    return {
      rect: cardRect(start + index * pace, hand.top + Math.abs(off) ** 1.6 * card * 0.022, card),
      tilt: off * 1.6,
    };
  });
}
