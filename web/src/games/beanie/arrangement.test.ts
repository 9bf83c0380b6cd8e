import { describe, expect, it } from 'vitest';
import type { Rect } from '../../cards/place';
import { pictureOf, setOf } from '../../gallery/situations/beanie';
import { outside, overlap, overlaps, ROOMS } from '../../testing/geometry';
import { unreachable } from '../../testing/roving';
import { arrange, type Arrangement } from './arrangement';
import { handRects, placeAt } from './hand';
import { handRows, spreadHand, spreadMelds, spreadPile } from './rows';

const SIZES = [
  [320, 456],
  [390, 732],
  [844, 300],
  [768, 900],
  [1120, 726],
  [1440, 800],
  [2240, 1340],
] as const;

function layoutOf(width: number, height: number, seats: number, cards: number, letters = 1): Arrangement {
  return arrange({ width, height, seats, own: 0, cards, melds: pictureOf(seats).melds, letters });
}

describe.each(SIZES)('a room of %i by %i', (width, height) => {
  it.each([2, 3, 4, 5, 6])('gives %i players their places, and none lies on another', (seats) => {
    for (const [cards, letters] of [
      [0, 1],
      [7, 1],
      [8, 1],
      [14, 1],
      [8, 1.5],
      [8, 2],
    ] as const) {
      const layout = layoutOf(width, height, seats, cards, letters);
      const areas = {
        ...Object.fromEntries(layout.others.map(({ seat, area }) => [`seat ${seat}`, area])),
        banner: layout.banner,
        clock: layout.clock,
        wild: layout.wild,
        stock: layout.stock,
        pile: layout.pile,
        melds: layout.melds,
        ...(!layout.shared && { plate: layout.ownPlate }),
        order: layout.order,
        chips: layout.chips,
        hand: layout.hand,
        actions: layout.actions,
        ...(layout.turn && { turn: layout.turn }),
      };
      expect(overlaps(Object.entries(areas)), `${cards} cards, letters ${letters}`).toEqual([]);
      expect(outside(Object.entries(areas), { width, height: layout.height })).toEqual([]);
    }
  });

  it('keeps every control as large as a finger', () => {
    const layout = layoutOf(width, height, 6, 9);
    for (const rect of [layout.order, layout.stock]) {
      expect(rect.width).toBeGreaterThanOrEqual(44);
      expect(rect.height).toBeGreaterThanOrEqual(44);
    }
    // A meld is one control, and later rows lie over earlier ones.
    const melds = layout.spread.melds.map(([first, ...more]) => ({ first, last: more.at(-1) }));
    for (const { first, last } of melds)
      expect((last?.left ?? 0) + (last?.width ?? 0) - (first?.left ?? 0)).toBeGreaterThanOrEqual(44);
    const tops = [...new Set(melds.map(({ first }) => first?.top ?? 0))];
    tops.slice(1).forEach((top, row) => expect(top - (tops[row] ?? 0)).toBeGreaterThanOrEqual(44));
    expect(layout.handCard).toBeGreaterThanOrEqual(44);
  });
});

it.each(ROOMS)(
  'fits a room of %i by %i with nineteen cards, some of them behind the rest',
  (width, height) => {
    for (const seats of [2, 6]) {
      const layout = layoutOf(width, height, seats, 19);
      expect(layout.height).toBe(height);
      expect(layout.handShown === 19).toBe(layout.turn === null);
      expect(layout.handShown).toBeGreaterThanOrEqual(14);
    }
  },
);

it.each(ROOMS)(
  'fits a room of %i by %i without scrolling: two or six players, up to nine melds and nine cards',
  (width, height) => {
    for (const seats of [2, 6])
      for (const cards of [0, 7, 9]) expect(layoutOf(width, height, seats, cards).height).toBe(height);
  },
);

describe('melds', () => {
  const room: Rect = { left: 10, top: 100, width: 366, height: 250 };

  it('are smaller the more there are, and never below the least', () => {
    const many = Array.from({ length: 14 }, (_, index) => setOf(`M${index}`, 0, '9', '9C 9D 9S'));
    const few = spreadMelds(many.slice(0, 2), room, 44, 84);
    const all = spreadMelds(many, room, 44, 84);
    expect(few.card).toBeGreaterThan(all.card);
    expect(all.card).toBe(44);
    expect(all.height).toBeLessThanOrEqual(room.height);
  });

  it('grow beyond the room rather than become unreadable', () => {
    const many = Array.from({ length: 17 }, (_, index) => setOf(`M${index}`, 0, '9', '9C 9D 9S'));
    expect(spreadMelds(many, { ...room, height: 90 }, 44, 84).height).toBeGreaterThan(90);
  });

  it('leave room for the next one beside the last', () => {
    const { melds, free } = spreadMelds([setOf('M1', 0, '9', '9C 9D 9S')], room, 44, 84);
    const last = melds[0]?.at(-1);
    expect(last && overlap(last, free)).toBe(false);
    expect(free.left + free.width).toBeLessThanOrEqual(room.left + room.width);
  });
});

describe('the hand', () => {
  it('lies in as many rows as a finger needs', () => {
    expect([7, 8, 9, 16, 17].map((count) => handRows(count, 50, 366))).toEqual([1, 1, 2, 2, 3]);
    const rects = spreadHand(16, 2, { left: 0, top: 0, width: 366, height: 120 }, 50);
    const steps = rects.slice(1, 8).map((rect, index) => rect.left - (rects[index]?.left ?? 0));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(44);
  });

  it('is large on a phone while it fits one row, and what lies above stays where it is', () => {
    const hands = [2, 5, 7, 8].map((cards) => layoutOf(390, 732, 3, cards));
    expect(hands.map(({ handCard }) => Math.round(handCard))).toEqual([69, 69, 69, 58]);
    expect(new Set(hands.map(({ ownPlate }) => ownPlate.top)).size).toBe(1);
    expect(layoutOf(390, 732, 3, 9).handCard).toBeLessThan(50);
  });

  const layout = layoutOf(390, 732, 4, 3);
  const { melds } = pictureOf(4);
  const still = { cards: ['4C', '5H', '6H'], chosen: [], leaving: new Map(), drag: null, dragged: [] };

  it('lifts what is chosen, and carries what is dragged along', () => {
    const at = handRects(still, layout, melds);
    const chosen = handRects({ ...still, chosen: ['5H'] }, layout, melds);
    expect((chosen.get('5H')?.top ?? 0) < (at.get('5H')?.top ?? 0)).toBe(true);
    const drag = { card: '5H', x: 30, y: -200 };
    const dragged = handRects({ ...still, drag, dragged: ['5H', '6H'] }, layout, melds);
    expect(dragged.get('5H')).toMatchObject({ left: (at.get('5H')?.left ?? 0) + 30 });
    expect(dragged.get('6H')?.top).toBe(dragged.get('5H')?.top);
    expect(dragged.get('4C')).toEqual(at.get('4C'));
  });

  it.each(SIZES)(
    'shows a finger of each card in a room of %i by %i, whichever is chosen',
    (width, height) => {
      const cards = Array.from({ length: 30 }, (_, index) => `${index}`);
      for (let count = 2; count <= cards.length; count++) {
        const room = layoutOf(width, height, 4, count);
        for (const chosen of cards.slice(0, room.handShown)) {
          const held = { ...still, cards: cards.slice(0, room.handShown), chosen: [chosen] };
          const rects = [...handRects(held, room, melds).values()];
          for (const rect of rects)
            expect(rect.top).toBeGreaterThanOrEqual(room.chips.top + room.chips.height);
          for (const [index, { left, top }] of rects.entries())
            // Later cards lie over earlier ones.
            for (const later of rects.slice(index + 1))
              if (overlap({ left, top, width: 44, height: 44 }, later))
                expect.fail(
                  `${later.left}, ${later.top} covers ${left}, ${top} with ${count} cards, ${chosen} chosen`,
                );
        }
      }
    },
  );

  it.each(SIZES)('is reached by arrow keys in a room of %i by %i, whatever is chosen', (width, height) => {
    const cards = Array.from({ length: 30 }, (_, index) => `${index}`);
    for (let count = 2; count <= cards.length; count++)
      for (const chosen of [[], ['1'], ['0', '1', '2']]) {
        const { stock, pile, ...room } = layoutOf(width, height, 4, count);
        const held = { ...still, cards: cards.slice(0, room.handShown), chosen };
        const own = handRects(held, { stock, pile, ...room }, melds);
        const rects = new Map([['stock', stock], ['pile', pile], ...own]);
        expect(unreachable(rects), `${count} cards, chosen ${chosen.join(' ')}`).toEqual([]);
      }
  });

  it('shows cards under way where they go, and back in their row when they are refused', () => {
    const away = handRects({ ...still, leaving: new Map([['5H', 'meld:M2']]) }, layout, melds);
    const place = away.get('5H');
    expect(place && placeAt({ x: place.left, y: place.top + 20 }, layout, melds)).toBe('meld:M2');
    expect(handRects(still, layout, melds).get('5H')?.top).toBe(layout.hand.top);
    const both = new Map(['5H', '6H'].map((card) => [card, 'meld:M2']));
    const pair = handRects({ ...still, leaving: both }, layout, melds);
    expect(pair.get('6H')?.left).toBeGreaterThan((pair.get('5H')?.left ?? Infinity) + 10);
  });

  it('knows where cards are let go', () => {
    const at = (rect: Rect) =>
      placeAt({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }, layout, melds);
    expect(at(layout.pile)).toBe('pile');
    expect(at(layout.spread.free)).toBe('free');
    expect(at(layout.spread.melds[2]?.[0] ?? layout.hand)).toBe('meld:M3');
    expect(at(layout.hand)).toBeNull();
  });
});

it('shows of the pile as many upper cards as there is room for', () => {
  const pile = Array.from({ length: 20 }, (_, index) => `${(index % 9) + 2}C`);
  const shown = spreadPile(pile, { left: 0, top: 0, width: 150, height: 70 }, 50);
  expect(shown.at(-1)?.code).toBe(pile.at(-1));
  expect(shown.length).toBeGreaterThan(3);
  for (const { rect } of shown) expect(rect.left + rect.width).toBeLessThanOrEqual(150);
});

it('uses each room for own cards that are as large as they can be', () => {
  const least = [44, 44, 44, 84, 112, 142];
  for (const [index, [width, height]] of ROOMS.entries())
    for (const seats of [2, 6])
      expect(layoutOf(width, height, seats, 13).handCard, `${width} by ${height}`).toBeGreaterThanOrEqual(
        least[index] ?? Infinity,
      );
});
