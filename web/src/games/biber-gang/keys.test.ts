import { expect, it } from 'vitest';
import { commandOf, type Pressed } from '../../table-parts/keys';
import { KEYS } from './keys';

const asked = (pressed: Pressed) => commandOf(KEYS, pressed);
const plain = { ctrlKey: false, metaKey: false, altKey: false };

it('reads the keys of the table', () => {
  expect(asked({ ...plain, key: 'd' })).toEqual({ name: 'deck' });
  expect(asked({ ...plain, key: 'D' })).toEqual({ name: 'deck' });
  expect(asked({ ...plain, key: '?' })).toEqual({ name: 'help' });
  expect(asked({ ...plain, key: 'Escape' })).toEqual({ name: 'back' });
  expect(asked({ ...plain, key: '5' })).toEqual({ name: 'slot', slot: 'B1' });
});

it('leaves other keys and shortcuts of the browser alone', () => {
  expect(asked({ ...plain, key: '9' })).toBeNull();
  expect(asked({ ...plain, key: 'x' })).toBeNull();
  expect(asked({ ...plain, key: 'd', ctrlKey: true })).toBeNull();
  expect(asked({ ...plain, key: 'constructor' })).toBeNull();
});
