import { describe, expect, it } from 'vitest';
import { unreachable } from '../testing/roving';
import { isDirection, neighbour } from './roving';
import { tableLayout } from './layout';

const layout = tableLayout({ width: 390, height: 740, seats: 2, own: 0, rows: 2, columns: 4, letters: 1 });
const own = layout.seats[0];
const rects = new Map([
  ['deck', layout.stock],
  ['discard', layout.discard],
  ...(own?.cards ?? []).map((rect, index) => [`own ${index}`, rect] as const),
]);

describe('neighbour', () => {
  it('walks along rows and columns of a display', () => {
    expect(neighbour(rects, 'own 0', 'ArrowRight')).toBe('own 1');
    expect(neighbour(rects, 'own 1', 'ArrowDown')).toBe('own 5');
    expect(neighbour(rects, 'own 5', 'ArrowLeft')).toBe('own 4');
    expect(neighbour(rects, 'own 6', 'ArrowUp')).toBe('own 2');
  });

  it('leaves the display for the piles and comes back', () => {
    expect(['deck', 'discard']).toContain(neighbour(rects, 'own 1', 'ArrowUp'));
    expect(neighbour(rects, 'discard', 'ArrowLeft')).toBe('deck');
    expect(neighbour(rects, 'deck', 'ArrowDown')).toMatch(/^own [0-3]$/);
  });

  it('stays at the edge', () => {
    expect(neighbour(rects, 'own 4', 'ArrowDown')).toBeNull();
    expect(neighbour(rects, 'nowhere', 'ArrowUp')).toBeNull();
  });

  it('goes from card to card in a fan that hides most of each, whether lifted or not', () => {
    const fan = new Map(
      ['4', '5', '6', '7', '8'].map((card, index) => [
        card,
        { left: 44 * index, top: card === '5' || card === '6' ? 76 : 100, width: 100, height: 140 },
      ]),
    );
    expect(['4', '5', '6', '7'].map((card) => neighbour(fan, card, 'ArrowRight'))).toEqual([
      '5',
      '6',
      '7',
      '8',
    ]);
    expect(['5', '6', '7', '8'].map((card) => neighbour(fan, card, 'ArrowLeft'))).toEqual([
      '4',
      '5',
      '6',
      '7',
    ]);
  });

  // Multiplicative congruences, so that the same cards lie the same way every time.
  let last = 2026;
  const random = (below: number) => ((last = (last * 48271) % 2147483647) / 2147483647) * below;

  it('leads from everywhere to everywhere, however cards lie', () => {
    for (let table = 0; table < 100; table++) {
      const heap = new Map(
        Array.from({ length: 2 + Math.floor(random(30)) }, (_, index) => [
          `card ${index}`,
          { left: random(390), top: random(500), width: 40 + random(60), height: 60 + random(80) },
        ]),
      );
      expect(unreachable(heap)).toEqual([]);
    }
  });

  it('leads everywhere on a grid too, where many lie exactly on the diagonals of others', () => {
    for (let table = 0; table < 300; table++) {
      const grid = new Map(
        Array.from({ length: 2 + Math.floor(random(8)) }, () => {
          const [column, row] = [Math.floor(random(5)), Math.floor(random(5))];
          return [`${column} ${row}`, { left: 20 * column, top: 20 * row, width: 60, height: 60 }];
        }),
      );
      expect(unreachable(grid), [...grid.keys()].join(', ')).toEqual([]);
    }
  });

  it('stays in its row where another row lies close below', () => {
    const hand = new Map(
      ['2', '3', '4', '8', '9', '10'].map((card, index) => [
        card,
        { left: 44 * (index % 3) + (index > 2 ? 30 : 0), top: index > 2 ? 25 : 0, width: 50, height: 70 },
      ]),
    );
    expect(neighbour(hand, '2', 'ArrowRight')).toBe('3');
    expect(neighbour(hand, '10', 'ArrowLeft')).toBe('9');
  });
});

it('knows its keys', () => {
  expect(isDirection('ArrowUp')).toBe(true);
  expect(isDirection('Enter')).toBe(false);
});
