import { flushSync } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { TableProps } from '../../table-parts/props';
import type { Phase } from './picture';
import { tableOf } from '../../gallery/situations/table';
import { takeMoves, pictureOf, sampleSituation, trickCard } from '../../gallery/situations/daumen-drauf';
import { card, label, press, showTable, told } from '../../testing/gameTable.svelte';
import { takeDown } from '../../testing/screen';
import { setStage } from '../../testing/stage';
import { render } from '../../texts/texts.svelte';
import Table from './Table.svelte';

const { act, animated } = setStage('setTimeout', 'clearTimeout');

function show(changes: Partial<TableProps> = {}): TableProps {
  return showTable(Table, {
    situation: sampleSituation('turn', 4),
    table: tableOf(4, { game: 'daumen-drauf' }),
    act,
    ...changes,
  });
}

/** Lets the trick on the table go to seat 3, who then leads, or what else comes then. */
function takeTrick(props: TableProps, phase: Phase = 'lead'): void {
  const trick = [trickCard(1, 'Y1-'), trickCard(3, 'K4-')];
  props.moves = takeMoves(trick, 3);
  const picture = { ...pictureOf(4), phase, turn: 3, trick: [], colours: [], to_beat: null };
  props.situation = { picture, actors: [3], legal: [], hash: 'taken' };
  props.seq += 1;
  flushSync();
}

function button(words: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === words);
}

it('has a button that goes on while a trick is taken, but where the way to the score sheet lies', () => {
  const props = show();
  takeTrick(props);
  expect(button('Go on')).toBeDefined();
  takeDown();
  takeTrick(show(), 'round_over');
  expect(button('Go on')).toBeUndefined();
});

it('says on empty rungs which colour comes there, until it has come', () => {
  const coming = () => [...document.querySelectorAll('.coming')].map(({ textContent }) => textContent.trim());
  const props = show({ situation: sampleSituation('lead', 4) });
  expect(coming()).toEqual(['the colour that is led', 'the next new colour', 'the last new colour']);

  props.situation = { ...sampleSituation('turn', 4), actors: [], legal: [] };
  flushSync();
  expect(coming()).not.toContain('the colour that is led');
});

it('tells those who hear it what is asked of them, and nothing while a trick is taken', () => {
  const props = show();
  expect(told()).toMatch(/^Beat the .*, parry or pass\.$/);
  takeTrick(props);
  expect(told()).toBe('');
});

it('names the colours of the ladder as colours are called', () => {
  show({ text: (id, args) => render('de', id, args) });
  const names = [...document.querySelectorAll('[role=img]')].map((one) => one.ariaLabel);
  expect(names).toContain('Schwächste Farbe: Gelb');
});

it('offers nothing in a pause', () => {
  show({ table: tableOf(4, { game: 'daumen-drauf', paused: 1 }) });
  expect(document.querySelectorAll('.lit')).toHaveLength(0);
  expect(button('Pass')).toBeUndefined();
});

it('shows a card once from a double click', () => {
  show();
  card('own:K5-').click();
  card('own:K5-').click();
  expect(act.mock.calls).toEqual([['show-K5-']]);
});

it('sends what is not allowed too, so that the server says why', () => {
  show();
  card('own:Y2-').click();
  expect(act).toHaveBeenCalledWith('show-Y2-');
});

it('names cards with what the reader knows of them, and what they may do', () => {
  show();
  expect(label('own:K5-')).toBe('harmless black 5, in your hand, may be shown');
  expect(label('own:K4+')).toBe('poisonous black 4, in your hand, the twin, parries');
  expect(label('trick:0')).toBe('yellow 1, under the thumb of Jasmin');
  expect(label('trick:1')).toBe('black 4, under the thumb of Mustafa, shown last');
  expect(label('pile:1')).toBe('Taken tricks of Jasmin, 2 cards');
  expect(label('hand:2')).toBe('Hand of Opa Horst, 4 cards');
});

it('draws no head under a thumb, even where the reader knows it', () => {
  const picture = { ...pictureOf(4), trick: [trickCard(1, 'Y1+'), trickCard(3, 'K4?')] };
  const heads = (thumb: boolean) => {
    picture.trick[0] = trickCard(1, 'Y1+', thumb);
    show({ situation: { picture: { ...picture }, actors: [], legal: [], hash: '' } });
    const front = card('trick:0').querySelector('.front');
    const fangs = front?.innerHTML.includes('#7d1428') ?? false;
    return fangs;
  };
  expect(heads(true)).toBe(false);
  void takeDown();
  expect(heads(false)).toBe(true);
});

it('is played by keys alone', () => {
  show();
  press('5');
  press('x');
  press('p');
  expect(act.mock.calls).toEqual([['show-K5-'], ['parry'], ['pass']]);
});

it('asks everybody with the same buttons whether a card is parried', () => {
  show({ situation: { ...sampleSituation('window', 4), legal: ['let'] } });
  button('Parry')?.click();
  press('p');
  expect(act.mock.calls).toEqual([['parry'], ['let']]);
});

it('waits with whoever has let a card pass until all have had their time', () => {
  const situation = { ...sampleSituation('window', 4), legal: ['let'] };
  const props = show({ situation });
  expect(document.querySelector('.clock')).not.toBeNull();
  props.answered = true;
  flushSync();
  expect(button('Parry')).toBeUndefined();
  expect(document.querySelector('.banner')?.textContent).toContain('Others still think');
  expect(document.querySelector('.clock')).not.toBeNull();
});

it('lifts the thumbs of a taken trick before it goes on', () => {
  const hold = vi.fn();
  const props = show({ hold });
  takeTrick(props);
  expect(hold).toHaveBeenLastCalledWith(1);
  expect(label('trick:0')).toContain('under the thumb');
  expect(document.querySelector('.tally')?.getAttribute('aria-label')).toBe(
    '0 harmless, 0 poisonous, 2 unseen',
  );
  vi.advanceTimersByTime(500);
  flushSync();
  expect(label('trick:0')).toBe('harmless yellow 1, laid open by Jasmin');
  expect(label('trick:1')).toContain('under the thumb');
  vi.runAllTimers();
  flushSync();
  expect(hold).toHaveBeenLastCalledWith(null);
  expect(document.querySelector('[data-place^="trick:"]')).toBeNull();
});

it('ends the lifting with a tap, which does nothing else', () => {
  const props = show();
  takeTrick(props);
  card('own:K5-').click();
  flushSync();
  expect(act).not.toHaveBeenCalled();
  expect(document.querySelector('[data-place^="trick:"]')).toBeNull();
});

it('flies a shown card from its hand, and shows results at once when asked to', () => {
  const props = show();
  const shown = (hash: string): void => {
    const trick = [trickCard(1, 'Y1?'), trickCard(3, 'K4?'), trickCard(2, 'K6?')];
    props.situation = { picture: pictureOf(4, { trick }), actors: [], legal: [], hash };
    props.seq += 1;
    flushSync();
  };
  shown('shown');
  expect(animated.some((element) => card('trick:2').contains(element))).toBe(true);
  props.situation = sampleSituation('turn', 4);
  props.seq += 1;
  flushSync();
  animated.length = 0;
  props.speed = 0;
  shown('again');
  expect(animated).toEqual([]);
});

it('lets a watcher look and not act', () => {
  const picture = pictureOf(4, { hands: Array.from({ length: 4 }, () => Array<null>(5).fill(null)) });
  show({
    seat: null,
    situation: { picture, actors: [0], legal: [], hash: 'watched' },
  });
  const counts = [...document.querySelectorAll('.count')].map(({ textContent }) => textContent);
  expect(
    counts.filter((count) => count === '5'),
    'of each hand, that below too',
  ).toHaveLength(4);
  press('p');
  expect(act).not.toHaveBeenCalled();
  expect(document.querySelector('.controls')).toBeNull();
  card('trick:1').click();
  flushSync();
  expect(document.querySelector('dialog')?.textContent).toContain('black from 5, any green');
});
