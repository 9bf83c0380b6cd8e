import { expect, it } from 'vitest';
import { commandOf } from './keys';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

it('reads the keys of the table', () => {
  expect(commandOf({ ...plain, key: 'P' })).toEqual({ name: 'pass' });
  expect(commandOf({ ...plain, key: 'x' })).toEqual({ name: 'parry' });
  expect(commandOf({ ...plain, key: '3' })).toEqual({ name: 'card', index: 2 });
  expect(commandOf({ ...plain, key: 'Escape' })).toEqual({ name: 'skip' });
});

it('leaves other keys and shortcuts of the browser alone', () => {
  expect(commandOf({ ...plain, key: '6' })).toBeNull();
  expect(commandOf({ ...plain, key: 'toString' })).toBeNull();
  expect(commandOf({ ...plain, key: 'x', metaKey: true })).toBeNull();
});
