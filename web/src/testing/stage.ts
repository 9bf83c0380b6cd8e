/** What jsdom lacks and tables need: layout and animation, which are decoration in tests. */

import { vi } from 'vitest';

/** Stands in for what is missing until `vi.unstubAllGlobals`; returns the elements that are animated from now on. */
export function stubStage(): Element[] {
  const animated: Element[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  Element.prototype.animate = function (this: Element) {
    animated.push(this);
    return { onfinish: null, oncancel: null, cancel: vi.fn() } as unknown as Animation;
  };
  Element.prototype.getAnimations = () => [];
  HTMLDialogElement.prototype.showModal = () => undefined;
  HTMLDialogElement.prototype.close = () => undefined;
  return animated;
}
