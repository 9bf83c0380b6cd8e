import { describe, expect, it } from 'vitest';
import { trickCard } from '../../gallery/situations/daumen-drauf';
import { ladderOf } from './ladder';

const ROOM = { left: 12, top: 300, width: 366, height: 330 };
const WIDE = { left: 300, top: 250, width: 840, height: 340 };
const TRICK = [
  trickCard(0, 'G2?'),
  trickCard(1, 'G5?'),
  ...['K1?', 'K2?', 'K4?', 'K6?', 'K8?', 'K9?'].map((card, index) => trickCard(index, card)),
];

describe.each([
  ['rungs', ROOM],
  ['stairs', WIDE],
] as const)('a ladder of %s', (manner, room) => {
  const ladder = ladderOf(TRICK, ['G', 'K'], room, manner);

  it('stands the colours of the trick on its rungs, the weakest lowest', () => {
    expect(ladder.rungs.map(({ colour }) => colour)).toEqual(['G', 'K', null]);
    const tops = ladder.rungs.map(({ area }) => area.top);
    expect(tops).toEqual([...tops].sort((one, other) => other - one));
  });

  it('lays the cards in the order of their strength, each number to be read, all within the room', () => {
    expect(ladder.cards).toHaveLength(TRICK.length);
    const strong = ladder.cards.slice(2);
    strong.slice(1).forEach((rect, index) => {
      expect(rect.left - (strong[index]?.left ?? 0)).toBeGreaterThan(ladder.card * 0.36);
    });
    for (const rect of ladder.cards) {
      expect(rect.left + rect.width).toBeLessThanOrEqual(room.left + room.width);
      expect(rect.top + rect.height).toBeLessThanOrEqual(room.top + room.height);
      expect(rect.top).toBeGreaterThanOrEqual(room.top);
    }
  });

  it('keeps room for the next card while the trick is short', () => {
    const short = ladderOf(TRICK.slice(0, 2), ['G'], room, manner);
    const next = short.rungs[0]?.next;
    expect(next?.width).toBeCloseTo(short.card);
    expect(next?.left).toBeGreaterThan((short.cards[1]?.left ?? 0) + short.card * 0.7);
  });

  it('covers neither what the next card may be nor what a rung is called', () => {
    for (let count = 1; count <= TRICK.length; count++) {
      const trick = TRICK.slice(0, count);
      const { rungs, cards, card } = ladderOf(trick, count > 2 ? ['G', 'K'] : ['G'], room, manner);
      const last = cards.at(-1) ?? room;
      const top = rungs[count > 2 ? 1 : 0];
      expect(top?.next.left).toBeGreaterThanOrEqual(last.left + card);
      for (const rung of manner === 'stairs' ? rungs : [])
        for (const [index, rect] of cards.entries())
          if (trick[index]?.card[0] === rung.colour)
            expect(rect.top + rect.height + 0.095 * card).toBeLessThanOrEqual(rung.label.top);
    }
  });
});
