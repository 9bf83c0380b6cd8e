import { afterEach, expect, test, vi } from 'vitest';
import { copied } from './clipboard';

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
});

test('whoever copies where the browser has no clipboard keeps the focus on the button', async () => {
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  const taken = vi.fn(() => {
    // Browsers give the focus to what they select.
    document.querySelector('textarea')?.focus();
    return true;
  });
  document.execCommand = taken;
  expect(await copied('a link')).toBe(true);
  expect(taken).toHaveBeenCalledWith('copy');
  expect(document.activeElement).toBe(button);
});
