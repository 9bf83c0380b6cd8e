import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import { show } from '../testing/screen';
import { setStage } from '../testing/stage';
import Sheet from './Sheet.svelte';

setStage();

/** A sheet with a field for files on it, and what is to be told when it shall close. */
function shown(): { dialog: HTMLDialogElement; onclose: () => void } {
  const onclose = vi.fn();
  const children = createRawSnippet(() => ({ render: () => '<input type="file" />' }));
  show(Sheet, { title: 'Numbers', onclose, children });
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('there is no sheet');
  return { dialog, onclose };
}

test('a sheet that is asked to close is taken away by whoever has opened it', () => {
  const { dialog, onclose } = shown();
  const cancel = new Event('cancel', { cancelable: true });
  dialog.dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onclose).toHaveBeenCalledTimes(1);
});

test('whoever chooses no file stays on the sheet', () => {
  const { dialog, onclose } = shown();
  dialog.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(onclose).not.toHaveBeenCalled();
});
