/** Who hears a key that is pressed anywhere on the page, and where the focus goes when what had it is taken away. */

/** The sheet that lies over everything, where one does. */
function topSheet(): HTMLDialogElement | undefined {
  return [...document.querySelectorAll('dialog')].findLast((dialog) => dialog.open);
}

/** Hands a pressed key on, unless something modal lies over the page or somebody is writing. */
export function heard(hear: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  return (event) => {
    const writing =
      event.target instanceof Element && event.target.closest('input:not([type=range]), textarea, select');
    if (!writing && !topSheet()) hear(event);
  };
}

/** Gives the focus to a part of the page that is no control. */
function focusPart(part: HTMLElement | null | undefined): void {
  if (part && !part.hasAttribute('tabindex')) part.tabIndex = -1;
  part?.focus({ preventScroll: true });
}

/** A page to which the reader has just gone, and its heading once that has the focus; null once they do something there. */
let arrival: { heading: HTMLElement | null } | null = null;

/**
 * Lets the page that is on its way begin at its heading, for those who listen to it and for those who use the keyboard.
 * That may come late, and give way to another one when there is more to show.  At a table the focus goes to its cards.
 */
export function comeTo(page: 'table' | 'other'): void {
  arrival = page === 'table' ? null : { heading: null };
  arrive();
}

/** Gives the focus to the heading of the new page, as soon as there is one and unless the reader is elsewhere already. */
function arrive(): void {
  if (arrival === null || arrival.heading?.isConnected || topSheet()) return;
  const heading = document.querySelector<HTMLElement>('h1');
  const { activeElement } = document;
  const nowhere =
    activeElement === null || activeElement === document.body || activeElement.tagName === 'MAIN';
  if (heading === null || !nowhere) return;
  arrival.heading = heading;
  focusPart(heading);
}

/**
 * Keeps the focus on the page: when its holder is taken away, the focus goes to the heading of a new page, else to the
 * sheet on top, else to the table's own place, else to the main part of the page, from where it goes on to the table once
 * there is one.
 */
export function keepFocus(root: Document): () => void {
  let holder: Element | null = null;
  const note = ({ target }: Event) => {
    holder = target instanceof Element ? target : null;
    if (arrival !== null && holder !== arrival.heading && holder?.tagName !== 'MAIN') arrival = null;
  };
  // Whoever touches what takes no focus gives it away on purpose.
  const release = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('a, button, input, select, summary, [tabindex]'))
      holder = null;
  };
  const settle = () => {
    if (arrival?.heading) arrival = null;
  };
  const mend = () => {
    if (arrival !== null) {
      arrive();
      return;
    }
    const main = root.querySelector('main');
    const lost = holder !== null && !holder.isConnected && root.activeElement === root.body;
    const waiting = holder !== null && holder === main && root.activeElement === main;
    if (!lost && !waiting) return;
    const sheet = topSheet();
    const card = root.querySelector<HTMLElement>('.game:not(.behind) .table [tabindex="0"]');
    if (sheet) focusPart(sheet.querySelector<HTMLElement>('.body'));
    else if (card) card.focus({ preventScroll: true });
    else if (lost) focusPart(main);
  };
  const observer = new MutationObserver(mend);
  observer.observe(root.body, { childList: true, subtree: true });
  root.addEventListener('focusin', note);
  root.addEventListener('pointerdown', release);
  root.addEventListener('pointerdown', settle);
  root.addEventListener('keydown', settle);
  return () => {
    arrival = null;
    observer.disconnect();
    root.removeEventListener('focusin', note);
    root.removeEventListener('pointerdown', release);
    root.removeEventListener('pointerdown', settle);
    root.removeEventListener('keydown', settle);
  };
}
