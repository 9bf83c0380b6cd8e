import { describe, expect, it } from 'vitest';
import type { Move } from '../protocol';
import type { Code, Places } from './place';
import { durationOf, planFlights, startOf, type Flight, type Way } from './plan';

const HOP: Way = { name: 'hop', duration: 760, keyframes: () => [] };
const options = {
  stock: 'deck',
  way: (move: Move) => (move.card === 'B' && move.source.startsWith('display') ? HOP : undefined),
};

function places(cards: Record<string, Code>): Places {
  return new Map(Object.entries(cards));
}

function plan(before: Record<string, Code>, after: Record<string, Code>, moves: Move[] = []): Flight[] {
  return planFlights(places(before), places(after), moves, options);
}

describe('planFlights', () => {
  it('plays nothing when nothing changed', () => {
    expect(plan({ deck: null, discard: '7' }, { deck: null, discard: '7' })).toEqual([]);
  });

  it('turns a drawn card over on its way when the reader may see it', () => {
    const moves = [{ card: '5', source: 'deck', target: 'hand:0' }];
    expect(plan({ deck: null }, { deck: null, 'hand:0': '5' }, moves)).toMatchObject([
      { source: 'deck', target: 'hand:0', turns: true, manner: 'slide' },
    ]);
    const hidden = [{ card: null, source: 'deck', target: 'hand:1' }];
    expect(plan({ deck: null }, { deck: null, 'hand:1': null }, hidden)[0]?.turns).toBe(false);
  });

  it('exchanges two cards, the hidden one turning up on the way to the pile', () => {
    const flights = plan(
      { discard: '7', 'hand:0': '5', 'display:0:T1': null },
      { discard: '9', 'display:0:T1': '5' },
      [
        { card: '9', source: 'display:0:T1', target: 'discard' },
        { card: '5', source: 'hand:0', target: 'display:0:T1' },
      ],
    );
    expect(flights).toMatchObject([
      { source: 'display:0:T1', target: 'discard', turns: true, step: 0 },
      { source: 'hand:0', target: 'display:0:T1', turns: false, step: 1 },
    ]);
  });

  it('gives a move its own way', () => {
    const flights = plan(
      { 'hand:0': '8', 'display:0:T1': 'B', 'display:0:B4': null, discard: '7' },
      { 'display:0:T1': '8', 'display:0:B4': 'B', discard: '6' },
      [
        { card: '6', source: 'display:0:B4', target: 'discard' },
        { card: 'B', source: 'display:0:T1', target: 'display:0:B4' },
        { card: '8', source: 'hand:0', target: 'display:0:T1' },
      ],
    );
    expect(flights.map(({ way }) => way?.name)).toEqual([undefined, 'hop', undefined]);
    expect(flights.map(({ turns }) => turns)).toEqual([true, false, false]);
  });

  it('shortens a way through a hand to one flight', () => {
    const flights = plan({ deck: null, discard: '7' }, { deck: null, discard: '4' }, [
      { card: null, source: 'deck', target: 'hand:1' },
      { card: '4', source: 'hand:1', target: 'discard' },
    ]);
    expect(flights).toMatchObject([{ source: 'deck', target: 'discard', turns: true }]);
  });

  it('turns cards where they lie, told or not', () => {
    const told = [{ card: '3', source: 'display:1:B2', target: 'display:1:B2' }];
    const expected = [{ source: 'display:1:B2', target: 'display:1:B2', manner: 'turn' }];
    expect(plan({ 'display:1:B2': null }, { 'display:1:B2': '3' }, told)).toMatchObject(expected);
    expect(plan({ 'display:1:B2': null }, { 'display:1:B2': '3' })).toMatchObject(expected);
  });

  it('deals new cards from the stock', () => {
    const flights = plan({ deck: null }, { deck: null, 'display:0:T1': null, 'display:0:T2': null });
    expect(flights.map(({ source, target }) => [source, target])).toEqual([
      ['deck', 'display:0:T1'],
      ['deck', 'display:0:T2'],
    ]);
  });

  it('deals a new round over the cards of the last one', () => {
    expect(plan({ deck: null, 'display:0:T1': '7' }, { deck: null, 'display:0:T1': null })).toMatchObject([
      { source: 'deck', target: 'display:0:T1', turns: false, manner: 'slide' },
    ]);
  });

  it('simply shows what lay below a card that was taken', () => {
    const flights = plan({ discard: '7' }, { discard: '2', 'hand:0': '7' }, [
      { card: '7', source: 'discard', target: 'hand:0' },
    ]);
    expect(flights.map(({ target }) => target)).toEqual(['hand:0']);
  });

  it('never flies two cards to one place', () => {
    const flights = plan({ deck: null, discard: '7' }, { deck: null, discard: '4', 'hand:0': '5' }, [
      { card: '5', source: 'deck', target: 'hand:0' },
    ]);
    const targets = flights.map(({ target }) => target);
    expect(new Set(targets).size).toBe(targets.length);
    expect(flights.find(({ target }) => target === 'discard')?.manner).toBe('appear');
  });
});

describe('the timing of flights', () => {
  it('lasts 160 to 320 ms, longer for longer ways', () => {
    expect(durationOf({ manner: 'slide' }, 0)).toBe(160);
    expect(durationOf({ manner: 'slide' }, 2000)).toBe(320);
    expect(durationOf({ manner: 'slide' }, 300)).toBeGreaterThan(durationOf({ manner: 'slide' }, 150));
    expect(durationOf({ manner: 'slide', way: HOP }, 0)).toBe(760);
  });

  it('starts even a whole deal within a second', () => {
    expect(startOf(47, 48)).toBeLessThan(1000);
    expect(startOf(1, 2)).toBe(150);
  });
});
