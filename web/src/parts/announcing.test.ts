import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcing } from './announcing.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  announcing.hear({ text: null, seconds: null });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says a line until its time is over, or it is withdrawn', () => {
  announcing.hear({ text: 'Back at nine', seconds: 60 });
  vi.advanceTimersByTime(59_000);
  expect(announcing.line).toBe('Back at nine');
  vi.advanceTimersByTime(1001);
  expect(announcing.line).toBeNull();
  announcing.hear({ text: 'Short', seconds: 5 });
  announcing.hear({ text: 'For good', seconds: null });
  vi.advanceTimersByTime(10_000);
  expect(announcing.line).toBe('For good');
  announcing.hear({ text: null, seconds: null });
  expect(announcing.line).toBeNull();
});

it('keeps what was said where the house does not answer', async () => {
  const fetched = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', fetched);
  fetched.mockResolvedValueOnce(Response.json({ type: 'announcement', text: 'Hello', seconds: null }));
  await announcing.ask();
  fetched.mockRejectedValueOnce(new Error('gone'));
  await announcing.ask();
  fetched.mockResolvedValueOnce(new Response('', { status: 403 }));
  await announcing.ask();
  expect(announcing.line).toBe('Hello');
});
