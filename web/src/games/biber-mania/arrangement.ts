/**
 * Where everything lies on the table of Biber-Mania.  Pure geometry, from the size of the room and what lies there to
 * rectangles in CSS pixels: the others with their piles above or around, display and stock in the middle, the own hand
 * at the bottom.  Tall for phones, wide with seats at the sides, low for a phone on its side.
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

export interface Room {
  width: number;
  height: number;
  seats: number;
  /** The seat at the bottom. */
  own: number;
  /** How many kinds of cards, and how many cards, the own hand has. */
  kinds: number;
  cards: number;
  letters: number;
}

/** Another player: the plate, and below it the hand and the pile. */
export interface OtherPlace {
  seat: number;
  area: Rect;
  plate: Rect;
  hand: Rect;
  pile: Rect;
}

export interface Arrangement {
  manner: Manner;
  height: number;
  others: OtherPlace[];
  /** How wide the cards on the others' piles are, and those on the own one. */
  otherCard: number;
  pileCard: number;
  banner: Rect;
  deck: Rect;
  removed: Rect;
  display: Rect;
  stock: Rect;
  /** How wide the cards of display and stock are. */
  openCard: number;
  ownPlate: Rect;
  ownPile: Rect;
  /** What may be laid, and what that would stab. */
  advice: Rect;
  /** The own plate beside that: where room is short it gives up the room of its name. */
  ownMark: Rect;
  /** The own hand, how wide its cards are, and in how many rows they lie. */
  hand: Rect;
  handCard: number;
  handRows: number;
  actions: Rect;
  board: Rect;
  /** The raft under what everybody shares, where the board does not reach so far. */
  raft: Rect | null;
}

const LEAST_CARD = 44;
const BUTTON = 52;
const ADVICE = 54;
/** How wide the own plate is without its name. */
const MARK = 92;
/** A pile, which is one target, may lie in smaller cards where room is short. */
const SMALL_CARD = 32;
/** How wide cards are at most on a phone on its side. */
const LARGEST_LOW = 72;
/** How high two rows of a hand are, in cards. */
const TWO_ROWS = 1.72;

export function arrange(room: Room): Arrangement {
  const manner = mannerOf(room);
  if (manner === 'low') return low(room);
  const inManner = manner === 'tall' ? tall : wide;
  // The largest cards with which everything fits; where nothing does, the table scrolls.
  for (let scale = 1; scale > 0.5; scale -= 0.04) {
    const layout = inManner(room, scale, false);
    if (layout.height <= highest(room)) return layout;
  }
  return inManner(room, 0, true);
}

function high(card: number): number {
  return card * CARD_RATIO;
}

/**
 * In how many rows the own hand lies when of each kind the part `seen` of its width shall be seen: more for a finger,
 * less for a mouse.
 */
function rowsFor(room: Room, width: number, card: number, seen: number): number {
  const needed = room.kinds * card * seen + (room.cards - room.kinds) * card * 0.3;
  return needed <= width ? 1 : 2;
}

/** The own hand in one row or two whose lower edge is at `bottom`. */
function handAbove(
  bottom: number,
  { left, width }: Pick<Rect, 'left' | 'width'>,
  card: number,
  rows: number,
): Rect {
  const height = high(card) * (rows === 2 ? TWO_ROWS : 1);
  return { left, top: bottom - height, width, height };
}

/** A seat's box: the plate on top, below it the hand at the left and the fanned pile. */
function otherPlace(
  seat: number,
  left: number,
  top: number,
  width: number,
  card: number,
  letters: number,
): OtherPlace {
  const plateHeight = plateFor(card >= 56 ? 40 : 30, letters);
  const under = top + plateHeight + 4;
  const held = Math.round(card * 0.62);
  return {
    seat,
    area: { left, top, width, height: plateHeight + 4 + high(card) + 4 },
    plate: { left, top, width, height: plateHeight },
    hand: cardRect(left + (card < 30 ? 7 : 3), under + (high(card) - high(held)) / 2, held),
    pile: { left: left + held + 12, top: under, width: width - held - 14, height: high(card) },
  };
}

/** A flat box: plate, hand and pile side by side. */
function flatPlace(seat: number, left: number, top: number, width: number, card: number): OtherPlace {
  const held = Math.round(card * 0.7);
  const plate = Math.min(width * 0.52, 130);
  const height = high(card);
  return {
    seat,
    area: { left, top, width, height: height + 4 },
    plate: { left, top: top + (height - 32) / 2, width: plate, height: 32 },
    hand: cardRect(left + plate + 4, top + (height - high(held)) / 2, held),
    pile: { left: left + plate + held + 10, top, width: width - plate - held - 12, height },
  };
}

/** How many of the others sit in each row on a tall table. */
function rowsOf(others: number, width: number, letters: number): number[] {
  if (letters > LARGE && others === 3 && width < 640) return [2, 1];
  return others === 4 && width < 640 ? [2, 2] : [others];
}

/** The largest card with which `room.cards` lie in `rows` rows of `width`: as wide as they can. */
function cardFor(room: Room, width: number, rows: number, most: number): number {
  const kinds = Math.ceil(room.kinds / rows);
  const copies = Math.ceil((room.cards - room.kinds) / rows);
  return Math.max(LEAST_CARD, Math.min(most, (width - 6 * (kinds - 1)) / (kinds + 0.3 * copies)));
}

function tall(room: Room, scale: number, tight: boolean): Arrangement {
  const edge = room.width < 380 ? 8 : 12;
  const bar = Math.min(room.width - 2 * edge, 960);
  const left = (room.width - bar) / 2;
  const waiting = othersOf(room.seats, room.own);
  const across = rowsOf(waiting.length, room.width, room.letters);
  const roomy = room.width >= 640;
  const base = Math.max(LEAST_CARD, Math.min(104, bar / 6.5) * scale);
  const rows = rowsFor(room, bar, base, 0.9);
  const hand = tight ? LEAST_CARD : cardFor(room, bar, rows, base * 1.3);
  // Room for two rows is kept, so that nothing moves when the hand gets smaller.
  const [usual, gap] = tight ? [48, 4] : [BUTTON, 8];
  const button = buttonsFor(usual, room.letters);
  // On a phone most sentences have two lines, which shall not cover the piles above.
  const line = bannerFor(tight || roomy ? 30 : 44, room.letters) + 4;
  const handHeight = high(hand) * TWO_ROWS + gap;
  const open = Math.max(LEAST_CARD, Math.min(96, bar / 7.4) * scale);
  const pileCard = tight ? SMALL_CARD : Math.max(44, Math.min(64, open * 0.82));
  const ownPile = high(pileCard);
  const plate = Math.min(210, bar * 0.52);
  const ownHeight = plateFor(38, room.letters);
  const below = gap + ownPile + gap + (tight ? 0 : ADVICE + gap) + handHeight + gap + button + gap;
  const middle = line + 2 * high(open) + 14;
  const other = tight ? 24 : Math.max(32, Math.min(roomy ? 76 : 46, (roomy ? 76 : 52) * scale));
  const { others, bottom } = inRows(
    waiting,
    across,
    { width: room.width, edge, top: tight ? 5 : 8, space: tight ? 4 : 8, gap: 12, widest: 300 },
    (...box) => otherPlace(...box, other, room.letters),
  );
  const height = Math.max(room.height, bottom + middle + below);
  const spare = height - bottom - middle - below;
  const top = bottom + spare * 0.3;
  const small = open * 0.82;
  const rowTop = top + line + high(open) + 10;
  const ownTop = height - below + gap - spare * 0.2;
  const stockLeft = left + small + 26;
  const actionsTop = height - button - gap;
  const chips = bar - plate + (tight ? plate * 0.7 : plate);
  const mark = room.letters > LARGE ? MARK + 20 : MARK;
  const ownPlate = { left, top: ownTop + ownPile - ownHeight, width: plate, height: ownHeight };
  return {
    manner: 'tall',
    height,
    others,
    otherCard: other,
    pileCard,
    banner: { left, top, width: bar, height: line - 4 },
    display: { left, top: top + line, width: bar, height: high(open) },
    deck: cardRect(left, rowTop + (high(open) - high(small)), small),
    stock: { left: stockLeft, top: rowTop, width: left + bar - small - 26 - stockLeft, height: high(open) },
    removed: cardRect(left + bar - small, rowTop + (high(open) - high(small)), small),
    openCard: open,
    ownPlate,
    ...(tight
      ? {
          ownMark: { ...ownPlate, width: mark },
          ownPile: rectOf(left + chips + 8, ownTop, bar - chips - 8, ownPile),
          advice: rectOf(left + mark + 8, ownTop + ownPile - 47, chips - mark - 8, 48),
        }
      : {
          ownMark: ownPlate,
          ownPile: rectOf(left + plate + 10, ownTop, bar - plate - 10, ownPile),
          advice: { left, top: ownTop + ownPile + gap, width: chips, height: ADVICE },
        }),
    hand: handAbove(actionsTop - gap, { left, width: bar }, hand, rows),
    handCard: hand,
    handRows: rows,
    actions: { left, top: actionsTop, width: bar, height: button },
    board: { left: 0, top: bottom, width: room.width, height: height - bottom },
    raft: null,
  };
}

function wide(room: Room, scale: number): Arrangement {
  const edge = Math.max(20, (room.width - 1900) / 2);
  const waiting = othersOf(room.seats, room.own);
  // From three others on, the first and the last sit at the sides.
  const side = waiting.length >= 3 ? 1 : 0;
  const box = Math.max(180, Math.min(330, room.width / (side > 0 ? 5.6 : 4.7)));
  const between = room.width - 2 * (edge + (side > 0 ? box + 20 : 0) + 10);
  // Between those who sit at the sides there is room for the stock with a pile at either end.
  const largest = Math.min(140, room.width / 11.5, room.height * 0.13, (between - 20) / 6.2);
  const open = Math.max(LEAST_CARD, largest * scale);
  const other = Math.max(44, Math.min(106, open * 0.76));
  const hand = Math.max(LEAST_CARD, Math.min(164, room.width / 10.4, room.height * 0.13) * scale);
  const pileCard = Math.max(44, Math.min(112, hand * 0.72));
  const boxHeight = plateFor(other >= 56 ? 40 : 30, room.letters) + 4 + high(other) + 4;
  const line = bannerFor(32, room.letters) + 6;
  const top = 18;
  const middleTop = top + boxHeight + 22;
  const actions = Math.max(200, Math.min(250, room.width * 0.19));
  const handWidth = Math.min(1240, room.width - 2 * edge - actions - 24);
  const rows = rowsFor(room, handWidth, hand, 0.68);
  const handHeight = high(hand) * (rows === 2 ? 1.6 : 1);
  const ownHigh = Math.max(high(pileCard), ADVICE);
  const below = ownHigh + 18 + handHeight + 16;
  const middle = line + 2 + 2 * high(open) + 14;
  const height = Math.max(room.height, middleTop + middle + 16 + below);
  const spare = height - middleTop - middle - 16 - below;
  const ownTop = height - below;
  const center = room.width / 2;
  const lane = Math.min(9 * open + 130, between);
  const others: OtherPlace[] = [];
  const facing = waiting.slice(side, waiting.length - side);
  const sideTop = middleTop + spare / 2 + (middle - boxHeight) / 2 - 10;
  const { letters } = room;
  if (side > 0) others.push(otherPlace(waiting[0] ?? 0, edge, sideTop, box, other, letters));
  const span = Math.min(room.width - 2 * edge, facing.length * (box + 90));
  facing.forEach((seat, index) => {
    const at = center - span / 2 + (span * (index + 0.5)) / facing.length;
    others.push(otherPlace(seat, at - box / 2, top, box, other, letters));
  });
  if (side > 0)
    others.push(otherPlace(waiting.at(-1) ?? 0, room.width - edge - box, sideTop, box, other, letters));
  const openTop = middleTop + spare / 2;
  const rowTop = openTop + line + high(open) + 14;
  const small = open * 0.86;
  const beside = Math.min(34, (lane - 2 * small - 4.4 * open) / 2);
  const stockWidth = Math.min(lane - 2 * (small + beside), 5.4 * open + 60);
  const handLeft = center - (handWidth + actions + 24) / 2;
  const plate = Math.min(250, handWidth * 0.3);
  const own = plateFor(40, letters);
  const ownPile = 3.4 * pileCard;
  const adviceLeft = handLeft + plate + 14 + ownPile + 20;
  const ownPlate = rectOf(handLeft, ownTop + ownHigh - own - 2, plate, own);
  return {
    manner: 'wide',
    height,
    others,
    otherCard: other,
    pileCard,
    banner: {
      left: center - Math.min(620, lane) / 2,
      top: openTop,
      width: Math.min(620, lane),
      height: line - 6,
    },
    display: { left: center - lane / 2, top: openTop + line, width: lane, height: high(open) },
    deck: cardRect(center - stockWidth / 2 - small - beside, rowTop + (high(open) - high(small)) / 2, small),
    stock: { left: center - stockWidth / 2, top: rowTop, width: stockWidth, height: high(open) },
    removed: cardRect(center + stockWidth / 2 + beside, rowTop + (high(open) - high(small)) / 2, small),
    openCard: open,
    ownPlate,
    ownMark: ownPlate,
    ownPile: rectOf(handLeft + plate + 14, ownTop + ownHigh - high(pileCard), ownPile, high(pileCard)),
    advice: rectOf(
      adviceLeft,
      ownTop + ownHigh - ADVICE,
      handLeft + handWidth + 24 + actions - adviceLeft,
      ADVICE,
    ),
    hand: rectOf(handLeft, ownTop + ownHigh + 18, handWidth, handHeight),
    handCard: hand,
    handRows: rows,
    actions: {
      left: handLeft + handWidth + 24,
      top: ownTop + ownHigh + 12,
      width: actions,
      height: height - ownTop - ownHigh - 28,
    },
    board: {
      left: Math.max(0, handLeft - 36),
      top: ownTop - 14,
      width: Math.min(room.width, handWidth + actions + 96),
      height: height - ownTop + 14,
    },
    raft: rectOf(
      center - lane / 2 - 6,
      openTop + line - 28,
      lane + 12,
      rowTop + high(open) - openTop - line + 36,
    ),
  };
}

function low(room: Room): Arrangement {
  const edge = 12;
  const waiting = othersOf(room.seats, room.own);
  const width = room.width - 2 * edge;
  const other = SMALL_CARD;
  const { others, bottom: top } = inRows(
    waiting,
    [waiting.length],
    { width: room.width, edge, top: 4, space: 5, gap: 10, widest: 240 },
    (...box) => flatPlace(...box, other),
  );
  const leftWidth = width * 0.47;
  const right = width - leftWidth - 16;
  const rightLeft = edge + leftWidth + 16;
  const pileCard = SMALL_CARD;
  const ownRow = high(pileCard);
  const [button, gap] = [48, 4];
  const besideHand = ownRow + gap + 48 + gap + gap + 2 * gap + button;
  // The hand gets all the height that is left, in as many rows as let its cards be the larger.
  const cardIn = (rows: number): number => {
    const most = (room.height - top - besideHand) / high(rows === 2 ? TWO_ROWS : 1);
    return cardFor(room, right, rows, Math.min(LARGEST_LOW, most));
  };
  const rows = cardIn(2) > cardIn(1) ? 2 : 1;
  const hand = cardIn(rows);
  const rightHeight = besideHand + high(hand) * (rows === 2 ? TWO_ROWS : 1);
  const leftHeight = 36 + 2 * high(LEAST_CARD) + 24;
  const height = Math.max(room.height, top + Math.max(rightHeight, leftHeight));
  const open = Math.max(
    LEAST_CARD,
    Math.min(LARGEST_LOW, leftWidth / 5.4, (height - top - 60) / 2 / CARD_RATIO),
  );
  const rowTop = top + 36 + high(open) + 12;
  const small = open * 0.82;
  const plate = Math.min(170, right * 0.42);
  const actionsTop = height - button - gap;
  const ownPlate = rectOf(rightLeft, top + 6, plate, 34);
  return {
    manner: 'low',
    height,
    others,
    otherCard: other,
    pileCard,
    banner: { left: edge, top, width: leftWidth, height: 30 },
    display: { left: edge, top: top + 36, width: leftWidth, height: high(open) },
    deck: cardRect(edge, rowTop + 6, small),
    stock: { left: edge + small + 22, top: rowTop, width: leftWidth - 2 * small - 44, height: high(open) },
    removed: cardRect(edge + leftWidth - small, rowTop + 6, small),
    openCard: open,
    ownPlate,
    ownMark: ownPlate,
    ownPile: { left: rightLeft + plate + 8, top, width: right - plate - 8, height: ownRow },
    advice: { left: rightLeft, top: top + ownRow + gap, width: right, height: 48 },
    hand: handAbove(actionsTop - gap, { left: rightLeft, width: right }, hand, rows),
    handCard: hand,
    handRows: rows,
    actions: { left: rightLeft, top: actionsTop, width: right, height: button },
    board: { left: 0, top: top - 4, width: room.width, height: height - top + 4 },
    raft: null,
  };
}
