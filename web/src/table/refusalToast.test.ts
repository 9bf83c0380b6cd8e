import { expect, test, vi } from 'vitest';
import type { Late } from '../protocol';
import { settings } from '../settings.svelte';
import { show } from '../testing/screen';
import { snapshotOf, tableOf } from '../testing/tables';
import RefusalToast from './RefusalToast.svelte';
import type { Refusal, Session } from './session.svelte';
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

const FIRST = { message: 'beanie-event-adds-set', arguments: { seat: 1, card: 'D10', rank: 10 } };

test('whoever was first is named, with what they did', () => {
  expect(told({ seq: 8, seat: 1, action: 'add-M1-10D', sentences: [FIRST] })).toBe(
    'Ben was first: Ben adds the ten of diamonds to the set of tens.',
  );
});

test('where nobody was first, the reason is told', () => {
  const reason = 'This set has four cards and takes no more.';
  expect(told(null)).toBe(reason);
  expect(told({ seq: 8, seat: null, action: null, sentences: [] })).toBe(reason);
  // What the reader did themselves is no rival's doing.
  expect(told({ seq: 8, seat: 0, action: 'add-M1-10D', sentences: [] })).toBe(reason);
});
