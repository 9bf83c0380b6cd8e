import { beforeEach, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import '../texts/later';
import { show } from '../testing/screen';
import type { KeptMatch } from './kept';
import MatchRow from './MatchRow.svelte';

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en' });
});

test('a kept match says whose points are whose', () => {
  const match: KeptMatch = {
    record: 'biberbau/1 biber-gang/1 seats=3 options=- stream=fast:1',
    path: null,
    game: 'biber-gang',
    names: ['Anna', 'Ben', 'Dora'],
    totals: [49, 43, -26],
    places: [3, 2, 1],
    seat: 1,
    ended: 0,
  };
  show(MatchRow, { match, onlook: () => undefined });
  const line = document.querySelector('.figures')?.textContent.replace(/\s+/g, ' ').trim();
  expect(line).toContain('Place 2 · Anna 49 · you 43 · Dora −26 · ');
});
