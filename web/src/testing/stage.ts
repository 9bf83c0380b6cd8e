/** What jsdom lacks and tables need: layout and animation, which are decoration in tests. */

import { afterEach, beforeEach, vi, type Mock } from 'vitest';

type Timer = 'setTimeout' | 'clearTimeout' | 'setInterval' | 'clearInterval';

/** Sets the stage for each test of a file, with time that stands still for these `timers`. */
export function setStage(...timers: Timer[]): {
  /** What the table does with an action. */
  act: Mock<(action: string) => void>;
  /** The elements that are animated. */
  animated: Element[];
} {
  const act = vi.fn<(action: string) => void>();
  const animated: Element[] = [];
  beforeEach(() => {
    act.mockReset();
    animated.length = 0;
    if (timers.length > 0) vi.useFakeTimers({ toFake: timers });
    stubBrowser(animated);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return { act, animated };
}

function stubBrowser(animated: Element[]): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
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
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
}
