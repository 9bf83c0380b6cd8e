import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WAITS } from '../parts/patiently';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('art that could not be had is asked for again when it is shown next, and what was had is not', async () => {
  // What has been fetched before is known to the module.
  vi.resetModules();
  const { tileOf } = await import('./tiles');
  const ask = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('no line'));
  vi.stubGlobal('fetch', ask);
  const failed = expect(tileOf('beanie')).rejects.toThrow('no line');
  await vi.advanceTimersByTimeAsync(WAITS.reduce((sum, wait) => sum + wait, 0));
  await failed;
  ask.mockReset().mockImplementation(() => Promise.resolve(new Response('<svg></svg>')));
  expect(await tileOf('beanie')).toBe('<svg></svg>');
  expect(await tileOf('beanie')).toBe('<svg></svg>');
  expect(ask).toHaveBeenCalledTimes(1);
});
