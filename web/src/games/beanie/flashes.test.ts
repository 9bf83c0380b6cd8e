import { expect, it } from 'vitest';
import type { Move } from '../../protocol';
import { flashesOf } from './flashes';

const move = (card: string | null, source: string, target: string): Move => ({ card, source, target });

it('shows who put down and who took, once per place', () => {
  const lays = ['4H', '5H', '6H'].map((card) => move(card, 'hand:2', 'meld:M1'));
  expect(flashesOf(lays, 0)).toEqual([{ seat: 2, place: 'meld:M1', way: 'put' }]);
  const takes = [move('10S', 'hand:1', 'meld:M3'), move('KC', 'meld:M3', 'hand:1')];
  expect(flashesOf(takes, 0)).toEqual([
    { seat: 1, place: 'meld:M3', way: 'put' },
    { seat: 1, place: 'meld:M3', way: 'took' },
  ]);
  expect(flashesOf([move('2C', 'pile', 'hand:3')], 0)).toEqual([{ seat: 3, place: 'pile', way: 'took' }]);
});

it('is silent about the reader, the stock and hands that are shown', () => {
  expect(flashesOf([move('4H', 'hand:0', 'meld:M1')], 0)).toEqual([]);
  expect(flashesOf([move(null, 'stock', 'hand:1')], 0)).toEqual([]);
  expect(flashesOf([move('4H', 'hand:1', 'hand:1')], 0)).toEqual([]);
});
