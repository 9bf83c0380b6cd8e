import { expect, it } from 'vitest';
import { commandOf } from '../../table-parts/keys';
import { KEYS } from './keys';

const press = (key: string, ctrlKey = false) =>
  commandOf(KEYS, { key, ctrlKey, metaKey: false, altKey: false });

it('chooses cards by their figures', () => {
  expect(press('7')).toEqual({ name: 'card', code: '7' });
  expect(press('0')).toEqual({ name: 'card', code: '10' });
  expect(press('J')).toEqual({ name: 'card', code: 'JO' });
});

it('knows its commands and leaves the browser its own', () => {
  expect(press('l')).toEqual({ name: 'lay' });
  expect(press('Escape')).toEqual({ name: 'back' });
  expect(press('Backspace')).toEqual({ name: 'back' });
  expect(press('?')).toEqual({ name: 'help' });
  expect(press('r', true)).toBeNull();
  expect(press('z')).toBeNull();
});
