import { afterEach, expect, test, vi } from 'vitest';
import { keep } from '../matches/kept';
import { keptMatch } from '../testing/matches';
import { click, show } from '../testing/screen';
import { text } from '../texts/texts.svelte';
import { AT_A_TIME } from './matchesToTry';
import TryAgain from './TryAgain.svelte';

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
