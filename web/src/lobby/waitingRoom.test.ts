import { flushSync, tick } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '../settings.svelte';
import type { Session } from '../table/session.svelte';
import { button, click, show } from '../testing/screen';
import { ScriptedSocket } from '../testing/scriptedSocket';
import { sessionWith } from '../testing/sessions';
import { seatOf, snapshotOf, tableOf } from '../testing/tables';
import { rulesDesk } from '../rules/desk.svelte';
import { games } from './games.svelte';
import WaitingRoom from './WaitingRoom.svelte';

let session: Session;

beforeEach(() => {
  localStorage.clear();
  settings.change({ language: 'en', name: '' });
  games.warming = null;
  games.list = [
    {
      name: 'biber-gang',
      players: { least: 2, most: 6 },
      options: [
        { name: 'deck_out', values: ['reshuffle', 'end_round'], default: 'reshuffle' },
        {
          name: 'stall_limit',
          values: ['0', '10'],
          default: '10',
          counts: { key: 'deck_out', values: ['end_round'] },
        },
        { name: 'rounds', values: ['1', '2', '3', '4', '5'], default: '5', often: true },
      ],
      constants: [],
      variants: [],
      settings: [{ name: 'pace', values: ['learn', 'calm', 'brisk'], default: 'calm' }],
      bots: ['uniform', 'careful'],
      levels: [],
      adaptive: null,
      at_once: { bots: ['uniform'], options: {} },
    },
  ];
});

/** Shows the waiting room with `names` at the table, as seat `seat` or, with null, as a watcher sees it. */
function enter(names: string[], seat: number | null): void {
  const seats = names.map((name) => seatOf(name));
  session = sessionWith(snapshotOf({ seat, table: tableOf({ stage: 'lobby', seats }), situation: null }));
  show(WaitingRoom, {
    session,
    get state() {
      if (!session.state) throw new Error('the session has no state');
      return session.state;
    },
  });
}

/** What the client has written since it greeted. */
function written(): unknown[] {
  return ScriptedSocket.latest()
    .written.slice(1)
    .map(({ id: _, ...rest }) => rest);
}

describe('the host', () => {
  test('seats bots, sets options and starts', () => {
    enter(['Anna', 'Ben'], 0);
    click('Careful dam builder');
    // Two quick steps are one choice, made when the host goes on to something else.
    click('Rounds: less');
    click('Rounds: less');
    button('Rounds: less').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    for (const setting of document.querySelectorAll('fieldset'))
      setting.querySelector<HTMLInputElement>('label:not(.chosen) input')?.click();
    click('Start the match');
    expect(written()).toEqual([
      { type: 'seat_bot', bot: 'careful', seat: null },
      { type: 'configure', options: { rounds: '3' } },
      { type: 'arrange', settings: { pace: 'learn' } },
      { type: 'configure', options: { deck_out: 'end_round' } },
      { type: 'start' },
    ]);
  });

  test('finds the bots by their strength, and apart from those the other ways to play', () => {
    const [game] = games.list;
    if (!game) throw new Error('there is no game');
    const bots = ['uniform', 'dreamer', 'elder', 'neighbour', 'careful'];
    games.list = [{ ...game, bots, levels: ['dreamer', 'elder'], adaptive: 'neighbour' }];
    enter(['Anna', 'Ben'], 0);
    const offered = [...document.querySelectorAll(`[aria-label="Seat a bot"] button`)];
    const names = ['Dreamy yearling', 'Old lady', 'Neighbour', 'Tumbling kit', 'Careful dam builder'];
    expect(offered.map((one, number) => one.textContent.includes(names[number] ?? '?'))).toEqual(
      names.map(() => true),
    );
    const others = document.querySelector('[role=group] [role=group]');
    expect(others?.textContent).toContain('Tumbling kit');
    expect(others?.textContent).not.toContain('Neighbour on a par');
    expect(document.querySelector('[aria-label="Strength 2 of 2"]')).not.toBeNull();
    click('Careful dam builder');
    expect(written()).toEqual([{ type: 'seat_bot', bot: 'careful', seat: null }]);
  });

  test('is taken to the seats when the last one is taken and the bots are gone', async () => {
    enter(['A', 'B', 'C', 'D', 'E'], 0);
    button('Careful dam builder').focus();
    const seats = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => seatOf(name));
    ScriptedSocket.latest().say(
      snapshotOf({ seat: 0, table: tableOf({ stage: 'lobby', seats }), situation: null }),
    );
    flushSync();
    await tick();
    expect(document.activeElement?.textContent).toBe('At the table');
  });

  test('waits for rules with other numbers, and for as many players as those allow', async () => {
    enter(['Anna', 'Ben', 'Cleo'], 0);
    const seats = ['Anna', 'Ben', 'Cleo'].map((name) => seatOf(name));
    const variant = { constants: { beavers: [6] }, least: 2, most: 3 };
    const table = tableOf({ stage: 'lobby', seats, variant, preparing: true });
    ScriptedSocket.latest().say(snapshotOf({ seat: 0, table, situation: null }));
    flushSync();
    await tick();
    expect(button('Start the match').disabled).toBe(true);
    expect(document.body.textContent).toContain('The rules with these numbers are being built');
    expect(document.body.textContent).not.toContain('Careful dam builder');
    const online = [true, true, true];
    ScriptedSocket.latest().say({ type: 'presence', online, ready: online, watchers: 0 });
    flushSync();
    expect(button('Start the match').disabled).toBe(false);
    expect(document.body.textContent).not.toContain('The rules with these numbers are being built');
  });

  test('frees any seat but their own', () => {
    enter(['Anna', 'Ben'], 0);
    click('Free the seat of Ben');
    expect(written()).toEqual([{ type: 'remove_seat', seat: 1 }]);
    expect(() => button('Free the seat of Anna')).toThrow();
  });

  test('cannot start alone, and is told what is missing', () => {
    enter(['Anna'], 0);
    expect(button('Start the match').disabled).toBe(true);
    expect(document.body.textContent).toContain('One more player is needed');
  });

  test('cannot start while the rules are compiled, and sees how far they are', () => {
    games.warming = { done: 1, total: 6, playable: ['daumen-drauf'] };
    enter(['Anna', 'Ben'], 0);
    expect(button('Start the match').disabled).toBe(true);
    expect(document.querySelector('progress')?.value).toBe(1);
    expect(document.querySelector('footer')?.textContent).toContain('Only the first start takes this long.');
    games.warming = null;
    flushSync();
    expect(button('Start the match').disabled).toBe(false);
  });
});

/** The table says that these options are chosen now. */
function chosen(options: Record<string, string>, names: string[], seat: number): void {
  const table = tableOf({ stage: 'lobby', seats: names.map((name) => seatOf(name)), options });
  ScriptedSocket.latest().say(snapshotOf({ seq: 8, seat, table, situation: null }));
  flushSync();
}

const summary = () => document.querySelector('summary')?.textContent;

test('the host sees what is often chosen, the rest is folded, and what does nothing is not there', () => {
  enter(['Anna', 'Ben'], 0);
  expect(button('Rounds: less').closest('details')).toBeNull();
  expect(document.querySelector('details fieldset')?.textContent).toContain('reshuffle the discards');
  expect(summary()).toBe('One more rule');
  expect(document.body.textContent).not.toContain('Standstill');
  chosen({ deck_out: 'end_round' }, ['Anna', 'Ben'], 0);
  expect(document.querySelector('details')?.textContent).toContain('Standstill');
  expect(summary()).toBe('2 more rules · one not as usual');
});

test('a guest sees first what is not as usual, and the rest folded', () => {
  enter(['Anna', 'Ben'], 1);
  expect(document.body.textContent).toContain('This table plays by the usual rules.');
  expect(summary()).toBe('2 rules are as usual');
  chosen({ rounds: '3' }, ['Anna', 'Ben'], 1);
  expect(document.querySelector('dl:not(details dl) + details')?.textContent).toContain('reshuffle');
  expect(document.querySelector('section > dl:has(+ details)')?.textContent).toContain('3 rounds');
  expect(document.body.textContent).not.toContain('This table plays by the usual rules.');
  expect(summary()).toBe('One rule is as usual');
});

test('a guest sees the options in words and waits for the host', () => {
  enter(['Anna', 'Ben'], 1);
  const read = [...document.querySelectorAll('dl')].map((list) => list.textContent);
  expect(read).toEqual([expect.stringContaining('Calm'), expect.stringContaining('5 rounds')]);
  expect(document.body.textContent).toContain('Anna starts the match.');
  expect(document.querySelector('fieldset')).toBeNull();
  expect(() => button('Start the match')).toThrow();
});

test('a visitor takes a seat under a name, which is asked for and remembered', () => {
  enter(['Anna'], null);
  click('Take a seat');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Give yourself a name first.');
  const field = document.querySelector<HTMLInputElement>('input[autocomplete=nickname]');
  if (!field) throw new Error('no name is asked for');
  field.value = ' Ben ';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  click('Take a seat');
  expect(written()).toEqual([{ type: 'join', code: 'POND7', name: 'Ben', seat: null }]);
  expect(settings.name).toBe('Ben');
});

test('who comes by the link reads who invites to what, for how many it is, and finds the rules', () => {
  enter(['Anna'], null);
  const invitation = document.querySelector('section:has(h2)');
  expect(invitation?.querySelector('h2')?.textContent).toBe('Anna invites you to Biber Gang');
  expect(invitation?.textContent).toContain('the fewest points win.');
  expect(invitation?.textContent).toContain('2–6 players');
  expect(button('Learn with a beaver').closest('section')).toBe(invitation);
  click('Rules');
  expect(rulesDesk.open).toMatchObject({ game: 'biber-gang', chapter: 'how-to-play' });
  rulesDesk.close();
});

test('who has opened the table is not invited to it', () => {
  enter(['Anna'], 0);
  expect(document.body.textContent).not.toContain('invites you');
});

test.each([
  [19, ''],
  [20, '4 more characters'],
  [23, 'One more character'],
  [24, 'No more than 24 characters fit.'],
])('of a name of %i letters the field says how much room is left, if little is', (letters, said) => {
  enter(['Anna'], null);
  const field = document.querySelector<HTMLInputElement>('input[autocomplete=nickname]');
  if (!field) throw new Error('no name is asked for');
  expect(field.maxLength).toBe(24);
  field.value = 'M'.repeat(letters);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  expect(document.querySelector('.head [role=status]')?.textContent.trim()).toBe(said);
});

test('a full table offers no seat', () => {
  enter(['A', 'B', 'C', 'D', 'E', 'F'], null);
  expect(document.body.textContent).toContain('The table is full');
  expect(() => button('Take a seat')).toThrow();
});

test.each([
  ['who has come by a link', null],
  ['a guest', 1],
  ['the host', 0],
])('%s is asked for nothing at a table that is closed, and reads what can be done', async (_, seat) => {
  enter(['Anna', 'Ben'], seat);
  const prompts = () =>
    [
      'Take a seat',
      'Start the match',
      'Seat a bot',
      'invites you',
      'Invite',
      'Copy',
      'send the link',
      'Lock the table',
      'Rounds',
    ].filter((words) => document.body.innerHTML.includes(words));
  const before = prompts();
  expect(before).not.toEqual([]);
  const seats = ['Anna', 'Ben'].map((name) => seatOf(name));
  const told = (closed: boolean) => {
    const table = tableOf({ stage: 'lobby', seats, closed });
    ScriptedSocket.latest().say(snapshotOf({ seat, table, situation: null }));
    flushSync();
    return tick();
  };
  await told(true);
  expect(prompts()).toEqual([]);
  expect(document.body.textContent).toContain('This table is closed');
  expect(document.body.textContent).toContain('As soon as it is opened again, this page goes on by itself.');
  expect(button('To the front page')).not.toBeNull();
  await told(false);
  expect(prompts()).toEqual(before);
  expect(document.body.textContent).not.toContain('This table is closed');
});
