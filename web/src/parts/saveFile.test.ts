import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './saveFile';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

test('the address of a file stands until every browser has fetched it', () => {
  vi.useFakeTimers();
  const revoked = vi.fn();
  // The tests' page can neither make addresses of files nor follow them.
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = revoked;
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile(new Blob(['matches']), 'matches.jsonl');
  expect(clicked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoked.mock.calls).toEqual([['blob:file']]);
});
