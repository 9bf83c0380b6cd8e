import { expect, test } from 'vitest';
import type { NextBest, Sentence } from '../protocol';
import { settings } from '../settings.svelte';
import { snapshotOf, tableOf } from '../testing/tables';
import { loadWhys } from '../texts/whys';
import type { Advice } from './answers';
import { groundsText } from './grounds';
import { stateOf } from './state';

const pair: Sentence = {
  message: 'biber-gang-why-pair',
  arguments: { card: '7', column: 2, points: 6, tenths: 5 },
};
const gives: Sentence = { message: 'biber-gang-why-deck-pair', arguments: { odds: 4 } };
const nothing: Sentence = { message: 'table-review-wait', arguments: {} };

function advised(beside: Partial<NextBest> | null, reasons = [pair]): Advice {
  const standing = 'better';
  const ahead = { mean: 0.8, low: 0.5, high: 1.1 };
  const whole = beside && { sentence: nothing, standing, ahead, reasons: [], ...beside };
  return { action: 'pile', sentence: nothing, reasons, beside: whole as NextBest | null };
}

async function words(advice: Advice, language: 'en' | 'de' = 'en'): Promise<string> {
  settings.change({ language });
  await loadWhys('biber-gang');
  return groundsText(
    advice,
    stateOf(snapshotOf({ seat: 0, table: tableOf({ game: 'biber-gang' }) })),
    language,
  );
}

test('what is better beyond doubt is told with how much, how sure that is, and why', async () => {
  expect(await words(advised({ reasons: [gives] }))).toBe(
    `${await words(advised(null))} Better than “do nothing” by 0.8 ± 0.3 points on average. ${await words(advised(null, [gives]))}`,
  );
  expect(await words(advised({}, []), 'de')).toContain('um 0,8 ± 0,3 Punkte besser');
});

test('an interval that is as narrow as what is written is not told', async () => {
  const ahead = { mean: 2, low: 1.98, high: 2.02 };
  expect(await words(advised({ ahead }, []))).toBe('Better than “do nothing” by 2.0 points on average.');
});

test('what is not beyond doubt is not told to be better, and has no reasons', async () => {
  const beside: Partial<NextBest> = { standing: 'even', reasons: [gives] };
  expect(await words(advised(beside, []))).toBe('“do nothing” is about as good.');
});

test('where judgements differ, that is said with the sign turned', async () => {
  const ahead = { mean: -0.8, low: -1.1, high: -0.5 };
  expect(await words(advised({ standing: 'worse', ahead, reasons: [gives] }, []))).toContain(
    '“do nothing” is better by 0.8 ± 0.3 points',
  );
});

test('a house that has compared nothing yet gives its reasons alone', async () => {
  expect(await words(advised(null, []))).toBe('');
  expect(await words(advised(null))).not.toContain('do nothing');
});
