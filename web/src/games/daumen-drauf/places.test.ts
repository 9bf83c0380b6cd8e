import { expect, it } from 'vitest';
import { takeMoves, pictureOf, trickCard } from '../../gallery/situations/daumen-drauf';
import { takeOf } from './curtain';
import { movesBetween, placesOf, stagedPicture } from './places';

const before = pictureOf(3);

it('lays every card at a place of its own, and no head under a thumb', () => {
  const places = placesOf(pictureOf(3, { trick: [trickCard(1, 'Y1+', false), trickCard(0, 'K4-')] }), 0);
  expect(places.get('trick:0')).toBe('Y1+');
  expect(places.get('trick:1')).toBe('K4?');
  expect(places.get('own:K5-')).toBe('K5-');
  expect(places.get('hand:1')).toBeNull();
  expect(places.has('hand:0')).toBe(false);
  expect(places.get('pile:1')).toBeNull();
  expect(places.has('pile:2')).toBe(false);
});

it('shows cards from hands', () => {
  const own = pictureOf(3, {
    trick: [...before.trick, trickCard(0, 'K5-')],
    hands: [['Y2-', 'Y5+', 'G3-', 'K4+'], [null], [null]],
  });
  expect(movesBetween(before, own, 0)).toEqual([{ card: 'K5-', source: 'own:K5-', target: 'trick:2' }]);
  expect(movesBetween(before, own, 1)[0]?.source).toBe('hand:0');
});

it('fills hands up from the stack when a trick is gone', () => {
  const after = pictureOf(3, {
    trick: [],
    stack: 10,
    hands: [['Y2-', 'Y5+', 'G3-', 'K4+', 'G5+'], Array(5).fill(null), before.hands[2] ?? []],
  });
  expect(movesBetween(before, after, 0)).toEqual([
    { card: 'G5+', source: 'stack', target: 'own:G5+' },
    { card: null, source: 'stack', target: 'hand:1' },
  ]);
});

it('keeps a taken trick on the table until it is played out, and takes its cards out of the hands', () => {
  const take = takeOf(takeMoves([...before.trick, trickCard(0, 'K4+', false)], 0));
  if (!take) throw new Error('nothing is taken');
  const staged = stagedPicture(before, take);
  expect(staged.trick).toHaveLength(3);
  expect(staged.hands[0]).toEqual(['Y2-', 'Y5+', 'G3-', 'K5-']);
  expect(staged.colours).toEqual(['Y', 'K']);
});
