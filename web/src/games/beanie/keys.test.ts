import { expect, it } from 'vitest';
import { commandOf } from '../../table-parts/keys';
import { KEYS, nextOfEqual } from './keys';

const press = (key: string, ctrlKey = false) =>
  commandOf(KEYS, { key, ctrlKey, metaKey: false, altKey: false });

it('reads ranks, letters and what belongs to the browser', () => {
  expect(press('7')).toEqual({ name: 'rank', rank: '7' });
  expect(press('0')).toEqual({ name: 'rank', rank: '10' });
  expect(press('Q')).toEqual({ name: 'rank', rank: 'Q' });
  expect(press('a')).toEqual({ name: 'rank', rank: 'A' });
  expect(press('w')).toEqual({ name: 'beanie' });
  expect(press('l')).toEqual({ name: 'lay' });
  expect(press('1')).toBeNull();
  expect(press('d', true)).toBeNull();
});

it('chooses all cards of a rank, then each, then none; beanies one by one first', () => {
  const cards = ['7C', '7H', '7S'];
  const turns = (beanies: boolean) => {
    const seen: string[] = [];
    let chosen: string[] = [];
    for (let time = 0; time < 5; time += 1) {
      chosen = nextOfEqual(cards, chosen, beanies);
      seen.push(chosen.join(' '));
    }
    return seen;
  };
  expect(turns(false)).toEqual(['7C 7H 7S', '7C', '7H', '7S', '']);
  expect(turns(true)).toEqual(['7C', '7H', '7S', '7C 7H 7S', '']);
  expect(nextOfEqual(['7C'], [])).toEqual(['7C']);
  expect(nextOfEqual(['7C'], ['7C'])).toEqual([]);
  expect(nextOfEqual([], [])).toEqual([]);
});

it('goes on from any mixture to none of it', () => {
  expect(nextOfEqual(['7C', '7H', '7S'], ['7C', '7S'])).toEqual([]);
});
