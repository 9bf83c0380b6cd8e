import { createRawSnippet, flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableProps } from '../../table-parts/props';
import { HAND, pictureOf, sampleSituation } from '../../gallery/situations/beanie';
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

const { act, animated } = setStage('setTimeout', 'clearTimeout', 'setInterval', 'clearInterval');
beforeEach(() => {
  localStorage.clear();
});

function show(state = 'draw', changes: Partial<TableProps> = {}): TableProps {
  return showTable(Table, {
    situation: sampleSituation(state, 4),
    table: tableOf(4, { game: 'beanie' }),
    act,
    ...changes,
  });
}

const chips = () => [...document.querySelectorAll<HTMLButtonElement>('[data-chip]')];
const order = () =>
  [...document.querySelectorAll<HTMLElement>('[data-place^="own:"]')].map((one) => one.dataset['place']);

it('offers the discard pile in words only where there is one', () => {
  const props = show('begin');
  expect(banner()).toBe('Your turn: draw a card.');
  props.situation = sampleSituation('draw', 4);
  flushSync();
  expect(banner()).toBe('Your turn: draw a card or take the pile.');
  expect(told(), 'that it is their turn they hear anyway').toBe('');
});

const draw = () =>
  [...document.querySelectorAll<HTMLButtonElement>('.controls .button')].find(
    ({ textContent }) => textContent.trim() === 'Draw',
  );

it('lights nothing in a pause, with each button where it was', () => {
  const table = (paused: number | null) => tableOf(4, { game: 'beanie', paused });
  const props = show('draw', { table: table(1) });
  tap('own:5H', 'own:6H', 'own:7H');
  expect(document.querySelectorAll('.lit, .controls .primary, [data-chip]')).toHaveLength(0);
  expect(draw()?.getAttribute('aria-disabled')).toBe('true');
  props.table = table(null);
  flushSync();
  expect(draw()?.getAttribute('aria-disabled')).toBe('false');
  expect(chips().length).toBeGreaterThan(0);
});

describe('before the round opens', () => {
  const opening = createRawSnippet(() => ({ render: () => '<p class="seconds">4</p>' }));

  it('says to look at the cards, lights nothing, and lets cards be chosen', () => {
    const props = show('draw', { opening });
    expect(banner()).toBe('Look at your cards');
    expect(document.querySelector('.seconds')).not.toBeNull();
    expect(isLit('stock')).toBe(false);
    expect(draw()?.classList).not.toContain('primary');
    expect(draw()?.getAttribute('aria-disabled')).toBe('true');
    tap('own:5H', 'own:6H', 'own:7H');
    expect(card('own:7H').getAttribute('aria-pressed')).toBe('true');
    expect([isLit('meld:M2'), chips().length]).toEqual([false, 0]);

    props.opening = null;
    flushSync();
    expect(document.querySelector('.seconds')).toBeNull();
    expect(banner()).toBe('These cards go together.');
    expect(isLit('stock')).toBe(true);
    tap('own:5H', 'own:6H', 'own:7H');
    expect(draw()?.classList).toContain('primary');
    expect(draw()?.getAttribute('aria-disabled')).toBe('false');
  });
});

describe('putting down', () => {
  it('lights what goes with the chosen cards, and puts them down in one touch', () => {
    show();
    tap('own:7H');
    expect(isLit('own:5H')).toBe(true);
    expect(isLit('own:4C')).toBe(false);
    tap('own:5H', 'own:6H');
    expect(banner()).toBe('These cards go together.');
    expect(label('own:5H')).toContain('chosen');
    clickWords('Put down 3');
    expect(act.mock.calls).toEqual([['run-H-5-6-7']]);
    expect(label('own:5H')).not.toContain('chosen');
  });

  it('offers every way, each in one touch, and says what a beanie would stand for', () => {
    show();
    tap('own:5H', 'own:6H', 'own:7H', 'own:KS');
    const names = chips().map((chip) => chip.getAttribute('aria-label'));
    expect(names).toHaveLength(2);
    expect(names[0]).toContain('king of spades for eight of hearts');
    expect(names[1]).toContain('king of spades for four of hearts');
    chips()[1]?.click();
    expect(act.mock.calls).toEqual([['run-H-KS-5-6-7']]);
  });

  it('lights the meld where a card fits, and adds it there', () => {
    show();
    tap('own:7H');
    expect(isLit('meld:M2')).toBe(true);
    expect(isLit('meld:M4')).toBe(false);
    expect(label('meld:M2')).toContain('fits here');
    tap('meld:M2');
    expect(act.mock.calls).toEqual([['add-M2-7H']]);
  });

  it('asks in which way where a meld takes a card in several', () => {
    show();
    tap('own:KS', 'meld:M2');
    expect(act).not.toHaveBeenCalled();
    document.querySelector<HTMLElement>('[data-choice="add-M2-KS-high"]')?.click();
    flushSync();
    expect(act.mock.calls).toEqual([['add-M2-KS-high']]);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('asks the server about a card that does not fit, so that it says why', () => {
    show();
    tap('own:4C', 'meld:M3');
    expect(act.mock.calls).toEqual([['add-M3-4C']]);
  });

  it('works when it is not the reader’s turn', () => {
    show('other');
    expect(banner()).toBe('Jasmin draws …');
    tap('own:7H', 'meld:M2');
    expect(act.mock.calls).toEqual([['add-M2-7H']]);
  });

  it('is played by keys alone', () => {
    show();
    press('5', '6', '7', 'l');
    expect(act).not.toHaveBeenCalled();
    press('7', 'l');
    press('l');
    expect(act.mock.calls).toEqual([['run-H-5-6-7']]);
    expect(chips()).toHaveLength(0);
  });
});

describe('cards under way', () => {
  it('lie where they shall go, cannot be chosen meanwhile, and fly back when they are refused', () => {
    const props = show();
    const top = () => parseFloat(card('own:7H').style.top);
    const home = top();
    props.underWay = ['add-M2-7H'];
    flushSync();
    expect(top()).toBeLessThan(home - 50);
    tap('own:7H');
    expect(label('own:7H')).not.toContain('chosen');
    props.underWay = [];
    flushSync();
    expect(top()).toBe(home);
  });
});

describe('dragging with a mouse', () => {
  const at = (place: string) => ({
    clientX: parseFloat(card(place).style.left) + 20,
    clientY: parseFloat(card(place).style.top) + 20,
  });
  function pointer(kind: string, target: EventTarget, where: MouseEventInit, pointerType = 'mouse'): void {
    const event = new MouseEvent(kind, { bubbles: true, button: 0, ...where });
    target.dispatchEvent(Object.assign(event, { pointerType }));
    flushSync();
  }
  function drag(from: string, to: string, pointerType?: string): void {
    const [start, end] = [at(from), at(to)];
    pointer('pointerdown', card(from), start, pointerType);
    pointer('pointermove', window, end, pointerType);
    pointer('pointerup', window, end, pointerType);
    tap(from);
  }

  it('lights where the card fits, puts it there, and the end of the drag is no click', () => {
    show('discard');
    const start = at('own:7H');
    pointer('pointerdown', card('own:7H'), start);
    pointer('pointermove', window, { clientX: start.clientX + 30, clientY: start.clientY - 90 });
    expect(isLit('meld:M2') && isLit('pile')).toBe(true);
    pointer('pointerup', window, at('meld:M2'));
    tap('own:7H');
    expect(act.mock.calls).toEqual([['add-M2-7H']]);
    expect(label('own:7H')).not.toContain('chosen');
  });

  it('takes all chosen cards along, and asks the server why where they do not fit', () => {
    show('discard');
    tap('own:5H', 'own:6H', 'own:7H');
    drag('own:6H', 'meld:M7');
    drag('own:4C', 'pile');
    drag('own:4C', 'meld:M1');
    expect(act.mock.calls).toEqual([['run-H-5-6-7'], ['discard-4C'], ['add-M1-4C']]);
  });

  it('is no way of a finger, which scrolls', () => {
    show('discard');
    drag('own:4C', 'pile', 'touch');
    expect(act).not.toHaveBeenCalled();
    expect(label('own:4C')).toContain('chosen');
  });
});

describe('the turn', () => {
  it('draws and takes by touch, and shows the pile with its price', () => {
    show();
    expect(isLit('stock') && isLit('pile')).toBe(true);
    tap('stock');
    tap('pile');
    expect(document.querySelector('dialog')?.textContent).toContain('they count 25 points');
    clickWords('Take all 4 cards');
    expect(act.mock.calls).toEqual([['draw'], ['pile']]);
  });

  it('discards the one chosen card, by button, by key and on the pile', () => {
    show('discard');
    expect(banner()).toBe('Your turn: discard a card.');
    expect(told()).toBe(banner());
    tap('own:4C');
    expect(told()).not.toBe(banner());
    expect(isLit('pile')).toBe(true);
    tap('pile');
    tap('own:2C');
    clickWords('Discard');
    press('4', 'd');
    expect(act.mock.calls).toEqual([['discard-4C'], ['discard-2C'], ['discard-4C']]);
  });

  it('asks nobody who hears it for what is on its way', () => {
    const props = show('discard');
    props.underWay = ['discard-4C'];
    flushSync();
    expect(told()).toBe('');
  });

  it('marks the card just drawn', () => {
    show('discard');
    expect(label('own:2C')).toContain('just drawn');
  });

  it('calls where one calls oneself', () => {
    show('call');
    expect(banner()).toContain('Beanie!');
    expect(told()).toBe(banner());
    clickWords('Beanie!');
    expect(act.mock.calls).toEqual([['call']]);
  });

  it('shows the clock of the turn, and tells whoever it runs against of its end', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    show('draw', { clocks: [{ seat: 0, duty: 'draw', seconds: 30, rings: 30_000 }] });
    const seconds = () => document.querySelector('.clock .figures')?.textContent;
    expect(seconds()).toBe('30');
    now.mockReturnValue(21_500);
    vi.advanceTimersByTime(300);
    flushSync();
    expect(seconds()).toBe('9');
    expect(document.body.textContent).toContain('10 seconds left.');
    now.mockRestore();
  });
});

describe('the hand', () => {
  it('is ordered by one touch, and stays so', async () => {
    show();
    expect(order()).toEqual(['4C', '5H', '6H', '7H', '7S', 'KD', 'KS'].map((code) => `own:${code}`));
    clickWords('By suit');
    expect(localStorage.getItem('biberbau-beanie-order')).toContain('rank');
    await takeDown();
    show('discard');
    expect(order()[0]).toBe('own:2C');
    press('o');
    expect(document.body.textContent).toContain('By suit');
  });

  it('forgets what was chosen when a round is dealt, and keeps it while others play', () => {
    const props = show();
    tap('own:7H');
    props.situation = sampleSituation('other', 4);
    flushSync();
    expect(label('own:7H')).toContain('chosen');
    const picture = pictureOf(4, { round: 2, wild: 'Q' });
    props.situation = situationOf(picture, [], [0, 1, 2, 3]);
    flushSync();
    expect(label('own:7H')).not.toContain('chosen');
  });

  it('says which cards are beanies', () => {
    show();
    expect(label('own:KS')).toBe('king of spades, in your hand, beanie');
    expect(HAND).toContain('KS');
  });
});

describe('what others do', () => {
  const adds = (props: TableProps) => {
    const melds = pictureOf(4).melds.map((meld) =>
      meld.id === 'M2' ? { ...meld, cards: [...meld.cards, { card: 'JH', as: null, beanie: false }] } : meld,
    );
    props.moves = [{ card: 'JH', source: 'hand:2', target: 'meld:M2' }];
    props.situation = situationOf(pictureOf(4, { melds }), [], [0, 1, 2, 3]);
    props.seq += 1;
    flushSync();
  };

  it('flies to its place, with their name for a moment', () => {
    const props = show();
    adds(props);
    expect(animated.some((element) => card('meld:M2').contains(element))).toBe(true);
    expect(document.querySelector('.flash')?.textContent).toContain('Opa Horst');
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(document.querySelector('.flash')).toBeNull();
  });

  it('is shown at once when asked to', () => {
    const props = show('draw', { speed: 0 });
    adds(props);
    expect(animated).toEqual([]);
    expect(label('meld:M2')).toContain('jack of hearts');
  });

  it('ends with a shout', () => {
    const props = show();
    props.situation = sampleSituation('sheet', 4);
    props.seq += 1;
    flushSync();
    expect(document.querySelector('.shout')?.textContent).toContain('Jasmin');
    vi.advanceTimersByTime(3000);
    flushSync();
    expect(document.querySelector('.shout')).toBeNull();
  });
});

describe('looking closer', () => {
  it('shows a meld card by card, and what is known of a hand', () => {
    show();
    tap('meld:M1');
    expect(document.querySelector('dialog')?.textContent).toContain('king of hearts for ten');
    expect(act).not.toHaveBeenCalled();
  });

  it('says who may add to it', () => {
    show();
    tap('meld:M1');
    expect(document.querySelector('dialog')?.textContent).toContain('Everybody may add to it.');
    takeDown();
    show('draw', { table: tableOf(4, { game: 'beanie', options: { own_meld_first: 'on' } }) });
    tap('meld:M1');
    expect(document.querySelector('dialog')?.textContent).toContain('Whoever has laid a meld may add to it.');
  });

  it('shows what everybody knows of a hand', () => {
    show();
    tap('hand:1');
    const words = document.querySelector('dialog')?.textContent ?? '';
    expect(words).toContain('Known to be in hand');
    expect(words).toContain('two of hearts');
  });
});

describe('holding', () => {
  function hold(place: string, pointerType: string): void {
    const event = new MouseEvent('pointerdown', { bubbles: true, button: 0 });
    card(place).dispatchEvent(Object.assign(event, { pointerType }));
    vi.advanceTimersByTime(LONG + 10);
    flushSync();
  }

  it('with a finger looks closer, with a mouse it is the beginning of a drag', () => {
    show();
    hold('own:KS', 'mouse');
    expect(document.querySelector('dialog')).toBeNull();
    hold('own:KS', 'touch');
    const words = document.querySelector('dialog')?.textContent;
    expect(words).toContain('kings are wild');
    expect(words).toContain('it counts 25 points');
  });

  it('does not say what a card usually counts where it counts something else', () => {
    const variant = { constants: { points_wild: [10] }, least: 2, most: 6 };
    show('draw', { table: tableOf(4, { game: 'beanie', variant }) });
    hold('own:KS', 'touch');
    const words = () => document.querySelector('dialog')?.textContent;
    expect(words()).toContain('kings are wild');
    expect(words()).not.toContain('points');
    takeDown();
    show('draw', { table: tableOf(4, { game: 'beanie', variant }) });
    hold('own:4C', 'touch');
    expect(words()).toContain('it counts five points');
  });
});

it('says that the last card stays where it cannot be discarded', () => {
  const hands = pictureOf(4).hands.map((one, seat) =>
    seat === 0 ? { ...one, count: 1, cards: ['4C'] } : one,
  );
  const picture = pictureOf(4, { phase: 'discard', source: 'stock', drawn: '4C', hands });
  const props = show('discard', { situation: situationOf(picture, ['discard-4C'], [0]) });
  expect(banner()).toBe('Your turn: discard a card.');
  props.situation = situationOf(picture, ['keep'], [0]);
  flushSync();
  expect(banner()).toBe('Your last card cannot be discarded: keep it, or put it down.');
});

it('shows where a hint points', () => {
  show('draw', { hint: 'add-M2-7H' });
  expect(card('own:7H').classList.contains('hinted')).toBe(true);
  expect(card('meld:M2').classList.contains('hinted')).toBe(true);
});

it('does what a hint says in one touch of where it points, unless other cards are chosen', () => {
  const hinted = show('draw', { hint: 'add-M2-7H' });
  tap('meld:M2');
  expect(act.mock.calls).toEqual([['add-M2-7H']]);
  expect(document.querySelector('dialog')).toBeNull();

  hinted.hint = 'pile';
  flushSync();
  tap('pile');
  expect(act.mock.calls.at(-1)).toEqual(['pile']);
  expect(document.querySelector('dialog')).toBeNull();

  hinted.hint = 'add-M2-7H';
  tap('own:KS', 'meld:M2');
  expect(act).toHaveBeenCalledTimes(2);
});

it('lets a watcher look and not act', () => {
  const hands = Array.from({ length: 4 }, () => ({ count: 7, cards: null, known: [] }));
  show('draw', { seat: null, situation: situationOf(pictureOf(4, { hands }), [], [0]) });
  expect(document.querySelector('.controls')).toBeNull();
  expect(document.querySelector('[data-place^="own:"]')).toBeNull();
  press('s', 'p');
  tap('stock');
  expect(act).not.toHaveBeenCalled();
  tap('pile');
  expect(document.querySelector('dialog')?.textContent).toContain('4 cards');
  expect(
    [...document.querySelectorAll('dialog button')].some((one) => one.textContent.includes('Take')),
  ).toBe(false);
});
