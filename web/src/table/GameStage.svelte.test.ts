import { flushSync, type Component } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleSituation } from '../gallery/situations/biber-gang';
import { GAMES } from '../games';
import { settings } from '../settings.svelte';
import { button, click, show } from '../testing/screen';
import { sessionWith } from '../testing/sessions';
import { setStage } from '../testing/stage';
import { snapshotOf, tableOf } from '../testing/tables';
import GameStage from './GameStage.svelte';
import { stateOf } from './state';

const LAST_LOOK = GAMES['biber-gang']?.lastLook ?? 0;

setStage();
beforeEach(() => {
  vi.useFakeTimers();
  settings.change({ language: 'en', speed: 1 });
});

afterEach(() => vi.useRealTimers());

/** Shows a table on which a round has just ended. */
function endRound(): void {
  const playing = snapshotOf({ situation: sampleSituation('draw', 2) });
  const over = snapshotOf({
    seq: 8,
    table: tableOf({ stage: 'round_over' }),
    situation: sampleSituation('sheet', 2),
  });
  const props = $state({ session: sessionWith(playing), state: stateOf(playing), onlog: vi.fn() });
  show(GameStage as Component<Record<string, unknown>>, props);
  props.state = stateOf(over);
  flushSync();
}

function wait(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

test('a press in the moment when the score sheet comes by itself does not send it away again', () => {
  endRound();
  wait(LAST_LOOK - 1);
  expect(button('To the score sheet')).toBeTruthy();
  wait(1);
  click('Look at the table');
  expect(button('Look at the table')).toBeTruthy();
  wait(1000);
  click('Look at the table');
  expect(button('To the score sheet')).toBeTruthy();
});

test('whoever has called the score sheet may send it away at once', () => {
  endRound();
  click('To the score sheet');
  click('Look at the table');
  expect(button('To the score sheet')).toBeTruthy();
});
