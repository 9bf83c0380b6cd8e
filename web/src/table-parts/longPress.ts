/** A look closer at what lies under a finger: a long press, or the second button of a mouse, whose first one drags. */

import type { Attachment } from 'svelte/attachments';
import { controlOf, type Place } from '../cards/place';

/** How long a finger rests before it means a look, in milliseconds. */
export const LONG = 450;
/** How far it may tremble meanwhile, in CSS pixels. */
const TREMOR = 10;

/** Calls `look` with the place that is pressed for long within an element; the press then is no tap. */
export function longPress(look: (place: Place) => void): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let looked = false;

    const placeOf = (event: Event): Place | null => {
      const place = (event.target as Element | null)?.closest<HTMLElement>('[data-place]')?.dataset['place'];
      return place === undefined ? null : controlOf(place);
    };
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      stop();
      looked = false;
      const place = placeOf(event);
      if (place === null || event.button !== 0 || event.pointerType === 'mouse') return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        looked = true;
        look(place);
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > TREMOR) stop();
    };
    const click = (event: MouseEvent) => {
      if (!looked) return;
      looked = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent) => {
      const place = placeOf(event);
      if (place === null) return;
      event.preventDefault();
      stop();
      if (!looked) look(place);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(end, stop, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('contextmenu', menu, { signal });
    return () => {
      stop();
      listeners.abort();
    };
  };
}
