import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Nudged, Said, SeatInfo, Snapshot } from '../protocol';
import { settings } from '../settings.svelte';
import { button, click, show } from '../testing/screen';
import { setStage } from '../testing/stage';
import { ScriptedSocket } from '../testing/scriptedSocket';
import { sessionWith } from '../testing/sessions';
import { seatOf, snapshotOf, tableOf } from '../testing/tables';
import { spokenText, type Spoken } from '../table-parts/spoken';
import { stateOf } from '../table/state';
import NudgeButton from './NudgeButton.svelte';
import TalkSheet from './TalkSheet.svelte';
import { LINGER, Voices } from './voices.svelte';

const SEATS = [seatOf('Anna'), seatOf('Ben'), seatOf('Bert', { kind: 'bot', bot: 'careful' })];
const TABLE = tableOf({ seats: SEATS });
const HELLO: Said = { type: 'said', seat: 1, words: 'hello' };
const NUDGE: Nudged = { type: 'nudged', by: 1, seat: 0 };

setStage('setTimeout', 'clearTimeout');
beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en' });
});

/** A snapshot in which these seats are to act. */
function waitingFor(...actors: number[]): Snapshot {
  const snapshot = snapshotOf({ table: TABLE });
  return { ...snapshot, situation: snapshot.situation && { ...snapshot.situation, actors } };
}

const written = () => ScriptedSocket.latest().written.filter(({ type }) => type !== 'resume');
const words = (voices: Voices) => voices.spoken.map((one) => one.words);

test('words stay in the air for a while, and newer ones of the same person take their place', () => {
  const voices = new Voices();
  voices.hear(HELLO, SEATS);
  vi.advanceTimersByTime(LINGER - 100);
  voices.hear({ ...HELLO, seat: 0 }, SEATS);
  voices.hear({ ...HELLO, words: 'laugh' }, SEATS);
  expect(words(voices)).toEqual(['hello', 'laugh']);
  vi.advanceTimersByTime(LINGER - 100);
  expect(words(voices)).toEqual(['hello', 'laugh']);
  vi.advanceTimersByTime(100);
  expect(words(voices)).toEqual([]);
});

test('whoever is muted is muted at this table, under another name too, and after a visit elsewhere', () => {
  const voices = new Voices();
  voices.enter('POND7');
  voices.mute('Ben', true);
  voices.hear(HELLO, SEATS);
  voices.hear(NUDGE, SEATS);
  expect(voices.spoken).toEqual([]);
  const renamed = SEATS.map((seat) => (seat.name === 'Ben' ? { ...seat, name: 'Benno' } : seat));
  voices.follow(SEATS, renamed);
  voices.hear(HELLO, renamed);
  expect(voices.spoken).toEqual([]);

  voices.enter('LAKE2');
  voices.hear(HELLO, renamed);
  expect(words(voices)).toEqual(['hello']);

  const later = new Voices();
  later.enter('POND7');
  expect(later.hasMuted('Benno')).toBe(true);
  later.mute('Benno', false);
  const latest = new Voices();
  latest.enter('POND7');
  expect(latest.hasMuted('Benno')).toBe(false);
});

test('whoever takes the seat of somebody who is muted is heard, and who was put out stays muted', () => {
  const voices = new Voices();
  voices.enter('POND7');
  voices.mute('Ben', true);
  const seatedAs = (seat: SeatInfo) => [seatOf('Anna'), seat];
  const steps = [seatOf('Ben'), seatOf('Berta', { kind: 'bot', bot: 'careful' }), seatOf('Carla')].map(
    seatedAs,
  );
  for (const [step, seats] of steps.entries()) voices.follow(steps[step - 1] ?? seats, seats);
  expect(['Ben', 'Berta', 'Carla'].filter((name) => voices.hasMuted(name))).toEqual(['Ben']);
  voices.hear(HELLO, seatedAs(seatOf('Carla')));
  expect(words(voices)).toEqual(['hello']);
});

test('what is said is read with who says it, in the language of whoever reads', () => {
  const names = ['Anna', 'Ben'];
  const hello: Spoken = { key: 1, seat: 1, words: 'hello', nudged: null };
  const nudge: Spoken = { key: 2, seat: 1, words: null, nudged: 0 };
  expect(spokenText(hello, names, 0)).toBe('Ben says: Hello everybody!');
  expect(spokenText(hello, names, 1)).toBe('You say: Hello everybody!');
  expect(spokenText({ ...hello, words: 'wink' }, names, null)).toBe('Ben makes a face: Winking');
  expect(spokenText(nudge, names, 0)).toBe('Ben nudges you: everybody is waiting for you.');
  expect(spokenText(nudge, names, null)).toBe('Ben says: Anna, it is up to you!');
  settings.change({ language: 'de' });
  expect(spokenText(hello, names, 0)).toBe('Ben sagt: Hallo zusammen!');
});

test('a nudge is offered for people who are waited for, and rests when one has just been given', () => {
  const session = sessionWith(waitingFor(1));
  show(NudgeButton, { session, state: stateOf(waitingFor(1)), seat: 1 });
  click('Nudge Ben');
  expect(written()).toMatchObject([{ type: 'nudge', seat: 1 }]);
  ScriptedSocket.latest().say({ type: 'nudged', by: 0, seat: 1 });
  ScriptedSocket.latest().say({ type: 'ack', id: written()[0]?.id ?? '', seq: 7 });
  flushSync();
  click('Ben has been nudged');
  expect(written()).toHaveLength(1);
  vi.advanceTimersByTime(15_000);
  flushSync();
  click('Nudge Ben');
  expect(written()).toHaveLength(2);
  session.end();
});

test('nobody nudges a bot, themselves, or somebody who is not waited for', () => {
  const session = sessionWith(waitingFor(0, 2));
  for (const seat of [0, 1, 2]) show(NudgeButton, { session, state: stateOf(waitingFor(0, 2)), seat });
  expect(document.querySelector('button')).toBeNull();
  session.end();
});

test('between two rounds those are waited for who still read', () => {
  const seats = [
    seatOf('Anna'),
    seatOf('Ben'),
    seatOf('Cleo', { ready: true }),
    seatOf('Dora', { online: false }),
  ];
  const snapshot = snapshotOf({ table: tableOf({ stage: 'round_over', seats }) });
  const session = sessionWith(snapshot);
  for (const seat of [1, 2, 3]) show(NudgeButton, { session, state: stateOf(snapshot), seat });
  expect([...document.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'))).toEqual([
    'Nudge Ben',
  ]);
  session.end();
});

test('the sheet says what is chosen, closes, and mutes people', () => {
  const session = sessionWith(waitingFor(1));
  const onclose = vi.fn();
  show(TalkSheet, { session, state: stateOf(waitingFor(1)), onclose });
  click('Well played!');
  click('Laughing');
  expect(written()).toMatchObject([
    { type: 'say', words: 'well-played' },
    { type: 'say', words: 'laugh' },
  ]);
  expect(onclose).toHaveBeenCalledTimes(2);
  expect(button('Mute Ben').getAttribute('aria-pressed')).toBe('false');
  click('Mute Ben');
  expect(button('Mute Ben').getAttribute('aria-pressed')).toBe('true');
  ScriptedSocket.latest().say(HELLO);
  expect(session.voices.spoken).toEqual([]);
  session.end();
});

test('the sheet says that nobody would hear it now, and stays until somebody can', () => {
  const session = sessionWith(waitingFor(1));
  const onclose = vi.fn();
  show(TalkSheet, { session, state: stateOf(waitingFor(1)), onclose });
  ScriptedSocket.latest().cut();
  flushSync();
  click('Well played!');
  expect(onclose).not.toHaveBeenCalled();
  expect(document.querySelector('[role=status]')?.textContent).toContain('The connection is lost.');
  session.wake();
  ScriptedSocket.latest().accept();
  flushSync();
  expect(document.querySelector('[role=status]')?.textContent).toBe('');
  click('Well played!');
  expect(written()).toMatchObject([{ type: 'say', words: 'well-played' }]);
  expect(onclose).toHaveBeenCalledTimes(1);
  session.end();
});

test('without a connection nothing is said, for it would be heard much later', () => {
  const session = sessionWith(waitingFor(1));
  ScriptedSocket.latest().cut();
  const before = ScriptedSocket.all.length;
  session.say('hello');
  session.wake();
  expect(ScriptedSocket.all).toHaveLength(before + 1);
  ScriptedSocket.latest().accept();
  expect(written()).toEqual([]);
  session.end();
});
