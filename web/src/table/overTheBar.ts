/** A notice of more lines than its place has, which then lies over the bar of the page too and covers nobody's plate. */

/** Where notices stand in a column beside the table, and not over anything. */
export const BESIDE = '(min-width: 70rem)';

/** Marks the notice with `data-long` while its words need more than its place, and tells it as `--bar` how high the bar is. */
export function overTheBar(notice: HTMLElement): () => void {
  /** How high the notice is by itself, in the place of a short one. */
  function fit(): void {
    delete notice.dataset['long'];
    const place = parseFloat(getComputedStyle(notice).minHeight);
    if (!(notice.offsetHeight > place + 1)) return;
    const { offsetTop = 0 } = notice.offsetParent instanceof HTMLElement ? notice.offsetParent : {};
    notice.style.setProperty('--bar', `${offsetTop}px`);
    notice.dataset['long'] = '';
  }

  const words = new MutationObserver(fit);
  words.observe(notice, { childList: true, characterData: true, subtree: true });
  addEventListener('resize', fit);
  fit();
  return () => {
    words.disconnect();
    removeEventListener('resize', fit);
  };
}
