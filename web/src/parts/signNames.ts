/** Names what has a sign and no word to a mouse that rests on it, with the words that listeners are told. */
export function nameSigns(root: Document): () => void {
  /** What the mouse is on, and carries its name now. */
  let named: Element | null = null;
  const come = ({ target }: Event) => {
    const sign = target instanceof Element ? target.closest('.button.icon[aria-label]') : null;
    if (sign !== named) named?.removeAttribute('title');
    named = sign;
    // What it does may have changed by a press.
    sign?.setAttribute('title', sign.getAttribute('aria-label') ?? '');
  };
  root.addEventListener('pointerover', come);
  return () => root.removeEventListener('pointerover', come);
}
