import { describe, expect, it } from 'vitest';
import {
  hintMarks,
  litPlaces,
  NO_INTENT,
  openingAction,
  swimmersOf,
  tapPile,
  tapSlot,
  toggleTurning,
  type Intent,
} from './intent';

const drawing = { legal: ['deck', 'pile'], phase: 'draw' };
const deciding = { legal: ['swap-T1', 'swap-B4', 'turn-B4', 'turn-B3', 'swim-T2-B4'], phase: 'decide' };
const opening = { legal: ['open-T1-T2', 'open-T1-B4', 'open-T2-B4'], phase: 'opening' };
const lastHidden = { legal: ['swap-T1', 'turn-B4', 'refuse'], phase: 'decide' };

describe('a tap on an own card', () => {
  it('swaps the drawn card in', () => {
    expect(tapSlot(deciding, NO_INTENT, 'T1')).toEqual({ act: 'swap-T1' });
  });

  it('asks the server even when it is not allowed, so that it says why', () => {
    expect(tapSlot(deciding, NO_INTENT, 'T4')).toEqual({ act: 'swap-T4' });
    expect(tapSlot(drawing, NO_INTENT, 'T1')).toEqual({ act: 'swap-T1' });
    expect(tapSlot(deciding, { ...NO_INTENT, mode: { name: 'turn' } }, 'T1')).toEqual({ act: 'turn-T1' });
  });

  it('turns a card up in turning mode', () => {
    const intent = toggleTurning(NO_INTENT);
    expect(tapSlot(deciding, intent, 'B4')).toEqual({ act: 'turn-B4' });
    expect(toggleTurning(intent).mode.name).toBe('place');
  });

  it('lets a beaver swim with two taps, and takes the first one back', () => {
    const first = tapSlot(deciding, NO_INTENT, 'T2');
    const swimming: Intent = { selection: [], mode: { name: 'swim', from: 'T2' } };
    expect(first).toEqual({ intent: swimming });
    expect(tapSlot(deciding, swimming, 'B4')).toEqual({ act: 'swim-T2-B4' });
    expect(tapSlot(deciding, swimming, 'T2')).toEqual({ intent: NO_INTENT });
  });

  it('chooses two opening cards, takes one back, and lets a third replace the first', () => {
    const choose = (selection: Intent['selection'], slot: 'T1' | 'T2' | 'B4') => {
      const step = tapSlot(opening, { ...NO_INTENT, selection }, slot);
      return 'intent' in step ? step.intent.selection : step;
    };
    expect(choose([], 'B4')).toEqual(['B4']);
    expect(choose(['B4'], 'T1')).toEqual(['B4', 'T1']);
    expect(choose(['B4', 'T1'], 'B4')).toEqual(['T1']);
    expect(choose(['B4', 'T1'], 'T2')).toEqual(['T1', 'T2']);
  });

  it('names the opening in the order of the slots', () => {
    expect(openingAction({ ...NO_INTENT, selection: ['B4', 'T1'] })).toBe('open-T1-B4');
    expect(openingAction({ ...NO_INTENT, selection: ['B4'] })).toBeNull();
  });
});

describe('a tap on the discard pile', () => {
  it('draws, and with a card in hand refuses', () => {
    expect(tapPile(drawing, NO_INTENT)).toEqual({ act: 'pile' });
    expect(tapPile(lastHidden, NO_INTENT)).toEqual({ act: 'refuse' });
  });

  it('asks which card to turn where refusing means turning', () => {
    expect(tapPile(deciding, NO_INTENT)).toMatchObject({ intent: { mode: { name: 'turn' } } });
  });

  it('lets the server explain when refusing is not allowed at all', () => {
    expect(tapPile({ legal: ['swap-T1'], phase: 'decide' }, NO_INTENT)).toEqual({ act: 'refuse' });
  });
});

describe('what is lit', () => {
  it('is what the legal actions allow, phase by phase', () => {
    expect(litPlaces(drawing, NO_INTENT, 0)).toEqual(new Set(['deck', 'discard']));
    expect(litPlaces(deciding, NO_INTENT, 2)).toEqual(
      new Set(['display:2:T1', 'display:2:B4', 'display:2:T2']),
    );
    expect(litPlaces(deciding, toggleTurning(NO_INTENT), 2)).toEqual(
      new Set(['display:2:B4', 'display:2:B3']),
    );
    expect(litPlaces(deciding, { selection: [], mode: { name: 'swim', from: 'T2' } }, 2)).toEqual(
      new Set(['display:2:B4']),
    );
    expect(litPlaces({ legal: [], phase: 'draw' }, NO_INTENT, 0).size).toBe(0);
  });

  it('narrows the opening to what goes with the card chosen last', () => {
    const narrow = { legal: ['open-T1-T2', 'open-B1-B2'], phase: 'opening' };
    expect(litPlaces(narrow, { ...NO_INTENT, selection: ['T1'] }, 0)).toEqual(
      new Set(['display:0:T1', 'display:0:T2']),
    );
  });

  it('knows the beavers that may swim', () => {
    expect([...swimmersOf(deciding)]).toEqual(['T2']);
  });
});

describe('a hint', () => {
  it('points to cards and buttons', () => {
    expect(hintMarks('deck', 1)).toEqual({ places: new Set(['deck']), button: null });
    expect(hintMarks('pile', 1).places).toEqual(new Set(['discard']));
    expect(hintMarks('turn-T2', 1)).toEqual({ places: new Set(['display:1:T2']), button: 'turn' });
    expect(hintMarks('refuse', 1)).toEqual({ places: new Set(), button: 'refuse' });
    expect(hintMarks('swim-T1-B4', 1).places).toEqual(new Set(['display:1:T1', 'display:1:B4']));
    expect(hintMarks(null, 1).places.size).toBe(0);
  });
});
