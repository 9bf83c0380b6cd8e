import { expect, test } from 'vitest';
import { doorTokenIn } from './door.svelte';

test('the address that the terminal prints carries the token of the door, any other fragment does not', () => {
  expect(doorTokenIn('#host=abcdefghijklmnop_-12')).toBe('abcdefghijklmnop_-12');
  expect(doorTokenIn('#host=short')).toBeNull();
  expect(doorTokenIn('#seat=abcdefghijklmnop_-12')).toBeNull();
});
