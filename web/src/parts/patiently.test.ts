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

test('a part is asked for at once when the device has a network again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error()).mockResolvedValue('part');
  const part = patiently(load);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  await expect(part).resolves.toBe('part');
});

test('a part whose stylesheet did not arrive waits for it, and for no picture', async () => {
  const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[href^="https://house/"]')];
  const lose = (rel: string, href: string) => {
    const link = Object.assign(document.createElement('link'), { rel, href });
    document.head.append(link);
    link.dispatchEvent(new Event('error'));
  };
  lose('icon', 'https://house/icon.svg');
  lose('stylesheet', 'https://house/part.css');
  expect(links().map(({ rel }) => rel)).toEqual(['icon']);
  let come = false;
  void patiently(() => Promise.resolve('part')).then(() => (come = true));
  for (const event of ['error', 'load']) {
    await vi.advanceTimersByTimeAsync(WAITS[0] ?? 0);
    expect([links().map(({ rel }) => rel), come]).toEqual([['icon', 'stylesheet'], false]);
    links().at(-1)?.dispatchEvent(new Event(event));
  }
  await vi.advanceTimersByTimeAsync(0);
  expect(come).toBe(true);
  for (const link of links()) link.remove();
});
