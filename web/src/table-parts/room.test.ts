import { expect, test, vi } from 'vitest';
import { TableRoom } from './room.svelte';

test('a table that something above it has moved down keeps to what is left of the screen', () => {
  let told: () => void = () => undefined;
  const watched: Element[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        told = callback;
      }
      observe = (element: Element) => watched.push(element);
      disconnect = vi.fn();
    },
  );
  document.body.innerHTML =
    '<div id="line"></div><div><header></header><main><p></p><div id="table"></div><footer></footer></main></div>';
  const [line, table] = ['line', 'table'].map((id) => document.getElementById(id));
  if (!line || !table) throw new Error('the page is not there');
  let top = 40;
  table.getBoundingClientRect = () => new DOMRect(0, top, 390, 600);
  const room = new TableRoom();
  const leave = room.measure(table);
  expect(room.height).toBe(window.innerHeight - 40);
  expect(watched.map((element) => element.id || element.tagName)).toEqual(['table', 'P', 'HEADER', 'line']);
  top = 70;
  told();
  expect(room.height).toBe(window.innerHeight - 70);
  leave();
  vi.unstubAllGlobals();
});
