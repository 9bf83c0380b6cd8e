/** How much room a table has: the width of its element, and the height of the page below it, less what `--below-table` keeps free. */

export class TableRoom {
  width = $state(390);
  height = $state(700);
  /** Whether the size is that of the page yet, so that cards may fly between its places. */
  measured = $state(false);

  /** An attachment for the table's outermost element; the table never makes itself higher by being measured. */
  readonly measure = (element: HTMLElement): (() => void) => {
    const update = () => {
      this.width = element.clientWidth || this.width;
      const below = Number.parseFloat(getComputedStyle(element).getPropertyValue('--below-table')) || 0;
      const top = element.getBoundingClientRect().top + window.scrollY;
      this.height = Math.max(300, window.innerHeight - top - below);
    };
    update();
    this.measured = true;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
    };
  };
}
