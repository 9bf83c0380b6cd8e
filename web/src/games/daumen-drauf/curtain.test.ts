import { describe, expect, it } from 'vitest';
import { takeMoves, trickCard } from '../../gallery/situations/daumen-drauf';
import { cuesOf, takeOf, tallyOf, thumbsOf, trickAt } from './curtain';

const LAID = trickCard(0, 'Y3+', false);
const TRICK = [LAID, trickCard(1, 'Y5-'), trickCard(0, 'K2+'), trickCard(2, 'G1-')];

function taken(trick = TRICK) {
  const take = takeOf(takeMoves(trick, 2));
  if (!take) throw new Error('nothing is taken');
  return take;
}

describe('a taken trick', () => {
  it('is read from the moves to a pile', () => {
    expect(taken()).toEqual({ taker: 2, cards: TRICK, parry: false, colours: ['Y', 'K', 'G'] });
    expect(takeOf([{ card: 'Y3?', source: 'hand:1', target: 'thumb:1' }])).toBeNull();
  });

  it('was parried when its last two cards are twins', () => {
    expect(taken([...TRICK, trickCard(1, 'G1+', false)]).parry).toBe(true);
    expect(taken([trickCard(0, 'Y1-')]).parry).toBe(false);
  });
});

describe('the cues', () => {
  it('lift one thumb after the other, then count, then leave', () => {
    const cues = cuesOf(taken(), 1);
    expect(cues.map(({ moment }) => `${moment.stage} ${moment.lifted}`)).toEqual([
      'held 0',
      'lifting 1',
      'lifting 2',
      'lifting 3',
      'counted 3',
      'leaving 3',
      'gone 3',
    ]);
    const times = cues.map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(5000);
  });

  it('go faster at a faster pace, and at once when nothing is to move', () => {
    const end = (speed: number) => cuesOf(taken(), speed).at(-1)?.at ?? 0;
    expect(end(2)).toBeCloseTo(end(1) / 2);
    expect(cuesOf(taken(), 0)[0]?.moment).toEqual({ stage: 'counted', lifted: 3 });
  });

  it('give a parry time to be read', () => {
    const first = (trick = TRICK) => cuesOf(taken(trick), 1)[1]?.at ?? 0;
    expect(first([...TRICK, trickCard(1, 'G1+', false)])).toBeGreaterThan(first());
  });

  it('leave the thumb on a head that the reader may not see', () => {
    const take = taken([trickCard(0, 'Y3?'), trickCard(1, 'Y4-')]);
    expect(thumbsOf(take)).toEqual([1]);
    const seen = trickAt(take, { stage: 'counted', lifted: 1 });
    expect(seen.map(({ thumb }) => thumb)).toEqual([true, false]);
    expect(tallyOf(seen)).toEqual({ harmless: 1, poisonous: 0, unseen: 1 });
  });
});

it('shows no head before its thumb is up', () => {
  const at = (lifted: number) => trickAt(taken(), { stage: 'lifting', lifted }).map(({ card }) => card);
  expect(at(0)).toEqual(['Y3+', 'Y5?', 'K2?', 'G1?']);
  expect(at(1)).toEqual(['Y3+', 'Y5-', 'K2?', 'G1?']);
});

it('counts heads as the thumbs go up', () => {
  const at = (lifted: number) => tallyOf(trickAt(taken(), { stage: 'lifting', lifted }));
  expect(at(0)).toEqual({ harmless: 0, poisonous: 1, unseen: 3 });
  expect(at(2)).toEqual({ harmless: 1, poisonous: 2, unseen: 1 });
  expect(at(3)).toEqual({ harmless: 2, poisonous: 2, unseen: 0 });
});
