import { describe, expect, it } from 'vitest';
import type { Rect } from '../../cards/place';
import { outside, overlaps, ROOMS as SCREENS } from '../../testing/geometry';
import { arrange, type Arrangement, type Room } from './arrangement';

const SIZES: [width: number, height: number][] = [
  [320, 460],
  [360, 640],
  [390, 740],
  [744, 1000],
  [844, 286],
  [704, 346],
  [1120, 796],
  [1100, 640],
  [1440, 796],
  [2240, 1336],
];
const ROOMS = SIZES.flatMap(([width, height]) =>
  [2, 3, 4, 5].flatMap((seats): Room[] =>
    [1, 2].map((letters) => ({ width, height, seats, own: 1, kinds: 12, cards: 17, letters })),
  ),
);

function boxesOf(layout: Arrangement): [name: string, rect: Rect][] {
  return [
    ...layout.others.map(({ seat, area }): [string, Rect] => [`seat ${seat}`, area]),
    ['display', layout.display],
    ['stock', layout.stock],
    ['deck', layout.deck],
    ['removed', layout.removed],
    ['plate', layout.ownMark],
    ['pile', layout.ownPile],
    ['advice', layout.advice],
    ['hand', layout.hand],
    ['actions', layout.actions],
  ];
}

describe.each(ROOMS)('at $width × $height with $seats seats and letters of $letters', (room) => {
  const layout = arrange(room);
  const boxes = boxesOf(layout);

  it('keeps everything on the table', () => {
    expect(outside(boxes, { width: room.width, height: layout.height })).toEqual([]);
    for (const [name, { width }] of boxes) expect(width, name).toBeGreaterThan(25);
  });

  it('lays nothing over anything else', () => {
    expect(overlaps(boxes)).toEqual([]);
  });

  it('has a place for every other seat, and cards that a finger finds', () => {
    expect(layout.others.map(({ seat }) => seat).sort()).toEqual(
      Array.from({ length: room.seats }, (_, seat) => seat).filter((seat) => seat !== room.own),
    );
    expect(Math.min(layout.handCard, layout.openCard)).toBeGreaterThanOrEqual(44);
  });
});

it('spreads the hand over two rows where one would hide the cards', () => {
  const rows = (kinds: number, cards: number) =>
    arrange({ width: 390, height: 740, seats: 3, own: 0, kinds, cards, letters: 1 }).handRows;
  expect(rows(4, 6)).toBe(1);
  expect(rows(12, 17)).toBe(2);
});

it.each(SCREENS)('fits a room of %i by %i without scrolling', (width, height) => {
  for (const seats of [2, 5])
    for (const [kinds, cards] of [
      [1, 1],
      [9, 12],
      [12, 17],
    ] as const)
      expect(arrange({ width, height, seats, own: 0, kinds, cards, letters: 1 }).height).toBe(height);
});

it('uses each room for open and own cards that are as large as they can be', () => {
  const open = [44, 44, 67, 72, 91, 122];
  const own = [44, 54, 49, 102, 102, 122];
  for (const [index, [width, height]] of SCREENS.entries())
    for (const seats of [2, 5]) {
      const layout = arrange({ width, height, seats, own: 0, kinds: 10, cards: 13, letters: 1 });
      expect(layout.openCard, `${width} by ${height}`).toBeGreaterThanOrEqual(open[index] ?? Infinity);
      expect(layout.handCard, `${width} by ${height}`).toBeGreaterThanOrEqual(own[index] ?? Infinity);
    }
});
