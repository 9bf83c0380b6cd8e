import { expect, test, vi } from 'vitest';
import { button, click, show } from '../testing/screen';
import Stepper from './Stepper.svelte';

test('at its end a stepper goes no further, and keeps the focus of whoever stepped there', () => {
  show(Stepper, {
    label: 'Rounds',
    values: ['1', '2', '3'],
    value: '2',
    name: String,
    onchoose: vi.fn(),
  });
  const less = button('Rounds: less');
  less.focus();
  click('Rounds: less');
  click('Rounds: less');
  expect(document.querySelector('output')?.textContent).toBe('1');
  // A browser takes the focus from a button that is truly disabled.
  expect([less.disabled, less.ariaDisabled]).toEqual([false, 'true']);
  expect(document.activeElement).toBe(less);
});
