/** Where notices stand: beside the table, in the place of the latest sentence, or with room of their own above the table. */

/** Where notices stand in a column beside the table, and not over anything. */
export const BESIDE = '(min-width: 70rem)';

/**
 * Marks a notice with `data-long` while its words need more than the place of a short one.  On a phone on its side a short
 * one stands in the bar of the page.
 */
export function inTheBar(notice: HTMLElement): () => void {
  function fit(): void {
    delete notice.dataset['long'];
    const place = parseFloat(getComputedStyle(notice).minHeight);
    if (notice.offsetHeight > place + 1) notice.dataset['long'] = '';
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

/** Has the table measure the room below it anew, as when the window changes, whenever what stands above it is higher or lower. */
export function aboveTable(above: HTMLElement): () => void {
  let height = above.offsetHeight;
  const observer = new ResizeObserver(() => {
    if (above.offsetHeight === height) return;
    height = above.offsetHeight;
    dispatchEvent(new Event('resize'));
  });
  observer.observe(above);
  return () => observer.disconnect();
}
