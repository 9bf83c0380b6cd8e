/** Cards of several kinds side by side: equal ones as a tight fan, within the room there is.  Pure geometry. */

import { CARD_RATIO, cardRect, type Rect } from '../../cards/place';
import { countKinds, sizeOf, sorted, type Group } from './picture';

/** All copies of one kind, from the lowest to the one that lies on top. */
export interface KindFan {
  code: string;
  copies: Rect[];
  /** How much of the width of each copy is to be seen. */
  seen: number[];
}

/** How far copies of a kind are apart, as a part of a card's width, where there is room and where there is none. */
const ROOMY_STEP = 0.3;
const TIGHT_STEP = 0.2;
/** The closest that two kinds may lie together, as a part of a card's width. */
const CLOSEST = 0.58;
/** How far the cards of a topmost group are apart where there is room: far enough for two figures. */
const PILE_STEP = 0.46;
/** So many earlier moves of a pile are drawn at most. */
const MOST_EDGES = 9;

/** How wide the kinds lie at their widest. */
export function fansWidth(codes: readonly string[], card: number, gap: number): number {
  const kinds = countKinds(codes);
  const copies = codes.length - kinds.length;
  return kinds.length * card + Math.max(0, kinds.length - 1) * gap + copies * card * ROOMY_STEP;
}

/** `codes` in one row in the middle of `room`, closer together the more there are. */
export function rowOfFans(codes: readonly string[], room: Rect, card: number, gap = 8): KindFan[] {
  const kinds = countKinds(codes);
  const copies = codes.length - kinds.length;
  const between = Math.max(1, kinds.length - 1);
  const free = room.width - kinds.length * card;
  let step = card * ROOMY_STEP;
  let space = Math.min(gap, (free - copies * step) / between);
  if (space < card * (CLOSEST - 1) && copies > 0) {
    space = card * (CLOSEST - 1);
    step = Math.max(card * TIGHT_STEP, (free - space * (kinds.length - 1)) / copies);
    space = Math.min(space, (free - copies * step) / between);
  }
  const width = kinds.length * card + (kinds.length - 1) * space + copies * step;
  let left = room.left + Math.max(0, (room.width - width) / 2);
  return kinds.map(({ code, count }, kind) => {
    const front = kind < kinds.length - 1 ? Math.min(1, 1 + space / card) : 1;
    const fan = {
      code,
      copies: Array.from({ length: count }, (_, copy) => cardRect(left + copy * step, room.top, card)),
      seen: Array.from({ length: count }, (_, copy) => (copy < count - 1 ? step / card : front)),
    };
    left += card + (count - 1) * step + space;
    return fan;
  });
}

/** `codes` in `rows` rows of about the same width from the top of `room`, each over the lower part of the one before. */
export function rowsOfFans(codes: readonly string[], room: Rect, card: number, rows: number): KindFan[] {
  const kinds = countKinds(codes);
  const share = fansWidth(codes, card, 8) / rows;
  const parts: string[][] = Array.from({ length: rows }, () => []);
  let used = 0;
  for (const { code, count } of kinds) {
    const width = card + 8 + (count - 1) * card * ROOMY_STEP;
    const row = Math.min(rows - 1, Math.floor((used + width / 2) / share));
    used += width;
    parts[row]?.push(...Array.from({ length: count }, () => code));
  }
  const height = card * CARD_RATIO;
  const pace = rows > 1 ? (room.height - height) / (rows - 1) : 0;
  return parts.flatMap((part, row) => rowOfFans(part, { ...room, top: room.top + row * pace }, card));
}

/** A pile as a fan of its moves: a narrow edge of each earlier move, then the cards of the topmost. */
export interface PileFan {
  /** Each earlier move that is drawn, lowest first: its lowest card where it is known, and how many cards it has. */
  edges: { index: number; code: string | null; rect: Rect; seen: number }[];
  top: { code: string; rect: Rect; seen: number }[];
}

export function fanOfMoves(pile: readonly Group[], room: Rect, card: number): PileFan {
  const last = pile.at(-1);
  const cards = last && 'cards' in last ? sorted(last.cards) : [];
  const least = card + Math.max(0, cards.length - 1) * card * TIGHT_STEP;
  const free = Math.max(0, room.width - least - 4);
  const narrow = Math.max(5, card * 0.16);
  const fit = Math.min(Math.floor(free / narrow), MOST_EDGES);
  const shown = fit > 0 ? pile.slice(0, -1).slice(-fit) : [];
  const roomy = room.width - card * (1 + Math.max(0, cards.length - 1) * PILE_STEP) - 4;
  const edge = Math.max(narrow, Math.min(card * 0.3, roomy / Math.max(1, shown.length)));
  const first = pile.length - 1 - shown.length;
  const edges = shown.map((group, index) => ({
    index: first + index,
    code: 'cards' in group && sizeOf(group) > 0 ? (group.cards[0] ?? null) : null,
    rect: cardRect(room.left + index * edge, room.top, card),
    seen: edge / card,
  }));
  const start = room.left + (shown.length > 0 ? shown.length * edge + 3 : 0);
  const left = room.left + room.width - start - card;
  const step = cards.length > 1 ? Math.min(card * PILE_STEP, left / (cards.length - 1)) : 0;
  return {
    edges,
    top: cards.map((code, index) => ({
      code,
      rect: cardRect(start + index * step, room.top, card),
      seen: index < cards.length - 1 ? step / card : 1,
    })),
  };
}
