import { describe, expect, it } from 'vitest';
import { pictureOf, trickCard } from '../../gallery/situations/daumen-drauf';
import { covered, higherNumbers, sameFace, snakeOf, standingsOf } from './picture';

describe('a card’s code', () => {
  it('says colour, number and what is known of the head', () => {
    expect(snakeOf('Y3-')).toEqual({ colour: 'Y', value: 3, head: 'harmless' });
    expect(snakeOf('K9+')).toEqual({ colour: 'K', value: 9, head: 'poisonous' });
    expect(snakeOf('G2?')).toEqual({ colour: 'G', value: 2, head: 'unknown' });
  });

  it('looks the same for twins under a thumb', () => {
    expect(covered('Y3-')).toBe(covered('Y3+'));
    expect(sameFace('K4?', 'K4+')).toBe(true);
    expect(sameFace('K4?', 'G4+')).toBe(false);
  });
});

describe('how players stand to the trick', () => {
  it('tells who has passed the shown card and who still comes, clockwise from its owner', () => {
    const hands = [['Y1-'], [null], [null], [null], []];
    const picture = pictureOf(5, { shower: 2, turn: 0, hands });
    expect(standingsOf(picture)).toEqual(['turn', 'waits', 'shown', 'passed', 'empty']);
  });

  it('tells who is asked out of turn', () => {
    const picture = pictureOf(4, { phase: 'window', turn: null, shower: 1, window: [0, 3] });
    expect(standingsOf(picture)).toEqual(['asked', 'shown', 'waits', 'asked']);
  });

  it('tells who leads, and nothing after a game', () => {
    expect(standingsOf(pictureOf(3, { phase: 'lead', turn: 1, shower: null }))).toEqual([
      'none',
      'leads',
      'none',
    ]);
    expect(standingsOf(pictureOf(2, { phase: 'round_over', turn: null }))).toEqual(['none', 'none']);
  });
});

it('names the numbers that are higher in the shown colour, up to the largest in play', () => {
  expect(higherNumbers(pictureOf(4))).toEqual({ least: 5, most: 6 });
  const largest = { card: 'K6?', colour: 'K', value: 6, fresh: [] } as const;
  expect(higherNumbers(pictureOf(4, { to_beat: { ...largest, fresh: [] } }))).toBeNull();
  expect(higherNumbers(pictureOf(4, { to_beat: null, trick: [trickCard(0, 'Y1-')] }))).toBeNull();
});
