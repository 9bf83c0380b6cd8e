import { expect, it } from 'vitest';
import { wayOf } from './swim';

it('sends a beaver over the waves, and nothing else', () => {
  const way = wayOf({ card: 'B', source: 'display:0:T1', target: 'display:0:T4' });
  const heights = way
    ?.keyframes(300, 0, 1)
    .map(({ transform }) => Number(/, (-?[\d.e-]+)px/.exec(String(transform))?.[1]));
  expect(Math.max(...(heights ?? []))).toBeGreaterThan(5);
  expect(Math.min(...(heights ?? []))).toBeLessThan(-5);
  expect(wayOf({ card: 'B', source: 'deck', target: 'display:0:T4' })).toBeUndefined();
  expect(wayOf({ card: '7', source: 'display:0:T1', target: 'display:0:T4' })).toBeUndefined();
});
