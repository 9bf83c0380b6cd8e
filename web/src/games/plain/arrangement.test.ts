import { describe, expect, it } from 'vitest';
import type { Rect } from '../../cards/place';
import { arrange, stripOf, type Room } from './arrangement';

const SIZES = [
  [320, 560],
  [390, 720],
  [844, 345],
  [1440, 840],
] as const;

function room(width: number, height: number, seats: number, changes: Partial<Room> = {}): Room {
  return {
    width,
    height,
    letters: 1,
    seats,
    own: 0,
    strips: 1,
    middle: [
      { name: 'display', count: 3, spread: true },
      { name: 'gone', count: 6, spread: false },
      { name: 'stock', count: 14, spread: false },
    ],
    beside: [],
    hand: 3,
    facts: true,
    seated: true,
    ...changes,
  };
}

function overlap(one: Rect, other: Rect): boolean {
  const apart = (start: 'left' | 'top', size: 'width' | 'height') =>
    one[start] + one[size] <= other[start] + 0.01 || other[start] + other[size] <= one[start] + 0.01;
  return !apart('left', 'width') && !apart('top', 'height');
}

/** What must not lie on one another: the others, each zone, the buttons, the plate and the hand. */
function groups(shape: Room): Rect[][] {
  const at = arrange(shape);
  return [
    ...at.others.map(({ area }) => [area]),
    ...at.middle.map(({ cards, label }) => [label, ...cards]),
    ...at.beside.map(({ cards }) => cards),
    [at.banner],
    [at.chips],
    [at.ownPlate],
    at.hand,
    [at.actions],
  ];
}

describe.each(SIZES)('on %i by %i pixels', (width, height) => {
  it.each([2, 4, 8])('lays nothing on anything else for %i', (seats) => {
    const shape = room(width, height, seats, { beside: [{ name: 'won', count: 3, spread: true }] });
    const found = groups(shape);
    found.forEach((group, index) => {
      const others = found.slice(index + 1).flat();
      expect(group.filter((one) => others.some((other) => overlap(one, other)))).toEqual([]);
    });
    const whole = { left: -0.01, top: 0, width: width + 0.02, height: arrange(shape).height + 0.01 };
    for (const { left, top, width: across, height: down } of found.flat()) {
      expect(left).toBeGreaterThanOrEqual(whole.left);
      expect(left + across).toBeLessThanOrEqual(whole.width);
      expect(top + down).toBeLessThanOrEqual(whole.height);
    }
  });

  it('fills the room and no more, with four at the table', () => {
    expect(arrange(room(width, height, 4)).height).toBeLessThanOrEqual(height + 0.01);
  });

  it('lets a finger find every card of a large hand', () => {
    const { hand } = arrange(room(width, height, 3, { hand: 13 }));
    expect(hand).toHaveLength(13);
    const free = hand.map(({ left, top }, index) => {
      const next = hand[index + 1];
      return next && next.top === top ? next.left - left : Infinity;
    });
    expect(Math.min(...free)).toBeGreaterThanOrEqual(43.99);
  });
});

it('keeps the cards of another player within their box', () => {
  const box = { left: 10, top: 0, width: 90, height: 40 };
  const cards = stripOf(box, 28, 12);
  expect(cards).toHaveLength(12);
  expect(Math.max(...cards.map(({ left, width }) => left + width))).toBeLessThanOrEqual(100.01);
});
