import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { visit } from '../table/visit.svelte';
import { gameOf } from '../testing/games';
import { show } from '../testing/screen';
import { ScriptedSocket } from '../testing/scriptedSocket';
import { newSession } from '../testing/sessions';
import { setStage } from '../testing/stage';
import { games } from './games.svelte';
import GameTiles from './GameTiles.svelte';

setStage();

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en' });
  games.list = [gameOf()];
});

afterEach(() => {
  visit.leave();
  games.list = [];
});

test('why no table could be opened comes into sight, each time that it is said', () => {
  const sights = vi.fn<(this: Element, way: unknown) => void>();
  Element.prototype.scrollIntoView = function (this: Element, way) {
    sights.call(this, way);
  };
  show(GameTiles, {});
  for (const time of [1, 2]) {
    visit.session = newSession({ code: null, game: 'biber-gang', name: 'Zoe' });
    flushSync();
    expect(document.querySelector('[role=alert]')).toBeNull();
    const socket = ScriptedSocket.latest();
    socket.accept();
    const reason = { message: 'refusal-house-drains', arguments: {} };
    socket.say({ type: 'refused', id: socket.written.at(-1)?.id ?? '', reason, clause: null, late: null });
    flushSync();
    expect(document.querySelector('[role=alert]')?.textContent).toContain('about to close');
    expect(sights.mock.contexts).toHaveLength(time);
    expect(sights.mock.contexts.at(-1)).toBe(document.querySelector('[role=alert]'));
  }
});
