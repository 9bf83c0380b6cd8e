import { expect, test, vi } from 'vitest';
import { sayingsOf } from './words';

test('words of a guide that do not come at once are asked for again: without them nobody is taught', async () => {
  vi.useFakeTimers();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue('hello = Hello { $one }!');
  const coming = sayingsOf('biber-gang', 'en', load);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect((await coming)('hello', { one: 'Ben' })).toBe('Hello Ben!');
});

test('a game that nobody teaches has no words', async () => {
  expect((await sayingsOf('plain', 'en'))('hello', {})).toBe('hello');
});
