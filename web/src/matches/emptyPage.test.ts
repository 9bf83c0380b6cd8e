import { beforeEach, expect, test, vi } from 'vitest';
import { games } from '../lobby/games.svelte';
import { settings } from '../settings.svelte';
import { visit } from '../table/visit.svelte';
import '../texts/later';
import { gameOf } from '../testing/games';
import { click, show } from '../testing/screen';
import MatchesPage from './MatchesPage.svelte';

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en', name: 'Anna' });
  games.list = [gameOf({ at_once: { bots: ['careful'], options: {} } })];
});

test('where no match is kept yet, one can be played at once', () => {
  const create = vi.spyOn(visit, 'create').mockReturnValue(undefined as never);
  show(MatchesPage, {});
  click('Play now');
  expect(create).toHaveBeenCalledWith('biber-gang', 'Anna', { bots: ['careful'], options: {} });
  create.mockRestore();
  games.list = [];
});
