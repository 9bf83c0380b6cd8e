import { expect, test } from 'vitest';
import { dailyPath, dayAfter, dayIn, dayPath, dayWords } from './address';

test('days follow each other over the ends of months and years', () => {
  expect(dayAfter('2026-11-30', 1)).toBe('2026-12-01');
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});

test('a day is written by its date alone, wherever the reader is', () => {
  expect(dayWords('2026-11-23', 'de')).toBe('23. November 2026');
  expect(dayWords('2026-11-23', 'en')).toBe('November 23, 2026');
  expect(dailyPath('beanie', '2026-11-23')).toBe('/daily/beanie/2026-11-23');
  expect(dayPath()).toBe('/daily');
  expect(dayPath('2026-11-23')).toBe('/daily?day=2026-11-23');
  expect(['?day=2026-11-23', '?day=yesterday', ''].map(dayIn)).toEqual(['2026-11-23', '', '']);
});
