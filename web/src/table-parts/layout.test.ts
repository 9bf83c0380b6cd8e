import { describe, expect, it } from 'vitest';
import type { Rect } from '../cards/place';
import { outside, overlap, overlaps, ROOMS } from '../testing/geometry';
import { tableLayout, type TableLayout } from './layout';
import { othersOf } from './seating';

const SIZES = [
  [360, 590],
  [390, 740],
  [430, 850],
  [844, 330],
  [768, 960],
  [1120, 800],
  [1440, 848],
  [2560, 1340],
] as const;

const TABLES = SIZES.flatMap(([width, height]) =>
  [2, 3, 4, 5, 6].flatMap((seats) => [1, 2].map((letters) => ({ width, height, seats, letters }))),
);

function layoutOf(width: number, height: number, seats: number, own = 0, letters = 1): TableLayout {
  return tableLayout({ width, height, seats, own, rows: 2, columns: 4, letters });
}

/** Everything that must be seen at once: displays, piles, plates, buttons. */
function parts(layout: TableLayout): Record<string, Rect> {
  const named: Record<string, Rect> = {
    stock: layout.stock,
    discard: layout.discard,
    actions: layout.actions,
    banner: layout.banner,
  };
  for (const { seat, cards, plate } of layout.seats) {
    named[`plate ${seat}`] = plate;
    cards.forEach((card, index) => (named[`card ${seat} ${index}`] = card));
  }
  const own = layout.seats[0];
  if (own) named['own hand'] = own.hand;
  return named;
}

describe.each(TABLES)(
  'a table of $seats in $width by $height with letters of $letters',
  ({ width, height, seats, letters }) => {
    const layout = layoutOf(width, height, seats, 0, letters);
    const all = Object.entries(parts(layout));

    it('lays nothing over anything else', () => {
      expect(overlaps(all)).toEqual([]);
    });

    it('keeps everything within the width and its own height', () => {
      expect(outside(all, { width, height: layout.height })).toEqual([]);
    });

    it('gives own cards and piles at least a finger', () => {
      const targets = [layout.stock, layout.discard, ...(layout.seats[0]?.cards ?? [])];
      expect(Math.min(...targets.map((rect) => rect.width))).toBeGreaterThanOrEqual(44);
    });

    it.runIf(letters === 1)('needs no scrolling', () => {
      expect(layout.height).toBeLessThanOrEqual(height);
    });
  },
);

describe.each([2, 4, 6])('a page of %s seats enlarged to 200 % on a phone', (seats) => {
  const layout = layoutOf(195, 420, seats);

  it('scrolls, but loses and covers nothing', () => {
    const all = Object.entries(parts(layout));
    const overlaps = all.flatMap(([name, rect], index) =>
      all
        .slice(index + 1)
        .flatMap(([other, against]) => (overlap(rect, against) ? [`${name} / ${other}`] : [])),
    );
    expect(overlaps).toEqual([]);
    for (const [, rect] of all) {
      expect(rect.left).toBeGreaterThanOrEqual(-0.5);
      expect(rect.left + rect.width).toBeLessThanOrEqual(195.5);
    }
  });
});

describe('tableLayout', () => {
  it('puts the own seat first and at the bottom, and the others clockwise', () => {
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
    const layout = layoutOf(1440, 848, 4, 2);
    expect(layout.seats.map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    const bottoms = layout.seats.map(({ area }) => area.top + area.height);
    expect(Math.max(...bottoms)).toBe(bottoms[0]);
  });

  it('shows the cards of a column one above the other', () => {
    const cards = layoutOf(390, 740, 2).seats[0]?.cards ?? [];
    expect(cards).toHaveLength(8);
    for (const column of [0, 1, 2, 3]) {
      expect(cards[column]?.left).toBe(cards[column + 4]?.left);
      expect(cards[column]?.top).toBeLessThan(cards[column + 4]?.top ?? 0);
    }
  });

  it('chooses its manner by the room', () => {
    expect(layoutOf(390, 740, 3).manner).toBe('tall');
    expect(layoutOf(844, 330, 3).manner).toBe('low');
    expect(layoutOf(1440, 848, 3).manner).toBe('wide');
  });
});

it('uses each room for cards that are as large as they can be', () => {
  const own = [44, 66, 47, 114, 96, 134];
  const other = [19, 24, 26, 30, 40, 59];
  for (const [index, [width, height]] of ROOMS.entries())
    for (const seats of [2, 6]) {
      const [first = 0, ...others] = layoutOf(width, height, seats).seats.map(
        ({ cards }) => cards[0]?.width ?? 0,
      );
      expect(first, `${width} by ${height}`).toBeGreaterThanOrEqual(own[index] ?? Infinity);
      expect(Math.min(...others), `${width} by ${height}`).toBeGreaterThanOrEqual(other[index] ?? Infinity);
    }
});
