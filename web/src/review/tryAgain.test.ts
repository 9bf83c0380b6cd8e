import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleSituation } from '../gallery/situations/biber-gang';
import { keep } from '../matches/kept';
import { keptMatch } from '../testing/matches';
import { click, show } from '../testing/screen';
import { setStage } from '../testing/stage';
import { tableOf } from '../testing/tables';
import { text } from '../texts/texts.svelte';
import { AT_A_TIME } from './matchesToTry';
import TryAgain from './TryAgain.svelte';

setStage();

const MORE = 2;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('all matches are looked through, so many at a time, and a house that finds it too much is asked again', async () => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/try');
  keep(Array.from({ length: AT_A_TIME + MORE }, (_, number) => keptMatch(number)));
  let tired = true;
  const sums = { total: 1, squares: 1 };
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    const answer = (content: unknown, status = 200) =>
      Promise.resolve(new Response(JSON.stringify(content), { status }));
    if (path === '/api/reviews') {
      const asked = JSON.parse(request.body as string) as unknown[];
      return answer(asked.map(() => ({ decisions: 2, fine: 1, points: sums, chance: sums })));
    }
    if (tired) {
      tired = false;
      return answer({ reason: { message: 'refusal-replay-too-often', arguments: {} }, because: null }, 429);
    }
    return answer({ seat: 0, positions: [{ step: 1, legal: ['deck'], about: null }] });
  });
  show(TryAgain, { match: null });
  const count = AT_A_TIME + MORE;
  const shown = () => document.body.textContent;
  const comes = (words: string) =>
    vi.waitFor(() => expect(shown()).toContain(words), { timeout: 60_000, interval: 100 });
  await comes(text('web-try-kinds-say', { count: AT_A_TIME }));
  expect(shown()).toContain(text('web-try-looked', { looked: AT_A_TIME, count }));
  click(text('web-try-further', { count: MORE }));
  await comes(text('web-try-kinds-say', { count }));
  expect(shown()).toContain(text('web-try-looked', { looked: count, count }));
  expect(shown()).not.toContain(text('web-try-further', { count: MORE }));
});

test('a position or an answer that fails to come is asked for again, and nothing is over', async () => {
  history.replaceState(null, '', '/replay/POND7/1/try?seat=0');
  const situation = sampleSituation('draw', 2);
  const step = { seq: 1, actions: 1, sentences: [], moves: [], table: tableOf(), situation };
  const replay = { path: 'POND7/1', named: true, record: '', seat: 0, open: false, steps: [step] };
  const positions = [1, 2].map(() => ({ step: 1, legal: ['deck'], about: null }));
  const busy = { reason: { message: 'refusal-replay-busy', arguments: {} }, because: null };
  let away = true;
  let askedFor = '';
  vi.stubGlobal('fetch', (path: string) => {
    const content = path.endsWith('/tries') ? { seat: 0, positions } : replay;
    const refused = path.endsWith('/tries/1') || (away && path.includes('replays'));
    askedFor = path;
    return Promise.resolve(
      new Response(JSON.stringify(refused ? busy : content), { status: refused ? 503 : 200 }),
    );
  });
  show(TryAgain, { match: 'POND7/1' });
  const comes = (words: string) =>
    vi.waitFor(() => {
      flushSync();
      expect(document.body.textContent).toContain(words);
    });
  await comes(text('web-ask-again'));
  expect(document.body.textContent).toContain(text('web-try-next'));
  away = false;
  click(text('web-ask-again'));
  await comes(text('web-try-say'));
  expect(document.querySelector('[role=alert]')).toBeNull();
  click(text('web-try-show'));
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('[role=alert]')).not.toBeNull();
  });
  askedFor = '';
  click(text('web-try-show'));
  expect(askedFor).toContain('/tries/1');
});

test('who would try what has not been judged finds the way to the review, which judges it', async () => {
  history.replaceState(null, '', '/try/POND7/1?seat=0');
  const reason = { message: 'refusal-review-not-done', arguments: {} };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ reason, because: null }), { status: 409 })),
  );
  show(TryAgain, { match: 'POND7/1' });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector('[role=alert]')).not.toBeNull();
  });
  const way = document.querySelector<HTMLAnchorElement>('a.primary');
  expect([way?.textContent, way?.getAttribute('href')]).toEqual(['Review', '/review/POND7/1?seat=0']);
});
