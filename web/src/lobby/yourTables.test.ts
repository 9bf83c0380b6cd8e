import { beforeEach, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import { click, show } from '../testing/screen';
import type { HeldGlance } from './glances.svelte';
import YourTables from './YourTables.svelte';

function glanceOf(changes: Partial<HeldGlance>): HeldGlance {
  const code = changes.code ?? 'POND7';
  return {
    code,
    game: 'biber-gang',
    stage: 'playing',
    names: ['Anna', 'Ben'],
    seat: 0,
    totals: null,
    to_act: [1],
    held: { code, token: `token-of-sixteen-or-more-${code}`, game: 'biber-gang', visited: 1 },
    ...changes,
  };
}

beforeEach(() => settings.change({ language: 'en' }));

test.each([
  [[23, -4], 'you 23 · Ben \u22124'],
  [[0, 0], null],
])('of a match with the totals %j the front page says how it stands', (totals, standing) => {
  show(YourTables, { glances: [glanceOf({ totals })], over: false });
  expect(document.body.textContent).toContain('with Ben');
  expect(document.querySelector('.figures')?.textContent ?? null).toBe(standing);
});

const addresses = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test('tables that wait for somebody stand first, and those whose match is over apart', () => {
  const glances = [
    glanceOf({ code: 'OVER1', stage: 'match_over', to_act: [] }),
    glanceOf({ code: 'ROOM1', stage: 'lobby', to_act: [] }),
    glanceOf({ code: 'OVER2', stage: 'match_over', to_act: [] }),
    glanceOf({ code: 'PLAY1' }),
  ];
  show(YourTables, { glances, over: false });
  expect(document.querySelector('h2')?.textContent).toBe('Go on playing');
  expect(addresses()).toEqual(['/t/PLAY1']);
  click('One more table');
  expect(addresses()).toEqual(['/t/PLAY1', '/t/ROOM1']);
  document.body.replaceChildren();
  show(YourTables, { glances, over: true });
  expect(document.querySelector('h2')?.textContent).toBe('Played to the end');
  expect(document.querySelector('.turn')?.textContent.trim()).toBe('Over. Another match?');
  expect(addresses()).toEqual(['/t/OVER1']);
});

test('where every match is over, nothing stands before the games', () => {
  show(YourTables, { glances: [glanceOf({ stage: 'match_over', to_act: [] })], over: false });
  expect(document.body.textContent.trim()).toBe('');
});
