import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { takeMoves, pictureOf, trickCard } from '../../gallery/situations/daumen-drauf';
import { Progress, type Frame } from './progress.svelte';

const START = pictureOf(3);
const TAKEN = pictureOf(3, { trick: [], phase: 'lead', stack: 9 });
const LED = pictureOf(3, { trick: [trickCard(2, 'G1?')] });

let seq = 0;
function frame(picture = START, moves: Frame['moves'] = []): Frame {
  return { picture, moves, seq: ++seq };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function opened(): Progress {
  const progress = new Progress(() => START);
  progress.follow(frame(), 1);
  return progress;
}

it('shows what arrives at once while no trick is taken', () => {
  const progress = opened();
  progress.follow(frame(LED), 1);
  expect(progress.picture).toBe(LED);
});

it('plays a taken trick out before it shows what follows', () => {
  const progress = opened();
  progress.follow(frame(TAKEN, takeMoves(START.trick, 1)), 1);
  expect(progress.curtain.take?.taker).toBe(1);
  expect(progress.picture.trick).toHaveLength(2);
  progress.follow(frame(LED), 1);
  expect(progress.picture.trick).toHaveLength(2);
  expect(progress.seq).toBe(seq - 2);
  vi.runAllTimers();
  expect(progress.seq).toBe(seq);
  expect(progress.curtain.take).toBeNull();
  expect(progress.picture).toBe(LED);
});

it('plays every taken trick, also one that came while another was played', () => {
  const progress = opened();
  progress.follow(frame(TAKEN, takeMoves(START.trick, 1)), 1);
  progress.follow(frame(LED), 1);
  progress.follow(frame(TAKEN, takeMoves(LED.trick, 2)), 1);
  progress.curtain.end();
  expect(progress.curtain.take?.taker).toBe(2);
  progress.curtain.end();
  expect(progress.picture).toBe(TAKEN);
  expect(vi.getTimerCount()).toBe(0);
});

it('plays nothing that was over before the table was opened, or while nobody looks', () => {
  const progress = new Progress(() => TAKEN);
  progress.follow(frame(TAKEN, takeMoves(START.trick, 1)), 1);
  expect(progress.curtain.take).toBeNull();
  progress.follow(frame(LED, takeMoves(START.trick, 1)), null);
  expect(progress.curtain.take).toBeNull();
  expect(progress.picture).toBe(LED);
});
