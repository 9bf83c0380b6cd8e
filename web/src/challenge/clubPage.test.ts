import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { laidCards, laidToken, noteLaid } from '../connection/laid';
import { games } from '../lobby/games.svelte';
import { router } from '../routing.svelte';
import { settings } from '../settings.svelte';
import { gameOf } from '../testing/games';
import { click, show } from '../testing/screen';
import '../texts/later';
import ClubPage from './ClubPage.svelte';

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en', name: 'Anna' });
  games.list = [
    gameOf({ levels: ['weak', 'careful', 'search'], bots: ['careful', 'uniform'] }),
    gameOf({ name: 'daumen-drauf', players: { least: 2, most: 4 } }),
  ];
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  games.list = [];
});

/** Answers every question in this way; returns what was asked. */
function answer(status: number, content: unknown): Record<string, unknown>[] {
  const said: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    said.push(JSON.parse(body) as Record<string, unknown>);
    return Promise.resolve(new Response(JSON.stringify(content), { status }));
  });
  return said;
}

const output = (label: string) => document.querySelector(`[aria-label="${label}"] output`)?.textContent;

/** Steps a number and waits until it is chosen. */
function step(label: string, way: 'less' | 'more', times: number): void {
  for (let time = 0; time < times; time += 1) click(`${label}: ${way}`);
  document
    .querySelector(`[aria-label="${label}"] .row`)
    ?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  flushSync();
}

test('cards are laid ready for whoever is to play, and the browser remembers that it may end it', async () => {
  const go = vi.spyOn(router, 'go').mockReturnValue();
  const said = answer(201, { code: 'CHALLENGE7', token: 'a-token-that-is-long' });
  show(ClubPage, {});
  step('People at each table', 'less', 3);
  // Somebody alone cannot play: a bot comes along.
  expect(output('Bots at each table')).toBe('1');
  step('Bots at each table', 'more', 1);
  click('Lay the cards ready');
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/challenge/CHALLENGE7'));
  expect(said).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      game: 'biber-gang',
      people: 1,
      bots: ['careful', 'careful'],
      options: {},
      settings: {},
    },
  ]);
  expect(laidToken('CHALLENGE7')).toBe('a-token-that-is-long');
  expect(laidToken('ANOTHERONE')).toBeNull();
});

test('who is refused reads why, and asks again under the same key', async () => {
  const reason = { message: 'refusal-too-many-tables', arguments: {} };
  const said = answer(429, { reason, because: null });
  show(ClubPage, {});
  for (const times of [1, 2]) {
    click('Lay the cards ready');
    await vi.waitFor(() => {
      flushSync();
      expect(said).toHaveLength(times);
      expect(document.querySelector('[role=alert]')?.textContent).toContain('Many tables have been opened');
    });
  }
  expect(said[0]?.['id']).toBe(said[1]?.['id']);
  expect(laidCards()).toEqual([]);
});

test('a game for fewer has no room for more, and what was laid ready is found again', () => {
  noteLaid({ code: 'CHALLENGE7', token: 'a-token-that-is-long', game: 'biber-gang', laid: 1 });
  noteLaid({ code: 'CHALLENGE8', token: 'a-token-that-is-long', game: 'biber-gang', laid: 2 });
  show(ClubPage, {});
  step('People at each table', 'more', 2);
  expect(output('People at each table')).toBe('6');
  document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click();
  flushSync();
  expect(output('People at each table')).toBe('4');
  const links = [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/challenge/CHALLENGE8', '/challenge/CHALLENGE7']);
});
