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
import type { Slot } from './picture';

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
  const turning: Intent = { ...NO_INTENT, mode: { name: 'turn' } };
  const swimming: Intent = { ...NO_INTENT, mode: { name: 'swim', from: 'T1' } };
  const marks = (action: string | null, intent: Intent = NO_INTENT) => hintMarks(action, 1, intent);
  const places = (...slots: string[]) => ({ places: new Set(slots), button: null });
  const button = (name: string) => ({ places: new Set(), button: name });

  it('points to what is to be tapped next, and to nothing else', () => {
    expect(marks(null)).toEqual(places());
    expect(marks('deck')).toEqual(places('deck'));
    expect(marks('pile')).toEqual(places('discard'));
    expect(marks('refuse')).toEqual(button('refuse'));
    expect(marks('swap-T2')).toEqual(places('display:1:T2'));
    expect(marks('turn-T2')).toEqual(button('turn'));
    expect(marks('turn-T2', turning)).toEqual(places('display:1:T2'));
    expect(marks('swim-T1-B4')).toEqual(places('display:1:T1'));
    expect(marks('swim-T1-B4', swimming)).toEqual(places('display:1:B4'));
  });

  it('marks the opening cards that are not chosen yet', () => {
    expect(marks('open-T1-B2')).toEqual(places('display:1:T1', 'display:1:B2'));
    expect(marks('open-T1-B2', { ...NO_INTENT, selection: ['T1'] })).toEqual(places('display:1:B2'));
  });

  it('leads back from what somebody else has begun', () => {
    expect(marks('swap-T2', turning)).toEqual(button('turn'));
    expect(marks('turn-T2', swimming)).toEqual(places('display:1:T1'));
    expect(marks('swim-T3-B4', swimming)).toEqual(places('display:1:T1'));
  });

  it.each([
    ['turn-T2', ['turn-T2', 'swap-T2', 'refuse']],
    ['swap-T2', ['turn-T2', 'swap-T2', 'refuse']],
    ['swim-T2-B4', ['swim-T2-B4', 'turn-B1']],
  ])('is done by whoever taps what is marked: %s', (action, legal) => {
    const choice = { legal, phase: 'decide' };
    let intent = NO_INTENT;
    for (let taps = 0; taps < 3; taps += 1) {
      const marked = marks(action, intent);
      if (marked.button === 'turn') {
        intent = toggleTurning(intent);
        continue;
      }
      const [place] = marked.places;
      const step = tapSlot(choice, intent, place?.split(':')[2] as Slot);
      if ('act' in step) {
        expect(step.act).toBe(action);
        return;
      }
      ({ intent } = step);
    }
    expect.fail('nothing was done');
  });
});
