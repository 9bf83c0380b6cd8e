import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { rulesDesk } from '../rules/desk.svelte';
import { settings } from '../settings.svelte';
import { button, click, show } from '../testing/screen';
import { ScriptedSocket } from '../testing/scriptedSocket';
import { newSession, sessionWith } from '../testing/sessions';
import { setStage } from '../testing/stage';
import { seatOf, snapshotOf, tableOf } from '../testing/tables';
import Narrator from './Narrator.svelte';
import Notice from './Notice.svelte';
import RefusalToast from './RefusalToast.svelte';
import { stateOf } from './state';
import TablePage from './TablePage.svelte';
import { visit } from './visit.svelte';

setStage();

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en' });
});

test('a refusal is told in words, and its clause is one tap away', () => {
  const snapshot = snapshotOf();
  const session = sessionWith(snapshot);
  show(RefusalToast, { session, state: stateOf(snapshot) });
  session.act('swap-T1');
  const socket = ScriptedSocket.latest();
  const reason = { message: 'biber-gang-reason-frozen-pair', arguments: { card: '7' } };
  socket.say({ type: 'refused', id: socket.written.at(-1)?.id ?? '', reason, clause: '4.4', late: null });
  flushSync();
  expect(document.querySelector('[role=alert]')?.textContent).toContain(
    'The two beavers in this column are frozen',
  );
  click('Rule 4.4');
  expect(rulesDesk.open).toEqual({ game: 'biber-gang', chapter: 'rulebook', clause: '4.4' });
  click('Close');
  expect(document.querySelector('[role=alert]')?.textContent.trim()).toBe('');
});

test('the narrator tells the log and the turn to a screen reader', () => {
  show(Narrator, { state: stateOf(snapshotOf()), spoken: [], myTurn: true, language: 'en' as const });
  expect(document.querySelector('[aria-live=polite]')?.textContent).toContain('The match begins.');
  expect(document.querySelector('[role=status]')?.textContent).toBe('It is your turn.');
});

test('a reader for whom a bot plays is told so, and takes their seat back', () => {
  const snapshot = snapshotOf({
    table: tableOf({ seats: [seatOf('Anna', { bot: 'careful' }), seatOf('Ben')] }),
  });
  const session = sessionWith(snapshot);
  show(Notice, { session, state: stateOf(snapshot) });
  expect(document.body.textContent).toContain('Careful dam builder plays for you.');
  click('Play on yourself');
  expect(ScriptedSocket.latest().written.at(-1)).toMatchObject({ type: 'come_back' });
});

test('once the match is over there is nothing to play on, and who begins another one plays it', () => {
  const snapshot = snapshotOf({
    table: tableOf({ seats: [seatOf('Anna', { bot: 'careful' }), seatOf('Ben')], stage: 'match_over' }),
  });
  const session = sessionWith(snapshot);
  show(Notice, { session, state: stateOf(snapshot) });
  expect(document.body.textContent).not.toContain('plays for you');
  session.start();
  const written = ScriptedSocket.latest().written.slice(-2);
  expect(written).toMatchObject([{ type: 'come_back' }, { type: 'start' }]);
});

test.each([
  ['refusal-house-full', true],
  ['refusal-no-table', false],
])('whoever does not come to a table for %s may ask again: %s', (message, later) => {
  const again = vi.spyOn(visit, 'again').mockReturnValue();
  const session = newSession({ code: 'POND7', game: '', name: '' });
  const socket = ScriptedSocket.latest();
  socket.accept();
  const reason = { message, arguments: {} };
  socket.say({ type: 'refused', id: socket.written[0]?.id ?? '', reason, clause: null, late: null });
  show(TablePage, { session });
  expect(document.querySelector('h1')?.textContent).toBe('This table cannot be shown');
  expect(button('To the front page')).toBeTruthy();
  if (later) click('Ask again');
  else expect(() => click('Ask again')).toThrow();
  expect(again).toHaveBeenCalledTimes(later ? 1 : 0);
  again.mockRestore();
});
