import { describe, expect, it } from 'vitest';
import { isDirection, neighbour } from './roving';
import { tableLayout } from './layout';

const layout = tableLayout({ width: 390, height: 740, seats: 2, own: 0, rows: 2, columns: 4 });
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
});

it('knows its keys', () => {
  expect(isDirection('ArrowUp')).toBe(true);
  expect(isDirection('Enter')).toBe(false);
});
