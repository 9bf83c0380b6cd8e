/**
 * How much room a table has: the width of its element, the height of the page below it, less what `--below-table` keeps
 * free, and how large letters have to be.
 */

/** How large a page draws its letters where nobody has asked for larger ones, in CSS pixels. */
const USUAL = 16;

/** All that lies above `element` in the page: where these become higher, it is moved down without being told. */
function* above(element: Element): Generator<Element> {
  for (let inner: Element | null = element; inner && inner !== document.body; inner = inner.parentElement)
    for (let other = inner.previousElementSibling; other; other = other.previousElementSibling) yield other;
}

export class TableRoom {
  width = $state(390);
  height = $state(700);
  /** How large the reader wants letters, in parts of the usual size: at least 1, at most 2. */
  letters = $state(1);
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
    for (const other of above(element)) observer.observe(other);
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
    };
  };

  /** An attachment for an element that is one `rem` high. */
  readonly measureLetter = (element: HTMLElement): (() => void) => {
    const observer = new ResizeObserver(() => {
      this.letters = Math.min(2, Math.max(1, element.offsetHeight / USUAL));
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}
