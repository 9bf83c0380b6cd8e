import { beforeEach, expect, test } from 'vitest';
import { chosenIn, keepChosen, MOST, ownKey } from './kept';

beforeEach(() => localStorage.clear());

test('a browser has one key, whatever it chooses', () => {
  const key = ownKey();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  keepChosen('beanie', '2026-11-23', 'draw');
  expect(ownKey()).toBe(key);
});

test('what was chosen first is kept, nothing being a choice as well, for so many positions', () => {
  expect(chosenIn('beanie', '2026-11-23')).toBeUndefined();
  keepChosen('beanie', '2026-11-23', null);
  keepChosen('beanie', '2026-11-23', 'draw');
  expect(chosenIn('beanie', '2026-11-23')).toBeNull();
  for (let number = 1; number <= MOST; number++) keepChosen('beanie', `${number}`, 'draw');
  expect(chosenIn('beanie', '2026-11-23')).toBeUndefined();
  expect(chosenIn('beanie', '1')).toBe('draw');
});
