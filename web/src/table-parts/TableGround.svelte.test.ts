import { expect, test } from 'vitest';
import { show } from '../testing/screen';
import TableGround from './TableGround.svelte';

test('a raft goes no further than the table, however near to its edge somebody sits', () => {
  const rafts = [8, 185].map((left) => ({ left, top: 10, width: 167, height: 70 }));
  show(TableGround, { board: { left: 0, top: 80, width: 360, height: 500 }, rafts });
  const shown = [...document.querySelectorAll<HTMLElement>('.raft')].map(({ style }) => style);
  expect(shown).toHaveLength(2);
  for (const { left, width } of shown) {
    expect(parseFloat(left)).toBeGreaterThanOrEqual(3);
    expect(parseFloat(left) + parseFloat(width)).toBeLessThanOrEqual(357);
  }
});
