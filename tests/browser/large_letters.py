"""What a screen loses when its reader has letters of 200 %: words cut or broken, a page that scrolls aside, collisions.

What lies on a table is measured in the gallery (`fitting.py`).
"""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.visitor import UNTIL_NOTHING_MOVES

ENLARGE = "(size) => (document.documentElement.style.fontSize = size)"

LOST = r"""() => {
  const found = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page scrolls aside by ${scrollWidth - clientWidth}`);
  const called = (one) =>
    (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 60) || one.tagName;
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1 &&
    getComputedStyle(one).clipPath === 'none' && !one.closest('svg, .visually-hidden, .table');
  const root = document.querySelector('dialog:modal') ?? document.body;
  for (const one of root.querySelectorAll('*')) {
    /* Code is made to be copied, and what is drawn may go on beyond its frame. */
    if (!shown(one) || !one.textContent.trim() || one.closest('textarea, pre, code, [aria-hidden=true]')) continue;
    /* A row of cards and a table of figures may be moved by themselves where they are reached by keys. */
    if (one.closest(':is(ul, [role=region])[tabindex="0"]')) continue;
    const { overflowX, webkitLineClamp } = getComputedStyle(one);
    /* What is clamped says so with its last letters, and the log has all of it. */
    if (['hidden', 'clip'].includes(overflowX) && webkitLineClamp === 'none' && !one.querySelector('svg') &&
        (one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 4))
      found.push(`cut: ${called(one)}`);
    if (['auto', 'scroll'].includes(overflowX) && one.scrollWidth > one.clientWidth + 1)
      found.push(`scrolls aside: ${called(one)}`);
    for (const text of one.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE || !text.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const ink = range.getBoundingClientRect();
      const around = one.closest('dialog, button, .button, .panel, td, th, li');
      const frame = around?.matches('dialog') ? null : around?.getBoundingClientRect();
      if (ink.left < -1 || ink.right > clientWidth + 1) found.push(`beyond the page: ${called(one)}`);
      else if (frame && webkitLineClamp === 'none' && (ink.left < frame.left - 2 || ink.right > frame.right + 2 ||
          ink.top < frame.top - 4 || ink.bottom > frame.bottom + 4)) found.push(`spills: ${called(one)}`);
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(`broken: ${word}`);
      }
    }
  }
  /* What may be touched lies beside each other, unless it hovers. */
  const hovers = (one) => {
    let at = one;
    while (at && !['fixed', 'sticky', 'absolute'].includes(getComputedStyle(at).position)) at = at.parentElement;
    return at;
  };
  /* What has been scrolled out of its frame lies beside nothing. */
  const inSight = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const box = { left, top, right, bottom };
    for (let at = one.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      for (const side of ['left', 'top']) box[side] = Math.max(box[side], frame[side]);
      for (const side of ['right', 'bottom']) box[side] = Math.min(box[side], frame[side]);
    }
    return box;
  };
  const controls = 'button, a.button, select, input:not([type=radio], [type=checkbox]), summary';
  const touched = [...root.querySelectorAll(controls)].filter(shown)
    .map((one) => [one, inSight(one), hovers(one)]);
  touched.forEach(([one, box, above], index) => {
    for (const [other, against, below] of touched.slice(index + 1)) {
      const across = Math.min(box.right, against.right) - Math.max(box.left, against.left);
      const down = Math.min(box.bottom, against.bottom) - Math.max(box.top, against.top);
      if (across > 2 && down > 2 && above === below) found.push(`${called(one)} and ${called(other)} collide`);
    }
  });
  return found;
}"""


def lost_in_large_letters(page: Page) -> list[str]:
    """What the screen as it stands would lose with letters of 200 %; afterwards they are as they were."""
    page.evaluate(ENLARGE, "200%")
    page.evaluate(UNTIL_NOTHING_MOVES)
    found: list[str] = page.evaluate(LOST)
    page.evaluate(ENLARGE, "")
    page.evaluate(UNTIL_NOTHING_MOVES)
    return found
