import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep } from '../matches/kept';
import { LATER } from '../parts/following.svelte';
import { settings } from '../settings.svelte';
import { keptMatch } from '../testing/matches';
import { button, click, show } from '../testing/screen';
import '../texts/later';
import ProgressPage from './ProgressPage.svelte';

const SEALED = [1, 2, 3, 4].map((number) => keptMatch(number + 10));
const OPEN = keptMatch(1);
const LOSSES = { decisions: 3, fine: 3, points: { total: 0, squares: 0 }, chance: { total: 0, squares: 0 } };

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en' });
  keep([...SEALED, OPEN].map((match) => ({ ...match, path: null })));
});

afterEach(() => vi.unstubAllGlobals());

/** A house in which one match can be reviewed, and the cards of the others are sealed. */
function houseAnswers(reviewed: Set<string>) {
  return (path: string, request: RequestInit = {}): Promise<Response> => {
    const body = typeof request.body === 'string' ? request.body : '';
    const said = (answer: unknown, status = 200) =>
      Promise.resolve(new Response(JSON.stringify(answer), { status }));
    if (path.endsWith('/reviews')) {
      const asked = JSON.parse(body) as { record: string }[];
      return said(asked.map(({ record }) => (reviewed.has(record) ? LOSSES : null)));
    }
    if (path.endsWith('/replays'))
      return said({ path: `record/${body === OPEN.record ? 'open' : 'sealed'}` });
    if (path.includes('/record/sealed'))
      return said({ reason: { message: 'refusal-deal-sealed', arguments: {} }, because: null }, 403);
    if (path.includes('/record/open')) {
      reviewed.add(OPEN.record);
      return said({ complete: true });
    }
    return said([]);
  };
}

test('sealed matches wait for their challenges, and keep no other from being reviewed', async () => {
  vi.stubGlobal('fetch', houseAnswers(new Set()));
  show(ProgressPage, {});
  await vi.waitFor(() => {
    flushSync();
    button('Have all 5 reviewed');
  });
  click('Have all 5 reviewed');
  await vi.waitFor(() => {
    flushSync();
    expect(document.body.textContent).toContain('1 of your 5 matches are reviewed');
    expect(document.body.textContent).toContain('4 matches wait until their challenges are ended');
  });
  expect(() => button('reviewed')).toThrow();
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('whoever stops and begins anew has one round of reviews, not two at once', async () => {
  const asked: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    if (path.includes('/reviews/')) return new Promise<Response>((answer) => asked.push(answer));
    return Promise.resolve(Response.json(path.endsWith('/replays') ? { path: 'record/open' } : []));
  });
  show(ProgressPage, {});
  const begin = async (reviews: number) => {
    await vi.waitFor(() => {
      flushSync();
      click('Have all 5 reviewed');
    });
    await vi.waitFor(() => expect(asked).toHaveLength(reviews));
  };
  await begin(1);
  click('Stop');
  await begin(2);
  asked[0]?.(Response.json({ complete: true }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(2);
});

test('a house that cannot tell for a moment is asked again, for what was reviewed and what is to be', async () => {
  vi.useFakeTimers();
  const seen = async (time = 0) => {
    await vi.advanceTimersByTimeAsync(time);
    flushSync();
    return document.body.textContent;
  };
  const answer = houseAnswers(new Set());
  let away = true;
  vi.stubGlobal('fetch', (path: string, request: RequestInit = {}) =>
    away ? Promise.reject(new TypeError('no network')) : answer(path, request),
  );
  show(ProgressPage, {});
  expect(await seen()).toContain('The house does not answer.');
  away = false;
  expect(await seen(LATER)).not.toContain('The house does not answer.');
  away = true;
  click('Have all 5 reviewed');
  expect(await seen()).toContain('The house does not answer.');
  expect(await seen(10 * LATER)).toContain('The house does not answer.');
  button('Stop');
  away = false;
  expect(await seen(LATER)).toContain('1 of your 5 matches are reviewed');
  expect(await seen()).not.toContain('The house does not answer.');
  vi.useRealTimers();
});
