import { describe, expect, it } from 'vitest';
import { isNewMeld, offersOf, readOffer, suitOfRun } from './offers';

/** The cards that an action lays, each with what it stands for: "KC=6H". */
function laid(action: string): string {
  const cards = readOffer(action)?.laid ?? [];
  return cards.map(({ card, as }) => (as === null ? card : `${card}=${as}`)).join(' ');
}

describe('reading what an action lays', () => {
  it.each([
    ['discard-QH', 'QH'],
    ['set-10C-10D-10S', '10C 10D 10S'],
    ['set-10C-10D-KH', '10C 10D KH=10'],
    ['set-7S-KC-KD', '7S KC=7 KD=7'],
    ['set-KC-KD-KH-as-7', 'KC=7 KD=7 KH=7'],
    ['set-KC-KD-KH-as-K', 'KC KD KH'],
    ['run-H-4-5-6', '4H 5H 6H'],
    ['run-H-4-5-KC-7', '4H 5H KC=6H 7H'],
    ['run-H-KC-KD-4', 'KC=2H KD=3H 4H'],
    ['run-S-9-10-J', '9S 10S JS'],
    ['run-H-KC-KD-KS-as-4', 'KC=4H KD=5H KS=6H'],
    ['run-C-J-QD-K', 'JC QD=QC KC'],
    ['add-M3-10S', '10S'],
    ['add-M3-KC-low', 'KC'],
    ['take-M3-10S-KC', '10S'],
    ['swap-M2-5H', '5H'],
  ])('%s', (action, expected) => expect(laid(action)).toBe(expected));

  it('knows which meld is meant, at which end, and what comes out', () => {
    expect(readOffer('add-M3-KC-high')).toMatchObject({ kind: 'add', meld: 'M3', end: 'high', takes: null });
    expect(readOffer('take-M12-10S-KC')).toMatchObject({ kind: 'take', meld: 'M12', end: null, takes: 'KC' });
  });

  it('leaves what has a button to the buttons', () => {
    expect(offersOf(['draw', 'pile', 'end', 'keep', 'call', 'add-M1-4C'])).toHaveLength(1);
  });

  it('tells new melds from additions, and the suit of a run', () => {
    const [run, set, add] = offersOf(['run-H-KC-5-6', 'set-7C-7D-7H', 'add-M1-4C']);
    expect([run, set, add].map((offer) => offer && isNewMeld(offer))).toEqual([true, true, false]);
    expect(run && suitOfRun(run)).toBe('H');
  });
});
