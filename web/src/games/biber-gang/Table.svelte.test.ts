import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { TableProps } from '../../table-parts/props';
import { pictureOf, sampleSituation } from '../../gallery/situations/biber-gang';
import { situationOf, tableOf } from '../../gallery/situations/table';
import { banner, card, isLit, press, showTable, told } from '../../testing/gameTable.svelte';
import { takeDown } from '../../testing/screen';
import { setStage } from '../../testing/stage';
import { SLOTS } from './picture';
import Table from './Table.svelte';

const { act, animated } = setStage();

function show(changes: Partial<TableProps> = {}): TableProps {
  return showTable(Table, { situation: sampleSituation('draw', 2), table: tableOf(2), act, ...changes });
}

it('draws once from a double click', () => {
  show();
  card('deck').click();
  card('deck').click();
  expect(act.mock.calls).toEqual([['deck']]);
});

it('says in a pause who has asked for it and offers nothing, and asks again afterwards', () => {
  const props = show({ table: tableOf(2, { paused: 1 }), hint: 'deck' });
  const offered = () => [isLit('deck'), document.querySelectorAll('.hinted, .controls .primary').length > 0];
  expect(banner()).toBe('Pause: Jasmin has asked for it.');
  expect(document.querySelector('.sentence.asked')).toBeNull();
  expect(offered()).toEqual([false, false]);
  card('deck').click();
  expect(act, 'the server says why').toHaveBeenCalledWith('deck');
  props.table = tableOf(2);
  flushSync();
  expect(banner()).toBe('Your turn: draw a card.');
  expect(told(), 'that it is their turn they hear anyway').toBe('');
  expect(offered()).toEqual([true, true]);
});

it('offers nothing at a table that the house has closed', () => {
  show({ table: tableOf(2, { closed: true }) });
  expect(isLit('deck')).toBe(false);
});

it('sends what is not allowed too, so that the server says why', () => {
  show();
  card('display:0:T1').click();
  expect(act).toHaveBeenCalledWith('swap-T1');
});

it('names every card with its place and what it makes with its neighbour', () => {
  show();
  expect(card('deck').getAttribute('aria-label')).toBe('Deck, 43 cards');
  expect(card('display:0:T2').getAttribute('aria-label')).toMatch(/^5, yours, .*, pair$/);
  expect(card('display:0:T3').getAttribute('aria-label')).toMatch(/^beaver, yours, .*, frozen beaver pair$/);
  expect(card('display:1:T2').getAttribute('aria-label')).toMatch(/^face-down card, Jasmin, /);
});

it('does not offer to refuse what has to go in', () => {
  const swap = SLOTS.map((slot) => `swap-${slot}`);
  const picture = (code: string) => pictureOf(2, { phase: 'decide', drawn: { card: code, source: 'pile' } });
  const props = show({ situation: situationOf(picture('8'), [...swap, 'turn-T4', 'refuse'], [0]) });
  expect(banner()).toBe('Swap the 8 in, or refuse it.');
  expect(told()).toBe(banner());
  props.situation = situationOf(picture('8'), swap, [0]);
  flushSync();
  expect(banner()).toBe('Swap the 8 in.');
  props.situation = situationOf(picture('B'), swap, [0]);
  flushSync();
  expect(banner()).toBe('Swap the beaver in.');
  props.situation = situationOf(picture('8'), [...swap, 'swim-T3-T4'], [0]);
  flushSync();
  expect(banner()).toBe('Swap the 8 in, or let a beaver swim.');
});

it('tells those who hear it that a turn is the last one', () => {
  show({ situation: situationOf(pictureOf(2, { caller: 1 }), ['deck', 'pile'], [0]) });
  expect(told()).toBe('Last turn!');
});

it('names only keys that do something: those who are alone send bots on, the others talk', () => {
  const keys = () => {
    press('?');
    const shown = [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);
    return ['G', 'C', ', .'].map((key) => shown.includes(key));
  };
  show();
  expect(keys()).toEqual([true, false, true]);
  takeDown();
  const [ricarda, jasmin] = tableOf(2).seats;
  const seats = [ricarda, { ...jasmin, kind: 'human', bot: null }] as TableProps['table']['seats'];
  show({ table: tableOf(2, { seats }) });
  expect(keys()).toEqual([false, true, true]);
});

it('counts one turn as one', () => {
  show({ situation: situationOf(pictureOf(2, { quiet_turns: 1, stall_turns: 2 }), ['deck', 'pile'], [0]) });
  expect(document.querySelector('.stall')?.textContent).toContain('for one turn; at 2 the round ends');
});

it('opens with two cards, confirmed by the button', () => {
  show({ situation: sampleSituation('opening', 2) });
  card('display:0:B2').click();
  card('display:0:T3').click();
  flushSync();
  expect(card('display:0:T3').getAttribute('aria-pressed')).toBe('true');
  expect(act).not.toHaveBeenCalled();
  const confirm = [...document.querySelectorAll('button')].find((button) =>
    button.textContent?.includes('Turn these'),
  );
  confirm?.click();
  expect(act.mock.calls).toEqual([['open-T3-B2']]);
});

it('keeps the cards chosen for the opening while the others choose theirs', () => {
  const props = show({ situation: sampleSituation('opening', 2) });
  press('1');
  const meanwhile = sampleSituation('opening', 2);
  props.situation = {
    ...meanwhile,
    hash: 'another',
    picture: Object.assign(meanwhile.picture, { opened: [false, false] }),
  };
  props.seq = 2;
  flushSync();
  expect(card('display:0:T1').getAttribute('aria-pressed')).toBe('true');
});

it('is played by keys alone', () => {
  show({ situation: sampleSituation('decide', 2) });
  press('t');
  press('4');
  expect(act.mock.calls).toEqual([['turn-T4']]);
});

it('shows grey what is not allowed, refusing and turning alike', () => {
  const grey = () =>
    [...document.querySelectorAll('.controls :is([aria-keyshortcuts=T], [aria-keyshortcuts=R])')].map((one) =>
      one.getAttribute('aria-disabled'),
    );
  const props = show({ situation: sampleSituation('decide', 2) });
  expect(grey()).toEqual(['false', 'false']);
  props.situation = { ...props.situation, legal: ['swap-T1'] };
  flushSync();
  expect(grey()).toEqual(['true', 'true']);
});

it('shows beside each seat what its open cards come to', () => {
  const props = show();
  const sums = () => [...document.querySelectorAll('.count')].map((one) => one.textContent.trim());
  expect(sums()).toEqual(['Σ 22', 'Σ 24']);
  props.situation = { ...props.situation, picture: pictureOf(2, { open_points: [17, 24] }) };
  flushSync();
  expect(sums()).toEqual(['Σ 17', 'Σ 24']);
});

it('changes totals once the cards lie where they belong', async () => {
  const props = show();
  const totals = () => [...document.querySelectorAll('.total [aria-hidden]')].map((one) => one.textContent);
  await vi.waitFor(() => expect(totals()).toEqual(['23', '−4']));
  const flying = document.createElement('div');
  flying.dataset['turning'] = '';
  let land = (): void => undefined;
  const finished = new Promise<void>((resolve) => (land = resolve));
  flying.getAnimations = () => [{ finished }] as unknown as Animation[];
  document.body.append(flying);
  props.situation = { ...props.situation, picture: pictureOf(2, { totals: [30, 5] }) };
  flushSync();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(totals()).toEqual(['23', '−4']);
  land();
  await vi.waitFor(() => expect(totals()).toEqual(['30', '5']));
  flying.remove();
});

it('takes a swim back with Escape', () => {
  show({ situation: sampleSituation('swim', 2) });
  press('3');
  press('Escape');
  press('1');
  expect(act.mock.calls).toEqual([['swap-T1']]);
});

it('lets a watcher look and not act', () => {
  show({ seat: null, situation: situationOf(pictureOf(2), [], [0]) });
  card('deck').click();
  press('d');
  card('display:0:T1').click();
  flushSync();
  expect(act).not.toHaveBeenCalled();
  expect(document.querySelector('.controls')).toBeNull();
  expect(document.querySelector('dialog')?.textContent).toContain('Cards of Ricarda');
});

it('forgets a choice begun on the situation before', () => {
  const props = show({ situation: sampleSituation('decide', 2) });
  press('t');
  props.situation = sampleSituation('swim', 2);
  props.seq = 2;
  flushSync();
  press('1');
  expect(act.mock.calls).toEqual([['swap-T1']]);
});

it('flies cards to their new places, and shows results at once when asked to', () => {
  const props = show({ situation: sampleSituation('swim', 2) });
  const swum = (): void => {
    props.moves = [{ card: 'B', source: 'display:0:T3', target: 'display:0:T4' }];
    props.situation = sampleSituation('swum', 2);
    props.seq += 1;
    flushSync();
  };
  swum();
  expect(animated.some((element) => card('display:0:T4').contains(element))).toBe(true);
  animated.length = 0;
  props.speed = 0;
  props.situation = sampleSituation('swim', 2);
  flushSync();
  swum();
  expect(animated).toEqual([]);
});
