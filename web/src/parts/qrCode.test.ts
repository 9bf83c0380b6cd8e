import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../testing/screen';
import QrCode from './QrCode.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a code is asked for again where the line was gone, and once where the house draws none', async () => {
  const ask = vi.fn<() => Promise<Response>>().mockRejectedValueOnce(new TypeError('no line'));
  ask.mockResolvedValueOnce(Response.json({ size: 21, path: 'M0 0h1v1H0Z' }));
  ask.mockResolvedValueOnce(new Response('', { status: 404 }));
  vi.stubGlobal('fetch', ask);
  show(QrCode, { link: 'https://house.example/t/POND7', name: 'The table as a code' });
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
  expect(document.querySelector('svg')?.getAttribute('aria-label')).toBe('The table as a code');
  show(QrCode, { link: 'https://elsewhere.example', name: 'No code' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(document.querySelectorAll('svg')).toHaveLength(1);
  expect(ask).toHaveBeenCalledTimes(3);
});
