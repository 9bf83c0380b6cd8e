import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from './patience';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a part is loaded once, however often it is asked for', async () => {
  const load = vi.fn(() => Promise.resolve('part'));
  const part = patiently(load);
  expect(await part()).toBe('part');
  expect(await part()).toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a server that is away for a moment costs time, not the part', async () => {
  const load = vi.fn(() => Promise.resolve('part'));
  load.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  const asked = patiently(load)();
  await vi.advanceTimersByTimeAsync(1500);
  expect(await asked).toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a part that cannot be had fails at last, and may be asked for again', async () => {
  const load = vi.fn(() => Promise.resolve('part'));
  load.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  const part = patiently(load, 2);
  const failed = expect(part()).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(600);
  await failed;
  expect(await part()).toBe('part');
});
