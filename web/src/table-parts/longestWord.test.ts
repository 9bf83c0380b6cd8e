import { expect, it } from 'vitest';
import { longestWord } from './longestWord';

it('tells how wide the longest word of a name is, by its letters', () => {
  expect(longestWord('Die Bieberin')).toBe(longestWord('Bieberin'));
  expect(longestWord('Anne-Wilhelmine')).toBe(longestWord('Wilhelmine'));
  expect(longestWord('Mammut')).toBeGreaterThan(longestWord('Lilli') * 2);
  expect(longestWord('大文字')).toBe(3);
});

it('knows of no word narrower than a square, so that letters never grow beyond their plate', () => {
  expect(longestWord('')).toBe(1);
  expect(longestWord('il')).toBe(1);
});
