import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doubtSeat, holdSeat } from '../connection/seats';
import { router } from '../routing.svelte';
import { settings } from '../settings.svelte';
import { visit } from '../table/visit.svelte';
import { click, show } from '../testing/screen';
import LearnButton from './LearnButton.svelte';
import { noteLesson } from './underWay';

const TOKEN = 'token-of-sixteen-or-more';

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en', name: 'Anna' });
  holdSeat({ code: 'POND7', token: TOKEN, game: 'biber-gang', visited: 1 });
  noteLesson('biber-gang', 'POND7');
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('a guided game that was begun is gone on with', () => {
  const go = vi.spyOn(router, 'go').mockReturnValue();
  show(LearnButton, { game: 'biber-gang', brief: true });
  click('Learn');
  expect(go).toHaveBeenCalledWith('/t/POND7');
});

test('one whose table the house does not know any more is begun anew', () => {
  const go = vi.spyOn(router, 'go').mockReturnValue();
  const learn = vi.spyOn(visit, 'learn').mockReturnValue(undefined as never);
  show(LearnButton, { game: 'biber-gang', brief: true });
  doubtSeat(TOKEN);
  click('Learn');
  expect(go).not.toHaveBeenCalled();
  expect(learn).toHaveBeenCalledWith('biber-gang', 'Anna');
});
