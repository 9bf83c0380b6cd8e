import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Rect } from './place';
import type { Flight } from './plan';
import { Stage } from './stage';

interface Played {
  animation: Animation;
  part: string | undefined;
  keyframes: Keyframe[];
  timing: KeyframeAnimationOptions;
}

let played: Played[];
let stage: Stage;
const rects = new Map<string, Rect>([
  ['deck', { left: 0, top: 0, width: 50, height: 70 }],
  ['hand:0', { left: 300, top: 0, width: 100, height: 140 }],
  ['discard', { left: 100, top: 0, width: 50, height: 70 }],
]);

beforeEach(() => {
  played = [];
  // jsdom does not animate; the test only looks at what would be played.
  Element.prototype.animate = function (this: HTMLElement, keyframes: unknown, timing: unknown) {
    const animation = { cancel: vi.fn(), onfinish: null } as unknown as Animation;
    played.push({
      animation,
      part: this.dataset['part'],
      keyframes: keyframes as Keyframe[],
      timing: timing as KeyframeAnimationOptions,
    });
    return animation;
  };
  Element.prototype.getAnimations = () => [];
  stage = new Stage();
  for (const place of rects.keys()) {
    const element = document.createElement('button');
    element.innerHTML = '<span data-part="body"><span data-part="turner"></span></span>';
    document.body.append(element);
    stage.place(place)(element);
  }
});

afterEach(() => {
  document.body.replaceChildren();
});

function flight(changes: Partial<Flight> = {}): Flight {
  return { source: 'deck', target: 'hand:0', turns: false, manner: 'slide', step: 0, ...changes };
}

it('lets a card start exactly where it came from and end where it lies', () => {
  stage.play([flight()], rects, { speed: 1, calm: false });
  const frames = played[0]?.keyframes;
  expect(frames?.[0]?.['transform']).toBe('translate(-300px, 0px) scale(0.5)');
  expect(frames?.at(-1)?.['transform']).toBe('none');
});

it('turns the card on its way', () => {
  stage.play([flight({ turns: true })], rects, { speed: 1, calm: false });
  expect(played.map(({ part }) => part)).toEqual(['body', 'turner']);
});

it('takes no taps from what a card flies over, until it has landed or is broken off', () => {
  const body = document.querySelector<HTMLElement>('button:nth-child(2) [data-part=body]');
  stage.play([flight()], rects, { speed: 1, calm: false });
  expect(body?.style.pointerEvents).toBe('none');
  played[0]?.animation.onfinish?.(new Event('finish') as AnimationPlaybackEvent);
  expect(body?.style.pointerEvents).toBe('');
  stage.play([flight()], rects, { speed: 1, calm: false });
  stage.settle();
  expect(body?.style.pointerEvents).toBe('');
});

it('is twice as fast at twice the speed, and plays nothing at speed 0', () => {
  stage.play([flight()], rects, { speed: 1, calm: false });
  stage.play([flight()], rects, { speed: 2, calm: false });
  expect(Number(played[1]?.timing.duration) * 2).toBeCloseTo(Number(played[0]?.timing.duration));
  played = [];
  stage.play([flight()], rects, { speed: 0, calm: false });
  expect(played).toEqual([]);
});

it('fades instead of flying for readers who asked for less motion', () => {
  stage.play([flight({ turns: true, way: { name: 'hop', duration: 900, keyframes: () => [] } })], rects, {
    speed: 1,
    calm: true,
  });
  expect(played).toHaveLength(1);
  expect(played[0]?.keyframes).toEqual([{ opacity: 0 }, { opacity: 1 }]);
});

it('drops a flight that would come too late, and one to a place that is gone', () => {
  stage.play([flight({ step: 40 })], rects, { speed: 1, calm: false });
  stage.play([flight({ target: 'hand:5' })], rects, { speed: 1, calm: false });
  expect(played).toEqual([]);
});

it('takes a way of its own where a flight has one', () => {
  const keyframes = () => [{ opacity: 0.5 }];
  stage.play([flight({ way: { name: 'hop', duration: 900, keyframes } })], rects, { speed: 1, calm: false });
  expect(played[0]?.keyframes).toEqual([{ opacity: 0.5 }]);
  expect(played[0]?.timing.duration).toBe(900);
  expect(document.querySelector<HTMLElement>('[data-flying]')?.dataset['flying']).toBe('hop');
});
