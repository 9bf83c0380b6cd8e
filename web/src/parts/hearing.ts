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

/**
 * Keeps the focus on the page: when its holder is taken away, the focus goes to the sheet on top, else to the table's own
 * place, else to the main part of the page, from where it goes on to the table once there is one.
 */
export function keepFocus(root: Document): () => void {
  let holder: Element | null = null;
  const note = ({ target }: Event) => (holder = target instanceof Element ? target : null);
  // Whoever touches what takes no focus gives it away on purpose.
  const release = ({ target }: Event) => {
    if (target instanceof Element && !target.closest('a, button, input, select, summary, [tabindex]'))
      holder = null;
  };
  const mend = () => {
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
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', note);
    root.removeEventListener('pointerdown', release);
  };
}
