import { expect, it } from 'vitest';
import { momentsOf } from './theatre';

const move = (source: string, target: string) => ({ card: '7', source, target });

it('sweeps a pile from which cards are taken, once', () => {
  expect(momentsOf([move('pile:2', 'hand:0'), move('pile:2', 'removed'), move('deck', 'display')])).toEqual([
    { kind: 'claws', place: 'pile:2' },
  ]);
});

it('crowns the pile to which others add cards, not the one that is laid on', () => {
  expect(momentsOf([move('hand:0', 'pile:0'), move('display', 'hand:0')])).toEqual([]);
  expect(momentsOf([move('hand:1', 'pile:0'), move('hand:2', 'pile:0')])).toEqual([
    { kind: 'crown', place: 'pile:0' },
  ]);
});
