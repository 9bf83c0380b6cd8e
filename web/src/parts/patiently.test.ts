import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently, WAITS } from './patiently';

const ALL_WAITS = WAITS.reduce((sum, wait) => sum + wait, 0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a part that fails to load is asked for again until it comes', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error()).mockResolvedValue('part');
  const part = patiently(load);
  await vi.advanceTimersByTimeAsync(ALL_WAITS);
  await expect(part).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that never comes fails in the end', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
  const failed = expect(patiently(load)).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(ALL_WAITS);
  await failed;
  expect(load).toHaveBeenCalledTimes(WAITS.length + 1);
});
