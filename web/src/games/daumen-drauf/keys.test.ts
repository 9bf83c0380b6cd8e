import { expect, it } from 'vitest';
import { commandOf, type Pressed } from '../../table-parts/keys';
import { KEYS } from './keys';

const asked = (pressed: Pressed) => commandOf(KEYS, pressed);
const plain = { ctrlKey: false, metaKey: false, altKey: false };

it('reads the keys of the table', () => {
  expect(asked({ ...plain, key: 'P' })).toEqual({ name: 'pass' });
  expect(asked({ ...plain, key: 'x' })).toEqual({ name: 'parry' });
  expect(asked({ ...plain, key: '3' })).toEqual({ name: 'card', index: 2 });
  expect(asked({ ...plain, key: 'Escape' })).toEqual({ name: 'skip' });
});

it('leaves other keys and shortcuts of the browser alone', () => {
  expect(asked({ ...plain, key: '6' })).toBeNull();
  expect(asked({ ...plain, key: 'toString' })).toBeNull();
  expect(asked({ ...plain, key: 'x', metaKey: true })).toBeNull();
});
