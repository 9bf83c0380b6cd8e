import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { show } from '../testing/screen';
import ConnectionBanner from './ConnectionBanner.svelte';
import type { Session } from './session.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  settings.change({ language: 'en' });
});
afterEach(() => vi.useRealTimers());

const LOST = 'The connection is lost. Your seat is kept; we are reconnecting.';
const LATE = 'The table has not answered yet.';
const KEPT = 'What you did will be sent.';

function told(): string {
  return document.querySelector('[role="status"] span')?.textContent.replace(/\s+/g, ' ').trim() ?? '';
}

/** A banner about a session, and how time passes there. */
function banner(changes: Partial<Session>) {
  const session = $state({ status: 'open', underWay: [], answered: false, ...changes });
  show(ConnectionBanner, { session: session as unknown as Session });
  const pass = (milliseconds: number) => {
    flushSync();
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  };
  return { session: session as { -readonly [Key in keyof Session]: Session[Key] }, pass };
}

test('a lost connection is told soon, and that what was done is kept', () => {
  const { session, pass } = banner({ status: 'waiting' });
  pass(500);
  expect(told()).toBe('');
  pass(500);
  expect(told()).toBe(LOST);
  session.underWay = ['pile'];
  pass(0);
  expect(told()).toBe(`${LOST} ${KEPT}`);
  session.status = 'open';
  session.underWay = [];
  pass(0);
  expect(told()).toBe('');
});

test('an answer that is late is told, before the line is given up', () => {
  const { session, pass } = banner({ underWay: ['pile'] });
  pass(2000);
  expect(told()).toBe('');
  pass(1000);
  expect(told()).toBe(`${LATE} ${KEPT}`);
  session.underWay = [];
  pass(0);
  expect(told()).toBe('');
});

test('what the table keeps until all have answered is not late', () => {
  const { pass } = banner({ underWay: ['show-G3+'], answered: true });
  pass(60_000);
  expect(told()).toBe('');
});
