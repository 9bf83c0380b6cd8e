/** Pointing at places of the table, whichever element shows them at the moment. */

import type { Place } from '../cards/place';

const POINTED = 'data-pointed';

/** Marks the elements at `places`, those too that come later; returns what takes the marks away. */
export function pointAt(places: readonly Place[]): () => void {
  const mark = (): void => {
    for (const element of document.querySelectorAll('[data-place]')) {
      const pointed = places.includes(element.getAttribute('data-place') ?? '');
      if (pointed !== element.hasAttribute(POINTED)) element.toggleAttribute(POINTED, pointed);
    }
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-place'] });
  return () => {
    observer.disconnect();
    for (const element of document.querySelectorAll(`[${POINTED}]`)) element.removeAttribute(POINTED);
  };
}
