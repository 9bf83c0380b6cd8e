import { expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { show } from '../testing/screen';
import { snapshotOf, tableOf } from '../testing/tables';
import Notice from './Notice.svelte';
import { NoticeBoard } from './noticeBoard.svelte';
import type { Session } from './session.svelte';
import { stateOf } from './state';

const stolen = { message: 'biber-mania-event-stole', arguments: { seat: 1, other: 0 } };
const draw = { message: 'biber-mania-action-draw-deck', arguments: {} };

function shown(advised: boolean): string {
  settings.change({ language: 'en' });
  const session = {
    notices: new NoticeBoard(),
    refusal: null,
    meant: null,
    knocking: null,
    seatLost: false,
    suffered: [stolen],
    advice: advised ? { action: 'draw-deck', sentence: draw, reasons: [], beside: null } : null,
    dismissAdvice: vi.fn(),
    dismissSuffered: vi.fn(),
  } as unknown as Session;
  const table = tableOf({ game: 'biber-mania', stage: 'playing' });
  show(Notice, { session, state: stateOf(snapshotOf({ seat: 0, table })) });
  return document.querySelector('[role="status"]')?.textContent.trim() ?? '';
}

test('whoever asks for advice reads it, whatever has been done to their cards before', () => {
  expect(shown(true)).toMatch(/^Advice/);
});

test('what others did to the reader’s cards stands there until advice is asked for', () => {
  expect(shown(false)).not.toBe('');
  expect(shown(false)).not.toMatch(/Advice/);
  // Those who hear the table have heard it from the log.
  expect(document.querySelector('[aria-live=off] p')).not.toBeNull();
});
