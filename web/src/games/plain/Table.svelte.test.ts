import { expect, it } from 'vitest';
import { pictureOf, sampleSituation } from '../../gallery/situations/plain';
import { tableOf } from '../../gallery/situations/table';
import type { TableProps } from '../../table-parts/props';
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
import { setStage } from '../../testing/stage';
import Table from './Table.svelte';

const { act } = setStage();

function show(changes: Partial<TableProps> = {}, seats = 3): TableProps {
  return showTable(Table, {
    situation: sampleSituation('', seats),
    table: tableOf(seats, { game: 'plain' }),
    act,
    ...changes,
  });
}

const chips = () => [...document.querySelectorAll('.chip')].map((chip) => chip.textContent.trim());

it('makes an action of the card of the hand and the one in the middle that are touched', () => {
  show();
  expect([isLit('own:7C'), isLit('table:display:1'), isLit('table:stock')]).toEqual([true, true, false]);
  expect(chips()).toHaveLength(9);
  tap('own:10H');
  expect(card('own:10H').getAttribute('aria-pressed')).toBe('true');
  expect(banner()).toBe('And what goes with it?');
  expect(told()).toBe(banner());
  expect(chips()).toEqual(['1', '2', '3'].map((place) => `Swap the 10 of hearts for card ${place}`));
  tap('table:display:1');
  expect(act.mock.calls).toEqual([['swap-10H-2']]);
});

it('takes the words on the buttons for what they say, and asks for what is grey, too', () => {
  show();
  clickWords('Swap the queen of spades for card 3');
  clickWords('Knock');
  expect(act.mock.calls).toEqual([['swap-QS-3'], ['knock']]);
  const grey = [...document.querySelectorAll('.button[aria-disabled="true"]')];
  expect(grey.map((button) => button.textContent.trim())).toEqual(['Knock']);
});

it('asks why not where it is not the turn', () => {
  show({ situation: sampleSituation('waiting', 3) });
  tap('own:QS');
  expect(act).toHaveBeenCalledWith('swap-QS-1');
});

it('is played by keys: figures choose cards, letters press buttons, Escape puts back', () => {
  show();
  press('2');
  expect(card('own:10H').classList.contains('selected')).toBe(true);
  press('Escape');
  expect(card('own:10H').classList.contains('selected')).toBe(false);
  press('q');
  expect(act.mock.calls).toEqual([['pass']]);
});

it('names cards, zones and what is known of others', () => {
  show();
  expect(label('own:QS')).toBe('queen of spades, Hand, yours, may be chosen');
  expect(label('table:display:0')).toBe('king of diamonds, Middle, may be chosen');
  expect(label('table:stock')).toBe('Stock, 14 covered cards');
  expect(label('hand:1')).toBe('Jasmin. Hand of Jasmin, king of hearts, 2 covered cards');
  expect(document.querySelector('.facts')?.textContent).toContain('Knocked: Opa Horst');
});

it('shows all cards of a pile, and those of a player, in a sheet', () => {
  show();
  tap('table:gone');
  expect(document.querySelectorAll('dialog [role="img"]')).toHaveLength(7);
  document.querySelector<HTMLButtonElement>('dialog button')?.click();
  tap('hand:2');
  expect(document.querySelector('dialog')?.textContent).toContain('3 cards');
});

it('forgets what was chosen as soon as the table stands otherwise', () => {
  const props = show();
  tap('own:7C');
  props.situation = { ...props.situation, picture: pictureOf(3, { round: 3 }), hash: 'another' };
  expect(chips().length === 3 || card('own:7C').getAttribute('aria-pressed') === 'false').toBe(true);
});
