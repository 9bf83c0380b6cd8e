"""What does not fit on a screen: a table that scrolls, a control out of sight or too small, cut words, collisions.

The gallery shows every phase of every game; it is built for these tests and served as plain files.
"""

from __future__ import annotations

import contextlib
import fcntl
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Locator, Page

from tests.browser.inspection import small_targets
from tests.browser.visitor import UNTIL_NOTHING_MOVES, Visitor
from tests.browser.words import REPOSITORY

MISFITS = """(scrolls) => {
  const found = [];
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (!scrolls && scrollHeight > innerHeight + 1) found.push(`the page scrolls down by ${scrollHeight - innerHeight}`);
  if (scrollWidth > innerWidth) found.push(`the page scrolls aside by ${scrollWidth - innerWidth}`);
  const called = (one) => one.getAttribute('aria-label') ?? one.textContent.trim().replace(/\\s+/g, ' ');
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.visually-hidden');
  const boxes = (selector) =>
    [...document.querySelectorAll(selector)].filter(shown).map((one) => [one, one.getBoundingClientRect()]);
  for (const [one, box] of boxes('.table button')) {
    if (one.closest('.chips')) continue;
    const beyond = !scrolls && (box.top < -1 || box.bottom > innerHeight + 1);
    if (box.left < -8 || box.right > innerWidth + 8 || beyond)
      found.push(`out of sight: ${called(one)}`);
  }
  const words = [...document.querySelectorAll('.table *')].filter((one) =>
    shown(one) && [...one.childNodes].some((child) => child.nodeType === 3 && child.data.trim()));
  for (const one of words) {
    const { overflowX, clipPath, position, width } = getComputedStyle(one);
    if (one.closest('svg, .place') || clipPath !== 'none' || (position === 'absolute' && width === '1px')) continue;
    if (overflowX !== 'visible' && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3))
      found.push(`cut: ${called(one)}`);
    const holder = one.closest('.button, .chip, .sentence') ?? one.closest('.badge > .short')?.parentElement;
    const within = holder?.getBoundingClientRect();
    for (const child of within ? one.childNodes : []) {
      if (child.nodeType !== 3 || !child.data.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(child);
      const ink = range.getBoundingClientRect();
      if (ink.left < within.left - 1 || ink.right > within.right + 1 || ink.top < within.top - 3 ||
          ink.bottom > within.bottom + 3) found.push(`spills: ${called(one)}`);
    }
  }
  /* What may neither cover nor be covered: plates, words and buttons. */
  const apart = boxes(['.plate', '.sentence', '.controls .button', '.chips', '> .button', '.badge']
    .map((one) => `.table ${one}`).join());
  apart.forEach(([one, box], index) => {
    for (const [other, against] of apart.slice(index + 1)) {
      const across = Math.min(box.right, against.right) - Math.max(box.left, against.left);
      const down = Math.min(box.bottom, against.bottom) - Math.max(box.top, against.top);
      if (across > 2 && down > 2) found.push(`${called(one)} and ${called(other)} collide`);
    }
  });
  /* What is read at a table is covered by nothing, and no word of it is broken. */
  const bared = document.createElement('style');
  bared.textContent = '.place::after { content: none !important } ' +
    '.table :is(.plate, .plate *, .place, .count, .mark, .sentence) { pointer-events: auto !important }';
  document.head.append(bared);
  const uncovered = (one, { left, right, top, bottom, width, height }) => {
    const [aside, down] = [Math.min(2, width / 4), height / 4];
    return [left + aside, (left + right) / 2, right - aside].every((x) =>
      [top + down, (top + bottom) / 2, bottom - down].every((y) => {
        const hit = document.elementFromPoint(x, y);
        return !hit || one.contains(hit) || hit.contains(one);
      }));
  };
  const seen = (one) =>
    shown(one) && one.getBoundingClientRect().width > 1 && getComputedStyle(one).clipPath === 'none';
  const read = '.table :is(.plate, .count, .mark, .sentence, .controls .button, .label)';
  for (const one of document.querySelectorAll(read)) {
    const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.data.trim() || !seen(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      /* Cards lie over the rungs of a ladder, but no word on them is broken. */
      if (!one.matches('.label') && ![...range.getClientRects()].every((line) => uncovered(text.parentElement, line)))
        found.push(`covered: ${called(text.parentElement)}`);
      for (const { 0: word, index } of text.data.matchAll(/[^\\s-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          found.push(`broken: ${word}`);
      }
    }
    for (const sign of one.querySelectorAll('.tag svg, :scope.mark svg'))
      if (seen(sign) && !uncovered(sign, sign.getBoundingClientRect())) found.push(`covered: a sign of ${called(one)}`);
  }
  bared.remove();
  return found;
}"""


NOTICE_SIZES = [(320, 640), (390, 844), (844, 390), (768, 1024), (1440, 900)]
"""Where notices lie over the page or beside it: phones upright or on their side, a tablet, a laptop."""

COVERED = """(notice) => {
  const lid = notice.getBoundingClientRect();
  const covered = [...document.querySelectorAll('.plate, .table button, header a, header button')].filter((one) => {
    const box = one.getBoundingClientRect();
    return one.checkVisibility({ visibilityProperty: true }) && box.left < lid.right - 1 && lid.left + 1 < box.right &&
      box.top < lid.bottom - 1 && lid.top + 1 < box.bottom;
  });
  const beyond = lid.top < -1 || lid.left < -1 || lid.right > innerWidth + 1 ? ['beyond the page'] : [];
  return [...covered.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()), ...beyond];
}"""
"""Who sits and what may be touched at a table below a notice, and in the bar above it."""


def assert_lies_over_nobody(visitor: Visitor, notice: Locator) -> None:
    """A notice covers nobody at the table, no card and no button of the bar."""
    for width, height in NOTICE_SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.settle()
        found = notice.evaluate(COVERED)
        assert found == [], f"{found} at {width} × {height}"
        for message in ("web-home", "web-rules", "web-settings", "web-menu"):
            visitor.page.locator("header").get_by_label(visitor.words(message), exact=True).click(trial=True)
    visitor.page.set_viewport_size({"width": visitor.device.width, "height": visitor.device.height})
    visitor.settle()


GALLERY, PAGE = "npm run --silent gallery --", "gallery.html"
"""What builds it, and its page."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and keeps no log."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextlib.contextmanager
def open_gallery(folder: Path) -> Iterator[str]:
    """Build the gallery in a folder, unless it lies there, and serve it at the address given, until the end of the
    block."""
    # Who comes meanwhile from another process waits for the one that builds it.
    with open(folder.with_suffix(".lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / PAGE).exists():
            build = [sys.executable, "web/assets.py", *GALLERY.split(), f"--outDir={folder}"]
            subprocess.run(build, cwd=REPOSITORY, check=True, stdout=subprocess.DEVNULL)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{PAGE}"
    finally:
        server.shutdown()
        server.server_close()


def misfits(page: Page, *, scrolls: bool = False) -> list[str]:
    """What does not fit on the page as it stands, which may scroll down or may not."""
    page.evaluate(UNTIL_NOTHING_MOVES)
    found: list[str] = page.evaluate(MISFITS, scrolls)
    return found + [f"small: {one}" for one in small_targets(page, 0)]
