import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Late } from '../protocol';
import { settings } from '../settings.svelte';
import { click, show } from '../testing/screen';
import { snapshotOf, tableOf } from '../testing/tables';
import RefusalToast from './RefusalToast.svelte';
import type { Refusal } from './answers';
import type { Session } from './session.svelte';
import { stateOf } from './state';

function told(late: Late | null): string {
  settings.change({ language: 'en' });
  const refusal: Refusal = {
    reason: { message: 'beanie-reason-set-full', arguments: {} },
    clause: '5.1',
    late,
  };
  const session = { refusal, dismissRefusal: vi.fn() } as unknown as Session;
  const state = stateOf(snapshotOf({ seat: 0, table: tableOf({ game: 'beanie' }) }));
  show(RefusalToast, { session, state });
  return document.querySelector('[role="alert"] p')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}

afterEach(() => vi.useRealTimers());

const FIRST = { message: 'beanie-event-adds-set', arguments: { seat: 1, card: 'D10', rank: 10 } };

test('whoever was first is named, with what they did', () => {
  expect(told({ seq: 8, seat: 1, action: 'add-M1-10D', sentences: [FIRST] })).toBe(
    'Ben was first: Ben adds the ten of diamonds to the set of tens.',
  );
});

test('where nobody was first, the reason is told', () => {
  const reason = 'This set has four cards and takes no more. Look for another meld.';
  expect(told(null)).toBe(reason);
  expect(told({ seq: 8, seat: null, action: null, sentences: [] })).toBe(reason);
  // What the reader did themselves is no rival's doing.
  expect(told({ seq: 8, seat: 0, action: 'add-M1-10D', sentences: [] })).toBe(reason);
});

const REFUSAL: Refusal = {
  reason: { message: 'refusal-hint-wait', arguments: {} },
  clause: null,
  late: null,
};

test('it goes once it has been read and is about the past, and not before', () => {
  vi.useFakeTimers();
  const session = { refusal: REFUSAL, dismissRefusal: vi.fn() } as unknown as Session;
  const props = $state({ session, state: stateOf(snapshotOf({ seat: 0, seq: 5 })) });
  show(RefusalToast, props);
  const pass = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  };
  pass(60_000);
  expect(session.dismissRefusal).not.toHaveBeenCalled();

  const toast = document.querySelector('.toast');
  toast?.dispatchEvent(new Event('pointerenter'));
  props.state = stateOf(snapshotOf({ seat: 0, seq: 6 }));
  pass(0);
  expect(session.dismissRefusal, 'as long as somebody is at it').not.toHaveBeenCalled();
  toast?.dispatchEvent(new Event('pointerleave'));
  pass(0);
  expect(session.dismissRefusal).toHaveBeenCalledOnce();
});

test('once it has been read, a touch beside it sends it away, and one on it does not', () => {
  vi.useFakeTimers();
  const session = { refusal: REFUSAL, dismissRefusal: vi.fn() } as unknown as Session;
  show(RefusalToast, { session, state: stateOf(snapshotOf({ seat: 0, seq: 5 })) });
  const touch = () => window.dispatchEvent(new Event('pointerdown'));
  touch();
  expect(session.dismissRefusal, 'before it has had its time').not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  flushSync();
  const toast = document.querySelector('.toast');
  toast?.dispatchEvent(new Event('pointerenter'));
  touch();
  expect(session.dismissRefusal, 'while the pointer is on it').not.toHaveBeenCalled();
  toast?.dispatchEvent(new Event('pointerleave'));
  touch();
  expect(session.dismissRefusal).toHaveBeenCalledOnce();
});

test('what happens at once takes nothing away from the time to read it', () => {
  vi.useFakeTimers();
  const session = { refusal: REFUSAL, dismissRefusal: vi.fn() } as unknown as Session;
  const props = $state({ session, state: stateOf(snapshotOf({ seat: 0, seq: 5 })) });
  show(RefusalToast, props);
  props.state = stateOf(snapshotOf({ seat: 0, seq: 6 }));
  flushSync();
  vi.advanceTimersByTime(7000);
  flushSync();
  expect(session.dismissRefusal).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1500);
  flushSync();
  expect(session.dismissRefusal).toHaveBeenCalledOnce();
});

test('in a pause play goes on from there, as it lies over the notice, and it goes with the pause', () => {
  settings.change({ language: 'en' });
  const reason = { message: 'refusal-paused', arguments: {} };
  const session = {
    refusal: { ...REFUSAL, reason },
    dismissRefusal: vi.fn(),
    pause: vi.fn(),
  } as unknown as Session;
  const at = (paused: number | null) => stateOf(snapshotOf({ seat: 0, seq: 5, table: tableOf({ paused }) }));
  const props = $state({ session, state: at(1) });
  show(RefusalToast, props);
  expect(session.dismissRefusal).not.toHaveBeenCalled();
  click('Go on playing');
  expect(session.pause).toHaveBeenCalledWith(false);
  props.state = at(null);
  flushSync();
  expect(session.dismissRefusal).toHaveBeenCalledOnce();
});
