/** Dragging cards of the own hand with a mouse; a finger taps instead, for it also scrolls. */

import type { Attachment } from 'svelte/attachments';

export interface Drag {
  /** The card that was grasped. */
  card: string;
  /** How far it has been dragged, in CSS pixels. */
  x: number;
  y: number;
}

export interface DragHandlers {
  /** Whether a card may be dragged now. */
  mayDrag: () => boolean;
  /** The drag under way; null when it has ended. */
  onmove: (drag: Drag | null) => void;
  /** Where it ended, in CSS pixels from the table's own top left corner. */
  ondrop: (drag: Drag, at: { x: number; y: number }) => void;
}

/** How far a mouse moves before it means a drag, in CSS pixels. */
const THRESHOLD = 7;

/** Lets cards at places `own:CARD` within an element be dragged; a press that became a drag is no click. */
export function dragging({ mayDrag, onmove, ondrop }: DragHandlers): Attachment<HTMLElement> {
  return (element) => {
    let start: { card: string; x: number; y: number } | null = null;
    let drag: Drag | null = null;
    let dropped = false;

    const down = (event: PointerEvent) => {
      dropped = false;
      const place = (event.target as Element | null)?.closest<HTMLElement>('[data-place]')?.dataset['place'];
      if (event.pointerType !== 'mouse' || event.button !== 0 || !place?.startsWith('own:') || !mayDrag())
        return;
      start = { card: place.slice('own:'.length), x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!drag && Math.hypot(x, y) < THRESHOLD) return;
      drag = { card: start.card, x, y };
      onmove(drag);
    };
    const up = (event: PointerEvent) => {
      const ended = drag;
      start = drag = null;
      if (!ended) return;
      dropped = true;
      onmove(null);
      const layer = element.getBoundingClientRect();
      ondrop(ended, { x: event.clientX - layer.left, y: event.clientY - layer.top });
    };
    const cancel = () => {
      start = drag = null;
      onmove(null);
    };
    const click = (event: MouseEvent) => {
      if (!dropped) return;
      dropped = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('pointerdown', down, { signal });
    // The mouse may leave the table, and be let go outside of it.
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    return () => listeners.abort();
  };
}
