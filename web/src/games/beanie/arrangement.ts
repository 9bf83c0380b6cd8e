/**
 * Where everything lies on the table of Beanie.  Pure geometry, from the size of the room and what lies there to
 * rectangles in CSS pixels: the others in rows at the top, stock, pile and melds in the middle, the own hand at the
 * bottom.  Tall for phones, wide for larger screens, low for a phone on its side.
 */

import { rectOf, CARD_RATIO, cardRect, type Rect } from '../../cards/place';
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
import type { Meld } from './picture';
import { handHeight, handRows, inHandRow, largestInOneRow, LIFT, spreadMelds, type MeldSpread } from './rows';

export interface Room {
  width: number;
  height: number;
  seats: number;
  /** The seat at the bottom. */
  own: number;
  /** How many cards the own hand has. */
  cards: number;
  melds: readonly Meld[];
  letters: number;
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
  /** What the chosen cards may be laid as; where room is short, that lies where the own plate is else. */
  chips: Rect;
  shared: boolean;
  hand: Rect;
  handCard: number;
  handRows: number;
  /** How many cards of the hand are shown at a time, and where one turns to the others; all are, where it is null. */
  handShown: number;
  turn: Rect | null;
  actions: Rect;
  board: Rect;
  raft: Rect | null;
}

const LEAST_CARD = 44;
/** A meld is one target: where room is short, its cards may be narrower than a finger. */
const LEAST_MELD = 30;
const BUTTON = 52;
const CHIPS = 50;
const BANNER = 34;

/**
 * With a large hand, else with what is usual, and tighter where a table would scroll with that; where it would even
 * then, two rows of the hand are shown at a time.
 */
export function arrange(room: Room): Arrangement {
  const manner = mannerOf(room);
  if (manner === 'wide') return wide(room);
  const fits = (one: Arrangement) => one.height <= highest(room);
  if (manner === 'low') {
    const roomy = low(room, false);
    return fits(roomy) ? roomy : low(room, true);
  }
  for (const ease of ['large', 'usual', 'tight'] as const) {
    const one = tall(room, ease);
    if (fits(one)) return one;
  }
  return tall(room, 'tight', 2);
}

function high(card: number): number {
  return card * CARD_RATIO;
}

/** A seat's box: a plate with a card beside it, or on its end where there is no room. */
function otherPlace(
  seat: number,
  left: number,
  top: number,
  width: number,
  usual: number,
  letters: number,
): OtherPlace {
  const plateHeight = plateFor(Math.min(usual, 44) - 6, letters);
  const height = Math.max(usual, plateHeight);
  const held = height / CARD_RATIO;
  const overlaps = width < 140;
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
function rowsOfSeats(others: number, width: number, letters: number): number[] {
  if (letters > LARGE) {
    const across = Math.max(1, Math.floor(width / (150 * letters)));
    return Array.from({ length: Math.ceil(others / across) }, (_, row) =>
      Math.min(across, others - row * across),
    );
  }
  if (width >= 170 * others || others <= 2) return [others];
  if (others === 3) return width < 380 ? [2, 1] : [3];
  return others === 4 ? [2, 2] : [3, 2];
}

/** As much of the board as the melds need, where they need more than there is. */
function grown(
  melds: readonly Meld[],
  room: Rect,
  most: number,
  least = LEAST_CARD,
): { spread: MeldSpread; missing: number } {
  const spread = spreadMelds(melds, room, least, most);
  return { spread, missing: Math.max(0, spread.height - room.height) };
}

function tall(room: Room, ease: 'large' | 'usual' | 'tight', mostRows = Infinity): Arrangement {
  const tight = ease === 'tight';
  const edge = room.width < 380 ? 8 : 12;
  const bar = Math.min(room.width - 2 * edge, 960);
  const left = (room.width - bar) / 2;
  const waiting = othersOf(room.seats, room.own);
  const roomy = room.width >= 640;
  const { others, bottom } = inRows(
    waiting,
    rowsOfSeats(waiting.length, room.width, room.letters),
    {
      width: room.width,
      edge: left,
      top: 6,
      space: tight ? 4 : 10,
      gap: 8,
      widest: roomy ? 300 : 190 * room.letters,
    },
    (...box) => otherPlace(...box, roomy ? 60 : tight ? 38 : 40, room.letters),
  );
  const handWidth = tight ? room.width - 8 : bar;
  const usually = (across: number) => Math.max(LEAST_CARD, Math.min(112, bar / across, room.height * 0.095));
  const least = tight ? LEAST_CARD : usually(7.4);
  const most = ease === 'large' ? usually(5.3) : least;
  const hand = largestInOneRow(room.cards, least, most, handWidth);
  const needed = handRows(room.cards, hand, handWidth);
  const rows = Math.min(needed, mostRows);
  const turned = rows < needed;
  // The room of the largest cards is kept, so that nothing above moves when the hand has one card more or less.
  const held = Math.max(handHeight(rows, hand), high(most)) + most * LIFT;
  const open = tight ? LEAST_CARD : Math.max(LEAST_CARD, Math.min(104, bar / 7.8, room.height * 0.08));
  const [usual, clock, gap] = tight ? [48, 30, 3] : [BUTTON, BANNER, 8];
  const button = buttonsFor(usual, room.letters);
  const banner = bannerFor(clock, room.letters);
  const owner = plateFor(44, room.letters);
  const below = (tight ? 48 : owner + 8 + CHIPS + 12) + held + gap + button + gap;
  const rowTop = bottom + banner + gap - 2;
  const meldsTop = rowTop + high(open) + (tight ? 6 : 14);
  const forMelds = 1.74 * high(tight ? LEAST_MELD : LEAST_CARD) + 4;
  let height = Math.max(room.height, meldsTop + forMelds + gap + below);
  const melds = { left, top: meldsTop, width: bar, height: height - below - gap - meldsTop };
  const { spread, missing } = grown(room.melds, melds, roomy ? 112 : 66, tight ? LEAST_MELD : LEAST_CARD);
  height += missing;
  melds.height += missing;
  const ownTop = height - below;
  const badge = roomy ? 190 : Math.min(92, Math.max(78, bar * 0.24)) * (0.8 + 0.2 * room.letters);
  const actionsTop = height - button - gap;
  return {
    manner: 'tall',
    height,
    others,
    banner: { left: left + BANNER, top: bottom, width: bar - BANNER, height: banner },
    clock: { left, top: bottom + banner - clock, width: clock, height: clock },
    wild: { left: left + bar - badge, top: rowTop, width: badge, height: high(open) },
    stock: cardRect(left, rowTop, open),
    pile: { left: left + open + 18, top: rowTop, width: bar - open - badge - 30, height: high(open) },
    openCard: open,
    melds,
    spread,
    ...ownRow({ left, top: ownTop, width: bar }, tight, room.letters, turned),
    handShown: turned ? rows * inHandRow(hand, handWidth) : room.cards,
    hand: {
      left: (room.width - handWidth) / 2,
      top: actionsTop - gap - handHeight(rows, hand),
      width: handWidth,
      height: handHeight(rows, hand),
    },
    handCard: hand,
    handRows: rows,
    actions: { left, top: actionsTop, width: bar, height: button },
    board: { left: 0, top: bottom - (tight ? 2 : 6), width: room.width, height: height - bottom + 6 },
    raft: null,
  };
}

/** Over the own hand: plate and order button, and below them what may be laid, or, where room is short, in one row. */
function ownRow(
  { left, top, width }: Omit<Rect, 'height'>,
  tight: boolean,
  letters: number,
  turned = false,
): Pick<Arrangement, 'ownPlate' | 'order' | 'chips' | 'shared' | 'turn'> {
  const order = tight ? 52 : 136;
  const turn = turned ? 52 : 0;
  const height = plateFor(tight ? 36 : 38, letters);
  return {
    ownPlate: { left, top: top + 4, width: Math.min(240, width - order - turn - 12), height },
    turn: turned ? { left: left + width - order - turn, top, width: 46, height: 44 } : null,
    order: { left: left + width - order, top, width: order, height: plateFor(44, letters) },
    chips: tight
      ? { left, top: top - 2, width: width - order - turn - 8, height: 48 }
      : { left, top: top + plateFor(44, letters) + 4, width, height: CHIPS },
    shared: tight,
  };
}

function wide(room: Room): Arrangement {
  const edge = Math.max(20, (room.width - 1900) / 2);
  const bar = room.width - 2 * edge;
  const waiting = othersOf(room.seats, room.own);
  const seatHeight = Math.max(48, Math.min(64, room.height * 0.07));
  const { others, bottom } = inRows(
    waiting,
    room.letters > LARGE ? rowsOfSeats(waiting.length, room.width, room.letters) : [waiting.length],
    { width: room.width, edge, top: 14, space: 10, gap: 10, widest: 320 },
    (...box) => otherPlace(...box, seatHeight, room.letters),
  );
  const actions = Math.max(200, Math.min(260, room.width * 0.19));
  const handWidth = Math.min(1240, bar - actions - 24);
  const hand = Math.max(LEAST_CARD, Math.min(176, room.width / 9.5, room.height * 0.145));
  const rows = handRows(room.cards, hand, handWidth);
  const held = handHeight(rows, hand);
  const below = CHIPS + 12 + hand * LIFT + handHeight(Math.max(1, rows), hand) + 16;
  const open = Math.max(LEAST_CARD, Math.min(150, room.width / 12, room.height * 0.12));
  const banner = bannerFor(BANNER, room.letters);
  const middleTop = bottom + banner + 24;
  const badge = Math.max(62, Math.min(84, open * 0.62));
  let height = Math.max(room.height, middleTop + high(open) + badge + 40 + below);
  const side = 3 * open + 20;
  const inner = edge + 16;
  const melds = rectOf(inner + side + 30, middleTop, bar - side - 62, height - below - middleTop - 38);
  const { spread, missing } = grown(room.melds, melds, Math.min(176, open * 1.3));
  height += missing;
  melds.height += missing;
  const ownTop = height - below;
  const handLeft = room.width / 2 - (handWidth + actions + 24) / 2;
  const plate = Math.min(260, handWidth * 0.3);
  // Stock and pile stand in the middle of the raft's height with the badge below them.
  const sideTop = middleTop + Math.max(0, (melds.height - high(open) - 18 - badge) * 0.3);
  return {
    manner: 'wide',
    height,
    others,
    banner: rectOf(room.width / 2 - Math.min(620, bar) / 2, bottom, Math.min(620, bar), banner),
    clock: { left: edge, top: bottom, width: BANNER, height: BANNER },
    wild: rectOf(inner, sideTop + high(open) + 18, side, badge),
    stock: cardRect(inner, sideTop, open),
    pile: { left: inner + open + 20, top: sideTop, width: side - open - 20, height: high(open) },
    openCard: open,
    melds,
    spread,
    ownPlate: { left: handLeft, top: ownTop + 4, width: plate, height: 42 },
    order: { left: handLeft + handWidth - 140, top: ownTop + 2, width: 140, height: 46 },
    chips: { left: handLeft + plate + 12, top: ownTop, width: handWidth - plate - 164, height: CHIPS },
    shared: false,
    hand: { left: handLeft, top: height - 16 - held, width: handWidth, height: held },
    handCard: hand,
    handRows: rows,
    handShown: room.cards,
    turn: null,
    actions: rectOf(handLeft + handWidth + 24, ownTop + 2, actions, height - ownTop - 18),
    board: {
      left: Math.max(0, handLeft - 36),
      top: ownTop - 12,
      width: Math.min(room.width, handWidth + actions + 96),
      height: height - ownTop + 12,
    },
    raft: rectOf(edge, middleTop - 24, bar, melds.height + 36),
  };
}

function low(room: Room, tight: boolean): Arrangement {
  const edge = 12;
  const waiting = othersOf(room.seats, room.own);
  const width = room.width - 2 * edge;
  const { others, bottom } = inRows(
    waiting,
    [waiting.length],
    // A finger finds a hand 5 px above and below it, too, and nothing of that may lie under the bar.
    { width: room.width, edge, top: tight ? 5 : 6, space: tight ? 4 : 10, gap: 8, widest: 190 },
    (...box) => otherPlace(...box, tight ? 34 : 40, room.letters),
  );
  const leftWidth = width * 0.5;
  const rightLeft = edge + leftWidth + 16;
  const right = width - leftWidth - 16;
  const hand = LEAST_CARD;
  const rows = handRows(room.cards, hand, right);
  const held = handHeight(rows, hand);
  const [button, gap] = tight ? [48, 3] : [BUTTON, 6];
  const top = bottom + BANNER + 4;
  const open = LEAST_CARD;
  const meldsTop = top + high(open) + (tight ? 8 : 12);
  const rightHeight = (tight ? 48 : 44 + 6 + CHIPS + 12) + hand * LIFT + held + gap + button + gap;
  let height = Math.max(room.height, bottom + rightHeight, meldsTop + 2 * high(LEAST_MELD) + 12);
  const melds = { left: edge, top: meldsTop, width: leftWidth, height: height - meldsTop - 8 };
  const { spread, missing } = grown(room.melds, melds, 56, tight ? LEAST_MELD : LEAST_CARD);
  height += missing;
  melds.height += missing;
  const actionsTop = height - button - gap;
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
    ...ownRow({ left: rightLeft, top: bottom + (tight ? 1 : 0), width: right }, tight, 1),
    hand: { left: rightLeft, top: actionsTop - gap - held, width: right, height: held },
    handCard: hand,
    handRows: rows,
    handShown: room.cards,
    actions: { left: rightLeft, top: actionsTop, width: right, height: button },
    board: { left: 0, top: bottom - (tight ? 3 : 6), width: room.width, height: height - bottom + 6 },
    raft: null,
  };
}
