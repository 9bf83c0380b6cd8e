import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import PastePage from '../replay/PastePage.svelte';
import { router } from '../routing.svelte';
import { settings } from '../settings.svelte';
import '../texts/later';
import { keptMatch } from '../testing/matches';
import { click, show, takeDown } from '../testing/screen';
import { keep, keptMatches } from './kept';
import MatchesPage from './MatchesPage.svelte';

const CODE = 'abcdefghijklmnopqrstuv';
let go: MockInstance<typeof router.go>;
/** What the house answers to who hands it a record, or asks for a parcel. */
const answered = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en' });
  go = vi.spyOn(router, 'go').mockReturnValue();
  answered.mockReset();
  vi.stubGlobal('fetch', (path: string) =>
    /replays|parcels/.test(path) ? answered() : Promise.resolve(Response.json([])),
  );
});

afterEach(() => {
  history.replaceState(null, '', '/');
  go.mockRestore();
  vi.unstubAllGlobals();
});

/** Lets everything pass that does not wait for time. */
async function soon(): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve));
  flushSync();
}

/** A house that reads a record, and says so when the test lets it. */
function readsSlowly(): () => Promise<void> {
  let answer: (response: Response) => void = () => undefined;
  answered.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  return async () => {
    answer(Response.json({ path: 'record/0123456789abcdef' }));
    await soon();
  };
}

test('a match from another device is gone to once the house has read it, and the page says that it does', async () => {
  keep([keptMatch(1, { path: null })]);
  const read = readsSlowly();
  show(MatchesPage, {});
  click('Biber Gang');
  await soon();
  expect(document.body.textContent).toContain('The record is being read.');
  await read();
  expect(go).toHaveBeenCalledWith('/replay/record/0123456789abcdef?eyes=0');
});

test('whoever has gone on meanwhile is not fetched back', async () => {
  keep([keptMatch(1, { path: null })]);
  const read = readsSlowly();
  show(MatchesPage, {});
  click('Biber Gang');
  await takeDown();
  await read();
  expect(go).not.toHaveBeenCalled();
});

test('nor is whoever has gone on from where records are pasted', async () => {
  const read = readsSlowly();
  show(PastePage, {});
  document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
  await takeDown();
  await read();
  expect(go).not.toHaveBeenCalled();
});

test('matches that wait in the house are asked for again where the line was gone', async () => {
  history.replaceState(null, '', `/matches#bring=${CODE}`);
  answered.mockRejectedValueOnce(new TypeError('no line'));
  answered.mockImplementation(() => Promise.resolve(Response.json([keptMatch(1)])));
  show(MatchesPage, {});
  await soon();
  expect(document.querySelector('[role=alert]')?.textContent).toContain('does not answer');
  expect(location.hash).toBe(`#bring=${CODE}`);
  click('Ask again');
  await soon();
  expect(keptMatches()).toHaveLength(1);
  expect(location.hash).toBe('');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('of matches that the house does not have any more it is not asked again', async () => {
  history.replaceState(null, '', `/matches#bring=${CODE}`);
  const reason = { message: 'refusal-replay-parcel-gone', arguments: {} };
  answered.mockResolvedValue(Response.json({ reason, because: null }, { status: 404 }));
  show(MatchesPage, {});
  await soon();
  expect(location.hash).toBe('');
  expect(() => click('Ask again')).toThrow();
});
