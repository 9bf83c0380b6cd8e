import { expect, test } from 'vitest';
import { clauseIn, routeOf, tokenIn } from './routing.svelte';

test('addresses name pages', () => {
  expect(routeOf('/')).toEqual({ page: 'home' });
  expect(routeOf('/t/pond7')).toEqual({ page: 'table', code: 'POND7' });
  expect(routeOf('/t/POND7/')).toEqual({ page: 'table', code: 'POND7' });
  expect(routeOf('/rules/biber-gang')).toEqual({ page: 'rules', game: 'biber-gang' });
  expect(routeOf('/matches')).toEqual({ page: 'matches' });
  expect(routeOf('/challenge')).toEqual({ page: 'club' });
  expect(routeOf('/progress')).toEqual({ page: 'progress' });
  expect(routeOf('/challenge/pond7pond7')).toEqual({ page: 'challenge', code: 'POND7POND7' });
  expect(routeOf('/challenge/POND7')).toEqual({ page: 'nowhere' });
  expect(routeOf('/daily')).toEqual({ page: 'daily', position: null });
  const position = { game: 'beanie', day: '2026-11-23' };
  expect(routeOf('/daily/beanie/2026-11-23')).toEqual({ page: 'daily', position });
  expect(routeOf('/daily/beanie')).toEqual({ page: 'nowhere' });
  expect(routeOf('/replay')).toEqual({ page: 'replay', match: null });
  expect(routeOf('/replay/POND7/2')).toEqual({ page: 'replay', match: 'POND7/2' });
  expect(routeOf('/replay/record/0123456789abcdef')).toEqual({
    page: 'replay',
    match: 'record/0123456789abcdef',
  });
  expect(routeOf('/replay/POND7')).toEqual({ page: 'nowhere' });
  expect(routeOf('/t/<script>')).toEqual({ page: 'nowhere' });
  expect(routeOf('/nonsense')).toEqual({ page: 'nowhere' });
});

test('a private link carries a token, any other fragment does not', () => {
  expect(tokenIn('#seat=abcdefghijklmnop_-12')).toBe('abcdefghijklmnop_-12');
  expect(tokenIn('#seat=short')).toBeNull();
  expect(tokenIn('#clause-3-4')).toBeNull();
});

test('a fragment may name a clause', () => {
  expect(clauseIn('#clause-4-4')).toBe('4.4');
  expect(clauseIn('#chapter-4')).toBeNull();
});
