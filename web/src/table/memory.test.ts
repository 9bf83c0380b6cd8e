import { describe, expect, test } from 'vitest';
import { snapshotOf, tableOf } from '../testing/tables';
import { KEPT, Memory } from './memory.svelte';
import { stateOf, type TableState } from './state';

const at = (seq: number, changes: Partial<TableState> = {}): TableState => ({
  ...stateOf(snapshotOf({ seq })),
  ...changes,
});

function memoryOf(...seqs: number[]): Memory {
  const memory = new Memory();
  for (const seq of seqs) memory.note(at(seq));
  return memory;
}

describe('what just happened', () => {
  test('goes back as far as this page has seen, and no further', () => {
    const memory = memoryOf(4, 5, 6);
    expect(memory.view).toBeNull();
    memory.back();
    expect(memory.view?.seq).toBe(5);
    memory.back();
    memory.back();
    expect(memory.view?.seq).toBe(4);
    expect(memory.reachesBack).toBe(false);
  });

  test('leads forward to the present, and there in one tap', () => {
    const memory = memoryOf(4, 5, 6);
    memory.back();
    memory.back();
    memory.forward();
    expect(memory.view?.seq).toBe(5);
    memory.forward();
    expect(memory.view).toBeNull();
    memory.back();
    memory.end();
    expect(memory.view).toBeNull();
  });

  test('stays where the reader looks while play goes on, and forgets the oldest', () => {
    const memory = memoryOf(1, 2, 3);
    memory.back();
    for (let seq = 4; seq <= KEPT + 1; seq++) memory.note(at(seq));
    expect(memory.view?.seq).toBe(2);
    expect(memory.reachesBack).toBe(false);
    memory.note(at(KEPT + 2));
    memory.note(at(KEPT + 3));
    expect(memory.view?.seq).toBe(4);
  });

  test('is of one match and one seat, and of no waiting room', () => {
    for (const changes of [
      { seat: 1 },
      { situation: null },
      { table: tableOf({ match: 2 }) },
      { table: tableOf({ game: 'beanie' }) },
    ]) {
      const memory = memoryOf(1, 2);
      memory.back();
      memory.note(at(3, changes));
      expect(memory.view).toBeNull();
      expect(memory.reachesBack).toBe(false);
    }
  });

  test('hears nothing in what only says who is here', () => {
    const memory = memoryOf(1);
    memory.note(at(1));
    expect(memory.reachesBack).toBe(false);
  });
});
