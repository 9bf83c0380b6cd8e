import { describe, expect, test } from 'vitest';
import type { ReviewedReason } from '../protocol';
import { seatName } from '../replay/seatName';
import '../texts/later';
import { stateOf } from '../table/state';
import { DECISIONS, decisionOf, price } from '../testing/reviews';
import { snapshotOf } from '../testing/tables';
import { gameAsked, reviewAsked, reviewPath, tryAllPath } from './address';
import { amountWords, behindWords, mattered, placesOf, reachOf, worthWords, written } from './figures';
import { choiceIn, isChosen, kindPath, kindsOf } from './kinds';
import { reasonsInList, reasonsText } from './reasons';

describe('the address of a review', () => {
  test('says whose and which decision, and nonsense is the first seat', () => {
    expect(reviewPath('POND7/2', { seat: 1, step: 9 })).toBe('/review/POND7/2?seat=1&step=9');
    expect(reviewAsked('?seat=1&step=9')).toEqual({ seat: 1, step: 9 });
    expect(
      reviewAsked(new URL(reviewPath('POND7/2', { seat: 3, step: null }), 'http://house').search),
    ).toEqual({
      seat: 3,
      step: null,
    });
    expect(reviewAsked('?seat=me&step=-1')).toEqual({ seat: 0, step: null });
    for (const game of ['', 'beanie'])
      expect(gameAsked(new URL(tryAllPath(game), 'http://house').search)).toBe(game);
  });
});

describe('figures', () => {
  test('are written with a true minus, and none where there is nothing', () => {
    expect(written(-1.25, 'en', 2)).toBe('−1.25');
    expect(written(-0.01, 'en')).toBe('0.0');
    expect(written(1.5, 'de')).toBe('1,5');
    expect(amountWords({ mean: 0.1, low: 0.05, high: 0.15 }, 'chance', 'en').amount).toBe('10.0 ± 5.0');
    expect(amountWords({ mean: 1.3, low: 1.27, high: 1.33 }, 'points', 'de').amount).toBe('1,3');
  });

  test('of what lies behind bear a single sign', () => {
    const amount = { mean: 0.2, low: 0.1, high: 0.3 };
    expect(behindWords(amount, 'points', 'de')).toEqual({ amount: '−0,2 ± 0,1' });
    expect(behindWords({ mean: -0.2, low: -0.5, high: 0.1 }, 'points', 'de').amount).toBe('+0,2 ± 0,3');
    expect(behindWords(amount, 'chance', 'en').amount).toBe('−20.0 ± 10.0');
  });

  test('of the worth of an action are points with their sign, and a chance in hundredths', () => {
    expect(worthWords(price('pile', -2.06), 'de')).toEqual({ points: '+2,1', chance: '60' });
    expect(worthWords(price('pile', 2.06), 'en')).toEqual({ points: '−2.1', chance: '40' });
  });

  test('of prices reach as far in every decision of a match', () => {
    expect(reachOf(DECISIONS, 'points')).toBeCloseTo(3.1);
    expect(reachOf(DECISIONS, 'chance')).toBeCloseTo(0.16);
    expect(reachOf([], 'points')).toBeGreaterThan(0);
  });

  test('come by what was lost, and not by when it was', () => {
    expect(mattered(DECISIONS, [6, 0, 99]).map(({ step }) => step)).toEqual([6, 0]);
  });

  test('of a chance lie between the edges of their frame', () => {
    const frame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };
    expect(placesOf([0, 0.5, 1], frame)).toEqual([
      { x: 10, y: 55 },
      { x: 60, y: 30 },
      { x: 110, y: 5 },
    ]);
  });
});

describe('reasons', () => {
  const why = (message: string, ...rest: string[]): ReviewedReason[] =>
    [message, ...rest].map((one) => ({ action: 'deck', sentence: { message: one, arguments: {} } }));
  const because = (step: number, reasons: ReviewedReason[], seconded = false) => ({
    ...decisionOf(step, 1),
    reasons,
    seconded,
  });
  const state = stateOf(snapshotOf());

  test('in a list are one of each kind, the strongest that has not been given above', () => {
    const [yes, no, back, next] = ['web-try-best', 'web-try-worse', 'web-try-back', 'web-try-next'];
    const lines = reasonsInList(
      [
        because(1, why(yes, no)),
        because(2, why(yes, back)),
        because(3, why(yes)),
        because(4, why(yes, next), true),
      ],
      state,
    );
    expect([...lines.values()]).toEqual([
      'Yes: that is the best that was found.',
      'Back',
      '',
      'Next position The bot that thinks further ahead would also have done what was done.',
    ]);
  });

  test('of one decision are all that there are, and none of them twice', () => {
    const told = reasonsText(because(1, why('web-try-back', 'web-try-back', 'web-try-next')), state);
    expect(told).toBe('Back Next position');
  });
});

test('a seat without a name is marked as the reader’s own', () => {
  expect([0, 1].map((seat) => seatName(seat, 1))).toEqual(['Seat\u00a01', 'Seat\u00a02 (you)']);
});

test('positions are told apart by game and kind of mistake, and an address chooses among them', () => {
  const found = [
    { game: 'beanie', about: 'melds' },
    { game: 'biber-gang', about: null },
    { game: 'biber-gang', about: 'end' },
    { game: 'biber-gang', about: 'end' },
  ];
  const kinds = kindsOf(found);
  expect([...kinds.keys()]).toEqual(['beanie', 'biber-gang']);
  expect(kinds.get('biber-gang')).toEqual([
    { game: 'biber-gang', about: 'end', count: 2 },
    { game: 'biber-gang', about: null, count: 1 },
  ]);
  const chosenBy = (path: string) => {
    const choice = choiceIn(new URL(path, location.href).search);
    return choice && found.filter((one) => isChosen(one, choice));
  };
  expect(chosenBy(tryAllPath('beanie'))).toBeNull();
  expect(chosenBy(kindPath(''))).toEqual(found);
  expect(chosenBy(kindPath('biber-gang'))).toEqual(found.slice(1));
  for (const one of [...kinds.values()].flat())
    expect(chosenBy(kindPath(one.game, one))).toHaveLength(one.count);
});
