import { describe, expect, it } from 'vitest';
import type { Rect } from '../../cards/place';
import { outside, overlaps, ROOMS } from '../../testing/geometry';
import { arrange, spreadHand } from './arrangement';

const SIZES = [
  [360, 590],
  [390, 740],
  [430, 850],
  [844, 330],
  [768, 960],
  [1120, 800],
  [1440, 796],
  [2560, 1340],
] as const;
const TABLES = [...SIZES, ...ROOMS].flatMap(([width, height]) =>
  [2, 3, 4, 5, 6, 7].flatMap((seats) => [1, 2].map((letters) => ({ width, height, seats, own: 1, letters }))),
);

describe.each(TABLES)('a table of $seats in $width by $height with letters of $letters', (room) => {
  const layout = arrange(room);
  const hand = spreadHand(layout.ownHand, layout.ownCard, 5);
  const parts: [string, Rect][] = [
    ['ladder', layout.ladder],
    ['stack', layout.stack],
    ['banner', layout.banner],
    ['actions', layout.actions],
    ['own plate', layout.ownPlate],
    ['own pile', layout.ownPile],
    ['own standing', layout.ownStanding],
    ['own hand', layout.ownHand],
    ...layout.others.flatMap((at): [string, Rect][] => [
      [`plate ${at.seat}`, at.plate],
      [`hand ${at.seat}`, at.hand],
      [`pile ${at.seat}`, at.pile],
      [`standing ${at.seat}`, at.standing],
    ]),
  ];

  it('lays nothing over anything else', () => {
    expect(overlaps(parts)).toEqual([]);
  });

  it('keeps everything within the room, which need not scroll', () => {
    expect(outside(parts, layout.height > room.height ? { ...room, height: layout.height } : room)).toEqual(
      [],
    );
    if (room.letters === 1) expect(layout.height).toBeLessThanOrEqual(room.height);
  });

  it('seats everybody and gives each own card at least a finger', () => {
    expect(layout.others.map(({ seat }) => seat)).toEqual(
      Array.from({ length: room.seats - 1 }, (_, index) => (index + 2) % room.seats),
    );
    expect(layout.ownCard).toBeGreaterThanOrEqual(44);
    hand.slice(1).forEach(({ rect }, index) => {
      expect(rect.left - (hand[index]?.rect.left ?? 0)).toBeGreaterThanOrEqual(44);
    });
  });
});

it('uses each room for own cards that are as large as they can be', () => {
  const least = [53, 64, 67, 97, 112, 152];
  for (const [index, [width, height]] of ROOMS.entries())
    for (const seats of [2, 7])
      expect(
        arrange({ width, height, seats, own: 0, letters: 1 }).ownCard,
        `${width} by ${height}`,
      ).toBeGreaterThanOrEqual(least[index] ?? Infinity);
});

it('spreads the own hand whole on a wide table, however much room the others leave the trick', () => {
  for (const width of [1120, 1300, 1440, 1920])
    for (const seats of [2, 3, 4, 5, 6, 7]) {
      const { ownHand, ownCard, ladder } = arrange({ width, height: 854, seats, own: 0, letters: 1 });
      const [first, second] = spreadHand(ownHand, ownCard, 5).map(({ rect }) => rect.left);
      expect((second ?? 0) - (first ?? 0), `${seats} players, ${width}`).toBeGreaterThanOrEqual(ownCard);
      expect(ladder.width, `${seats} players, ${width}`).toBeGreaterThanOrEqual(640);
    }
});
