/**
 * Where everything lies on a table at which each seat has a display of cards in rows and columns.  Pure geometry:
 * from the size of the room and the number of seats to rectangles in CSS pixels.  Three arrangements: tall for
 * phones, wide with the others around the table, low for a phone on its side.
 */

import { rectOf, CARD_RATIO, cardRect, type Rect } from '../cards/place';
import {
  cardWithin,
  display,
  displayHeight,
  displayWidth,
  otherSeat,
  othersLeast,
  OTHERS_LEAST,
  OWN_LEAST,
  type SeatLayout,
  type TableShape,
} from './seatLayout';
import { bannerFor, buttonsFor, highest, LARGE, mannerOf, othersOf, plateFor, type Manner } from './seating';

export type { SeatLayout, TableShape } from './seatLayout';

export interface TableLayout {
  manner: Manner;
  height: number;
  seats: SeatLayout[];
  /** The wooden jetty: what everybody shares and the own display lie on it; the others float around it. */
  board: Rect;
  stock: Rect;
  discard: Rect;
  banner: Rect;
  actions: Rect;
}

export function tableLayout(shape: TableShape): TableLayout {
  const manner = mannerOf(shape);
  const arrangements: Arrangement[] = manner === 'tall' ? tallOnes(shape) : manner === 'low' ? [low] : [wide];
  let fallback: TableLayout | null = null;
  // The largest cards with which everything fits; where nothing does, the flattest table, which scrolls.
  for (const arrange of arrangements) {
    for (let scale = 1; scale > 0.3; scale -= 0.03) {
      const layout = arrange(shape, scale);
      if (layout.height <= highest(shape))
        return { ...layout, height: Math.max(shape.height, layout.height) };
      if (fallback === null || layout.height < fallback.height) fallback = layout;
    }
  }
  return fallback ?? low(shape, 1);
}

type Arrangement = (shape: TableShape, scale: number) => TableLayout;

/** Tall arrangements from the roomiest to the flattest. */
function tallOnes(shape: TableShape): Arrangement[] {
  const others = shape.seats - 1;
  const roomy =
    shape.width >= 640 ? Math.max(others, 1) : others === 4 ? 2 : Math.min(3, Math.max(others, 1));
  const flat = others === 4 ? 4 : roomy;
  const least = shape.columns * (OTHERS_LEAST + 2) + 14;
  const most = Math.max(1, Math.floor((shape.width - 6) / (shape.letters > LARGE ? 2 * least : least)));
  return [
    (size, scale) => tall(size, scale, { across: Math.min(roomy, most), compact: false }),
    (size, scale) => tall(size, scale, { across: Math.min(flat, most), compact: false }),
    // A page enlarged beyond a phone's width has no room beside the piles.
    (size, scale) =>
      tall(size, scale, {
        across: Math.min(flat, most),
        compact: size.width >= 300 && size.letters <= LARGE,
      }),
  ];
}

interface TallManner {
  /** How many of the others sit side by side. */
  across: number;
  /** On a short phone the banner stands beside the piles instead of above them. */
  compact: boolean;
}

function tall(shape: TableShape, scale: number, { across, compact }: TallManner): TableLayout {
  const edge = shape.width < 380 ? 10 : 14;
  const room = shape.width - 2 * edge;
  const others = othersOf(shape.seats, shape.own);
  const space = 14;
  const boxWidth = (room - (across - 1) * space) / across;
  const widestOther = cardWithin(boxWidth, shape);
  const other = Math.max(
    othersLeast(widestOther, shape),
    Math.min(widestOther, Math.max(54, shape.width / 11) * scale),
  );
  // On a page enlarged beyond a phone's width own cards get what there is.
  const widest = cardWithin(room, shape);
  const own = Math.max(
    Math.min(OWN_LEAST, widest),
    Math.min(widest, Math.max(96, shape.width / 5.4) * scale),
  );
  const seats: SeatLayout[] = [];
  let top = 10;
  for (let lane = 0; lane * across < others.length; lane++) {
    const row = others.slice(lane * across, (lane + 1) * across);
    const start = edge + (room - row.length * boxWidth - (row.length - 1) * space) / 2;
    row.forEach((seat, index) => {
      seats.push(otherSeat(seat, start + index * (boxWidth + space), top, boxWidth, other, shape));
    });
    top += (seats.at(-1)?.area.height ?? 0) + (compact ? 12 : 18);
  }
  const boardTop = others.length > 0 ? top : 0;
  top += compact ? 8 : 14;
  const pile = Math.max(OWN_LEAST + 4, Math.min(own * 0.92, Math.max(84, shape.width / 6.5)));
  const pileHeight = pile * CARD_RATIO;
  const ownHeight = displayHeight(own, shape);
  const plateHeight = plateFor(compact ? 34 : 40, shape.letters);
  const line = bannerFor(30, shape.letters);
  const head = compact ? 0 : line + 6;
  const barHeight = shape.width < 300 ? 172 : buttonsFor(52, shape.letters);
  const needed = top + head + pileHeight + 12 + plateHeight + 4 + ownHeight + 10 + barHeight + 8;
  const spare = Math.max(0, shape.height - needed);
  top += spare * 0.3;
  // Deck, discard pile and the drawn card stand in one row, in the middle or, beside the banner, at the left.
  const pace = compact ? pile + 10 : pile * 1.25 + 12;
  const first = compact ? edge : shape.width / 2 - pile / 2 - pace;
  const banner = compact
    ? { left: first + 3 * pace, top: top + 4, width: room - 3 * pace, height: pileHeight - 8 }
    : { left: edge, top, width: room, height: line };
  top += head;
  const [stock, discard, hand] = [0, 1, 2].map((step) => cardRect(first + step * pace, top, pile)) as [
    Rect,
    Rect,
    Rect,
  ];
  top += pileHeight + 12 + spare * 0.3;
  const start = (shape.width - displayWidth(own, shape)) / 2;
  const bar = Math.min(room, Math.max(480, displayWidth(own, shape)));
  seats.unshift({
    seat: shape.own,
    area: { left: edge, top, width: room, height: plateHeight + 4 + ownHeight },
    plate: { left: (shape.width - bar) / 2, top, width: bar, height: plateHeight },
    cards: display(start, top + plateHeight + 4, own, shape),
    hand,
  });
  top += plateHeight + 4 + ownHeight + 10;
  const height = top + barHeight + 8;
  return {
    manner: 'tall',
    height,
    seats,
    board: { left: 0, top: boardTop, width: shape.width, height: Math.max(height, shape.height) - boardTop },
    stock,
    discard,
    banner,
    actions: { left: (shape.width - bar) / 2, top, width: bar, height: barHeight },
  };
}

function wide(shape: TableShape, scale: number): TableLayout {
  const edge = Math.max(28, Math.min(shape.width * 0.04, 80), (shape.width - 2000) / 2);
  const others = othersOf(shape.seats, shape.own);
  const side = others.length >= 3 ? 2 : 0;
  const lanes = Math.max(others.length - side, 1) + side;
  const widest = cardWithin((shape.width - 2 * edge - (lanes - 1) * 30) / lanes, shape);
  const other = Math.max(28, othersLeast(widest, shape), Math.min(110, shape.width / 19, widest) * scale);
  const own = Math.max(OWN_LEAST, Math.min(170, shape.width / 11) * scale);
  const pile = Math.max(OWN_LEAST, own * 0.9);
  const box = displayWidth(other, shape);
  const plateHeight = plateFor(40, shape.letters);
  const line = bannerFor(32, shape.letters);
  const boxHeight = plateHeight + 6 + displayHeight(other, shape);
  const ownHeight = plateHeight + 6 + displayHeight(own, shape);
  const ownWidth = displayWidth(own, shape);
  // From three others on, the first and the last sit at the sides.
  const aside = others.length >= 3 ? [others[0], others.at(-1)] : [];
  const facing = others.filter((seat) => !aside.includes(seat));
  const top = 26;
  const bottom = 18;
  const between = pile * CARD_RATIO + line + 44;
  const height = top + boxHeight + between + ownHeight + bottom;
  const spare = Math.max(0, shape.height - height);
  const seats: SeatLayout[] = [];
  const ownTop = top + boxHeight + between + spare;
  const start = (shape.width - ownWidth) / 2;
  const middleTop = top + boxHeight + 20 + spare * 0.5;
  seats.push({
    seat: shape.own,
    area: { left: start, top: ownTop, width: ownWidth, height: ownHeight },
    plate: { left: start, top: ownTop, width: ownWidth, height: plateHeight },
    cards: display(start, ownTop + plateHeight + 6, own, shape),
    hand: cardRect(shape.width / 2 + pile * 0.75 + 14, middleTop + line + 4, pile),
  });
  const bannerWidth = Math.min(520, shape.width - (aside.length > 0 ? 2 * (edge + box + 14) : 2 * edge));
  const reach = Math.min(270, start - edge * 0.5);
  // Those who face us sit together in the middle, with room between them.
  const lane = Math.min(
    shape.width - 2 * edge - (aside.length > 0 ? 2 * (box + 30) : 0),
    facing.length * (box + 140) - 140,
  );
  facing.forEach((seat, index) => {
    const share = facing.length > 1 ? index / (facing.length - 1) : 0.5;
    const center = (shape.width - lane + box) / 2 + (lane - box) * share;
    seats.push(otherSeat(seat, center - box / 2, top, box, other, shape));
  });
  const sideTop = aside.length > 0 ? Math.max(top + boxHeight * 0.35, middleTop - boxHeight * 0.35) : 0;
  if (aside[0] !== undefined) seats.splice(1, 0, otherSeat(aside[0], edge, sideTop, box, other, shape));
  if (aside[1] !== undefined)
    seats.push(otherSeat(aside[1], shape.width - edge - box, sideTop, box, other, shape));
  return {
    manner: 'wide',
    height,
    seats,
    board: {
      left: start - reach,
      top: middleTop - 14,
      width: ownWidth + 2 * reach,
      height: Math.max(height, shape.height) - middleTop + 14,
    },
    stock: cardRect(shape.width / 2 - pile * 1.75 - 18, middleTop + line + 4, pile),
    discard: cardRect(shape.width / 2 - pile / 2 - 4, middleTop + line + 4, pile),
    banner: { left: (shape.width - bannerWidth) / 2, top: middleTop, width: bannerWidth, height: line },
    actions: rectOf(start + ownWidth + 28, ownTop + plateHeight + 6, reach - 48, displayHeight(own, shape)),
  };
}

function low(shape: TableShape, scale: number): TableLayout {
  const edge = 14;
  const others = othersOf(shape.seats, shape.own);
  const room = shape.width - 2 * edge;
  const boxWidth = (room - (others.length - 1) * 12) / others.length;
  const other = Math.max(OTHERS_LEAST, Math.min(cardWithin(boxWidth, shape), 44 * scale));
  const own = Math.max(OWN_LEAST, 78 * scale);
  const seats = others.map((seat, index) =>
    otherSeat(seat, edge + index * (boxWidth + 12), 8, boxWidth, other, shape),
  );
  const top = 8 + (seats[0]?.area.height ?? 0) + 12;
  const ownWidth = displayWidth(own, shape);
  const ownHeight = displayHeight(own, shape);
  const start = (shape.width - ownWidth) / 2;
  const side = start - edge - 14;
  const pile = Math.max(OWN_LEAST, Math.min((side - 16) / 3, own));
  const pileTop = top + 54;
  seats.unshift({
    seat: shape.own,
    area: { left: start, top, width: ownWidth, height: ownHeight + 44 },
    plate: { left: start, top, width: ownWidth, height: 40 },
    cards: display(start, top + 44, own, shape),
    hand: cardRect(edge + 2 * (pile + 8), pileTop, pile),
  });
  return {
    manner: 'low',
    height: top + 44 + ownHeight + 10,
    seats,
    board: rectOf(0, top - 6, shape.width, Math.max(shape.height - top, ownHeight + 54) + 6),
    stock: cardRect(edge, pileTop, pile),
    discard: cardRect(edge + pile + 8, pileTop, pile),
    banner: { left: edge, top, width: side, height: 46 },
    actions: { left: start + ownWidth + 14, top, width: side, height: ownHeight + 44 },
  };
}
