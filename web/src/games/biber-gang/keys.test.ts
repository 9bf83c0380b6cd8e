import { expect, it } from 'vitest';
import { commandOf } from './keys';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

it('reads the keys of the table', () => {
  expect(commandOf({ ...plain, key: 'd' })).toEqual({ name: 'deck' });
  expect(commandOf({ ...plain, key: 'D' })).toEqual({ name: 'deck' });
  expect(commandOf({ ...plain, key: '?' })).toEqual({ name: 'help' });
  expect(commandOf({ ...plain, key: 'Escape' })).toEqual({ name: 'back' });
  expect(commandOf({ ...plain, key: '5' })).toEqual({ name: 'slot', slot: 'B1' });
});

it('leaves other keys and shortcuts of the browser alone', () => {
  expect(commandOf({ ...plain, key: '9' })).toBeNull();
  expect(commandOf({ ...plain, key: 'x' })).toBeNull();
  expect(commandOf({ ...plain, key: 'd', ctrlKey: true })).toBeNull();
  expect(commandOf({ ...plain, key: 'constructor' })).toBeNull();
});
