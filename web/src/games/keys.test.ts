import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAMPLES } from '../gallery/situations';
import { tableOf } from '../gallery/situations/table';
import { BACK_KEY, FORWARD_KEY, GO_ON_KEY, keyHelp, TALK_KEY, type KeyLine } from '../table-parts/keys';
import { press, showTable } from '../testing/gameTable.svelte';
import { setStage } from '../testing/stage';
import { sources } from '../texts/catalogue';
import { laterSources } from '../texts/later';
import { GAMES } from '.';

const modules = import.meta.glob<{ KEYS: readonly KeyLine<unknown>[] }>('./*/keys.ts', { eager: true });
const ENGLISH = { ...(await sources('en')), ...laterSources('en') };
const linesOf = (game: string) => modules[`./${game}/keys.ts`]?.KEYS ?? [];

describe.each(Object.keys(GAMES))('%s', (game) => {
  const { act } = setStage();
  const requestHint = vi.fn();
  beforeEach(async () => {
    requestHint.mockReset();
    const [entry, samples] = [GAMES[game], SAMPLES[game]];
    if (!entry || !samples) throw new Error(`${game} is not drawn`);
    const { default: Table } = await entry.table();
    showTable(Table, { situation: samples.situation('', 2), table: tableOf(2, { game }), act, requestHint });
  });
  afterEach(() => {
    document.body.replaceChildren();
  });

  /** Presses every key that the game knows. */
  function pressAll(): void {
    const keys = [...'abcdefghijklmnopqrstuvwxyz0123456789?', 'Enter', 'Backspace', 'ArrowLeft', 'ArrowUp'];
    press(
      ...keys.filter((key) => linesOf(game).some(({ command }) => command(key) !== null) || key.length > 1),
    );
  }
  const chosen = () => document.querySelectorAll('[aria-pressed="true"]').length;

  it('says of every key what it does, and of no other', () => {
    const lines = linesOf(game);
    const asked = keyHelp(lines, game, (id) => id).map(([, meaning]) => meaning);
    const written = Object.values(ENGLISH)
      .flatMap((source) => source.match(/^web-[\w-]+(?= =)/gm) ?? [])
      .filter((id) => id.startsWith(`web-${game}-key-`));
    expect(asked.toSorted()).toEqual(written.toSorted());
    expect(new Set(lines.map(({ printed }) => printed)).size).toBe(lines.length);
  });

  it('leaves the keys alone that are the same at every table', () => {
    for (const key of [GO_ON_KEY, TALK_KEY, BACK_KEY, FORWARD_KEY]) {
      expect(linesOf(game).some(({ command }) => command(key) !== null)).toBe(false);
    }
  });

  it('hears no key while something modal lies over the page, wherever it comes from', () => {
    const foreign = document.createElement('dialog');
    document.body.append(foreign);
    foreign.showModal();
    pressAll();
    expect(act).not.toHaveBeenCalled();
    expect(requestHint).not.toHaveBeenCalled();
    expect([document.querySelectorAll('dialog').length, chosen()]).toEqual([1, 0]);
    foreign.remove();
    pressAll();
    expect(requestHint).toHaveBeenCalled();
    expect(act.mock.calls.length + chosen()).toBeGreaterThan(0);
  });
});
