import { expect, it } from 'vitest';
import { inOrder, turned } from './order';

const HAND = ['KD', '10H', '2S', 'AC', '10C', '2H'];

it('orders by suit and by rank, beanies last', () => {
  expect(inOrder(HAND, 'suit', 'Q')).toEqual(['AC', '10C', 'KD', '2H', '10H', '2S']);
  expect(inOrder(HAND, 'rank', 'Q')).toEqual(['AC', '2H', '2S', '10C', '10H', 'KD']);
  expect(inOrder(HAND, 'suit', '2')).toEqual(['AC', '10C', 'KD', '10H', '2H', '2S']);
});

it('turns from the one order to the other', () => {
  expect([turned('suit'), turned('rank')]).toEqual(['rank', 'suit']);
});
