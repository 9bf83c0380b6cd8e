import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { TableProps } from '../../table-parts/props';
import { pictureOf, sampleSituation } from '../../gallery/situations/biber-mania';
import { situationOf, tableOf } from '../../gallery/situations/table';
import { LONG } from '../../table-parts/longPress';
import {
  banner,
  card,
  clickWords,
  isLit,
  label,
  press,
  showTable,
  tap,
  told,
} from '../../testing/gameTable.svelte';
import { takeDown } from '../../testing/screen';
import { setStage } from '../../testing/stage';
import Table from './Table.svelte';

const { act, animated } = setStage('setTimeout', 'clearTimeout');

function show(state = 'discard', changes: Partial<TableProps> = {}): TableProps {
  return showTable(Table, {
    situation: sampleSituation(state, 4),
    table: tableOf(4, { game: 'biber-mania' }),
    act,
    ...changes,
  });
}

const chips = () => [...document.querySelectorAll<HTMLButtonElement>('.chip')];

it('marks what was collected in earlier rounds as written on the score pad', () => {
  const picture = pictureOf(4, { series: 'collecting', totals: [12, -3, 0, 7] });
  show('discard', { situation: situationOf(picture, [], [0]) });
  const collected = [...document.querySelectorAll<HTMLElement>('.tag')].filter((one) =>
    one.title.endsWith('collected'),
  );
  expect(collected).toHaveLength(4);
  for (const tag of collected) {
    expect(tag.querySelector('.short')?.textContent).toMatch(/^−?\d+$/);
    expect(tag.querySelector('.short svg')).not.toBeNull();
  }
});

describe('laying', () => {
  it('lights what leads on from the chosen cards, and lays them', () => {
    show();
    expect(isLit('own:2')).toBe(true);
    tap('own:7');
    expect([isLit('own:2'), isLit('own:7'), isLit('own:KO')]).toEqual([false, true, true]);
    tap('own:7');
    tap('own:KO');
    expect(label('own:7')).toContain('2 chosen');
    expect(card('own:7').getAttribute('aria-pressed')).toBe('true');
    clickWords('Lay 3 cards');
    expect(act.mock.calls).toEqual([['7+7+KO']]);
  });

  it('offers nothing in a pause, and forgets no choice over it', () => {
    const props = show();
    tap('own:7');
    props.table = tableOf(4, { game: 'biber-mania', paused: 1 });
    flushSync();
    expect([isLit('own:7'), isLit('own:KO'), chips().length]).toEqual([false, false, 0]);
    expect(document.body.textContent).not.toContain('Take back');
    props.table = tableOf(4, { game: 'biber-mania' });
    flushSync();
    expect(label('own:7')).toContain('1 chosen');
    expect(isLit('own:KO')).toBe(true);
  });

  it('shows before it what would be stabbed', () => {
    show();
    expect(document.querySelector('.stab')).toBeNull();
    expect(told()).toBe('');
    tap('own:7');
    tap('own:7');
    expect(banner()).toContain('in the display and the top cards of Mustafa');
    expect(label('display:3')).toContain('would be stabbed');
    expect(label('pile:3')).toContain('would be stabbed');
    expect(label('pile:1')).not.toContain('would be stabbed');
    expect(told()).toMatch(/^7 and 7\. Would stab 3 in/);
  });

  it('shows the own points and whose turn it is on the shortest phone, too, beside what may be laid', () => {
    vi.stubGlobal('innerHeight', 500);
    show();
    expect(chips().length).toBeGreaterThan(0);
    const plate = document.querySelector('.plate.own');
    expect(plate?.classList).toContain('turn');
    expect(plate?.querySelector('.total')?.textContent).not.toBe('');
    expect(plate?.querySelector('.name')?.classList).toContain('visually-hidden');
    vi.unstubAllGlobals();
  });

  it('takes a selection back, by touch and by key', () => {
    show();
    tap('own:7');
    tap('own:7');
    press('Backspace');
    expect(label('own:7')).toContain('1 chosen');
    clickWords('Take back');
    expect(label('own:7')).not.toContain('chosen');
    for (let copy = 0; copy < 4; copy++) tap('own:7');
    expect(label('own:7')).not.toContain('chosen');
    expect(act).not.toHaveBeenCalled();
  });

  it('asks the server about cards that do not go together too, so that it says why', () => {
    show();
    tap('own:2');
    tap('own:12');
    expect(banner()).toBe('These cards do not go together.');
    clickWords('Lay 2 cards');
    expect(act).toHaveBeenCalledWith('2+12');
  });

  it('offers whole plays, and chooses their cards without laying them', () => {
    show();
    tap('own:8');
    expect(chips()[1]?.getAttribute('aria-label')).toContain('the top cards of Jasmin');
    chips()[1]?.click();
    flushSync();
    expect(act).not.toHaveBeenCalled();
    press('l');
    expect(act).toHaveBeenCalledOnce();
  });

  it('says how many more plays there are than it offers, and leads to them', () => {
    show();
    expect(chips()).toHaveLength(16);
    expect(document.querySelector('.chips')?.textContent).toContain('6 more: choose cards of your hand');
    tap('own:8');
    expect(document.querySelector('.chips')?.textContent).not.toContain('more');
  });

  it('lays once from a double click', () => {
    show();
    tap('own:2');
    press('l');
    press('l');
    expect(act.mock.calls).toEqual([['2']]);
  });

  it('is played by keys alone', () => {
    show();
    press('7');
    press('7');
    press('j');
    press('l');
    expect(act.mock.calls).toEqual([['7+7+JO']]);
  });

  it('forgets the selection when something else is asked', () => {
    const props = show();
    tap('own:7');
    props.situation = sampleSituation('stab_display', 4);
    flushSync();
    props.situation = sampleSituation('discard', 4);
    flushSync();
    expect(label('own:7')).not.toContain('chosen');
  });
});

describe('every later choice is a touch on what it takes', () => {
  it.each([
    ['stab_display', 'display:GE', 'stab-GE'],
    ['steal', 'display:3', 'steal-display-3'],
    ['steal', 'stock:JO', 'steal-stock-JO'],
    ['bad_guy', 'hand:1', 'bad-guy-1'],
    ['bad_guy', 'pile:1', 'bad-guy-1'],
    ['bad_guy_draw', 'deck', 'give-deck'],
    ['bad_guy_draw', 'stock:2', 'give-stock-2'],
    ['draw', 'deck', 'draw-deck'],
    ['draw', 'stock:7', 'draw-stock-7'],
  ])('%s: %s', (state, place, action) => {
    show(state);
    expect(isLit(place) || isLit('hand:1')).toBe(true);
    tap(place);
    expect(act.mock.calls).toEqual([[action]]);
  });

  it('asks which card of a pile is stolen when there are several', () => {
    show('steal');
    tap('pile:1');
    expect(act).not.toHaveBeenCalled();
    document.querySelector<HTMLElement>('[data-choice="steal-1-JO"]')?.click();
    flushSync();
    expect(act.mock.calls).toEqual([['steal-1-JO']]);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('shows with a wish what everybody knows of that hand', () => {
    show('wish');
    tap('hand:1');
    const name = (code: string) =>
      document.querySelector(`[data-choice="wish-1-${code}"]`)?.getAttribute('aria-label');
    expect(name('7')).toContain('known to be there');
    expect(name('5')).toContain('was not there when last asked');
    expect(name('12')).not.toContain('there');
    document.querySelector<HTMLElement>('[data-choice="wish-1-7"]')?.click();
    expect(act.mock.calls).toEqual([['wish-1-7']]);
  });

  it('takes or refuses stabbed cards, or a part of them', () => {
    show('part');
    expect(banner()).toContain('from Jasmin: take or refuse?');
    expect(chips()).toHaveLength(4);
    chips()[0]?.click();
    expect(act.mock.calls).toEqual([['take-4']]);
  });

  it('refuses by key, and wishes nothing', () => {
    show('stab_opponent');
    press('r');
    expect(act.mock.calls).toEqual([['refuse']]);
    void takeDown();
    act.mockClear();
    show('wish');
    press('r');
    expect(act.mock.calls).toEqual([['no-wish']]);
  });

  it('asks the server about a touch that is not allowed, so that it says why', () => {
    show('stab_display');
    tap('display:9');
    tap('stock:7');
    expect(act.mock.calls).toEqual([['stab-9']]);
    expect(document.querySelector('dialog')).not.toBeNull();
  });

  it('says who redraws how many cards', () => {
    show('draw');
    expect(banner()).toBe('You redraw 2 cards: from the stock or the draw pile?');
    expect(told()).toBe(banner());
    expect([label('deck'), label('stock:7')]).toEqual([
      expect.stringMatching(/, possible$/),
      expect.stringMatching(/, possible$/),
    ]);
    expect(document.querySelector('[aria-label="Jasmin"]')?.textContent).toContain('redraws 2');
  });
});

describe('looking closer', () => {
  function hold(place: string): void {
    card(place).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
    vi.advanceTimersByTime(LONG + 10);
    card(place).dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    card(place).click();
    flushSync();
  }

  it('tells on a long press what a card does, and the press chooses nothing', () => {
    show();
    hold('own:KO');
    expect(document.querySelector('dialog')?.textContent).toContain(
      'makes everybody else who holds this number',
    );
    expect(label('own:KO')).not.toContain('chosen');
  });

  it('does so by key for the card that has the focus', () => {
    show();
    card('stock:FE').focus();
    flushSync();
    press('i');
    expect(document.querySelector('dialog')?.textContent).toContain('You may name somebody');
  });

  it('opens a pile move by move, with what is known of the hand', () => {
    show();
    tap('pile:1');
    const words = document.querySelector('dialog')?.textContent ?? '';
    expect(words).toContain('Pile 6, hand 10: −4 points');
    expect(words).toContain('Known to be in hand');
    expect(words).toContain('Not in hand when last asked');
    expect(document.querySelectorAll('dialog ol li')).toHaveLength(3);
    expect(act).not.toHaveBeenCalled();
  });
});

it('shows where a hint points', () => {
  show('discard', { hint: '8+8' });
  expect(card('own:8').classList.contains('hinted')).toBe(true);
  expect(chips()[0]?.classList.contains('hinted')).toBe(true);
});

it('flies the cards of an event, and shows results at once when asked to', () => {
  const props = show('other');
  const lay = (hash: string) => {
    const piles = [...pictureOf(4).piles];
    const cards = ['8', '8'];
    piles[1] = [...(piles[1] ?? []), { cards, kind: 'set', value: '8', size: 2, protected: false }];
    props.moves = cards.map((code) => ({ card: code, source: 'hand:1', target: 'pile:1' }));
    const picture = pictureOf(4, { turn: 2, plays: null, piles });
    props.situation = { ...situationOf(picture, [], [2]), hash };
    props.seq += 1;
    flushSync();
  };
  lay('laid');
  expect(animated.some((element) => card('pile:1').contains(element))).toBe(true);
  expect(animated.some((element) => card('pile:1:0').contains(element))).toBe(true);
  props.speed = 0;
  animated.length = 0;
  lay('again');
  expect(animated).toEqual([]);
});

it('lets a watcher look and not act', () => {
  const hands = Array.from({ length: 4 }, () => ({ count: 9, cards: null, known: [], lacks: [] }));
  const picture = pictureOf(4, { hands, plays: null });
  show('discard', { seat: null, situation: situationOf(picture, [], [0]) });
  expect(document.querySelector('.controls')).toBeNull();
  expect(document.querySelector('[data-place^="own:"]')).toBeNull();
  press('l');
  tap('display:3');
  expect(act).not.toHaveBeenCalled();
  expect(document.querySelector('dialog')?.textContent).toContain('Equal numbers are laid together');
});
