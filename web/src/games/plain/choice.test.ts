import { describe, expect, it } from 'vitest';
import { DECLARED } from '../../gallery/situations/plain';
import type { Declared } from '../../table-parts/declared';
import { fitting, readAction, readAll, refusedWith, tapped } from './choice';

const LEGAL = readAll(DECLARED, ['pass', 'knock', 'swap-7C-1', 'swap-7C-2', 'swap-10H-1', 'swap-10H-2']);
const ODD: Declared = {
  cards: ['R1'],
  actions: [
    { word: 'call', parts: [{ name: 'suit', kind: 'word', zone: null, values: ['old', 'old-new'] }] },
    { word: 'call-off', parts: [] },
    { word: 'play', parts: [{ name: 'card', kind: 'card', zone: null, values: ['R1'] }] },
    { word: 'give', parts: [{ name: 'other', kind: 'seat', zone: null, values: ['0', '1'] }] },
  ],
};

describe('actions', () => {
  it('are read from their notation, whatever has hyphens', () => {
    expect(readAction(DECLARED, 'swap-10H-2')?.targets).toEqual(['card:10H', 'place:display:1']);
    expect(readAction(DECLARED, 'knock')?.targets).toEqual([]);
    expect(readAction(ODD, 'call-old-new')?.chosen[0]?.value).toBe('old-new');
    expect(readAction(ODD, 'call-off')?.word).toBe('call-off');
    expect(readAction(ODD, 'give-1')?.targets).toEqual(['seat:1']);
    expect([readAction(DECLARED, 'swap-10H'), readAction(DECLARED, 'swap-10H-9')]).toEqual([null, null]);
  });
});

describe('a tap', () => {
  it('chooses, and acts as soon as only one action is left that is about nothing else', () => {
    expect(tapped(LEGAL, [], 'card:10H')).toEqual({ chosen: ['card:10H'] });
    expect(tapped(LEGAL, ['card:10H'], 'place:display:1')).toEqual({ act: 'swap-10H-2' });
    expect(tapped(LEGAL, ['place:display:1'], 'card:7C')).toEqual({ act: 'swap-7C-2' });
    expect(tapped(readAll(ODD, ['play-R1']), [], 'card:R1')).toEqual({ act: 'play-R1' });
  });

  it('on what is chosen takes it back, and on another card of the hand chooses that instead', () => {
    expect(tapped(LEGAL, ['card:10H'], 'card:10H')).toEqual({ chosen: [] });
    expect(tapped(LEGAL, ['card:10H'], 'card:7C')).toEqual({ chosen: ['card:7C'] });
  });

  it('on what is not allowed asks the rules why', () => {
    expect(tapped(LEGAL, [], 'card:KD')).toBe(null);
    expect(refusedWith(DECLARED, 'card:KD', ['7C'])).toBe('swap-KD-1');
    expect(refusedWith(DECLARED, 'place:display:2', ['10H'])).toBe('swap-10H-3');
    expect(refusedWith(DECLARED, 'place:stock:0', ['10H'])).toBe(null);
  });
});

it('leaves the actions that go with what is chosen', () => {
  expect(fitting(LEGAL, ['card:7C']).map(({ action }) => action)).toEqual(['swap-7C-1', 'swap-7C-2']);
});
