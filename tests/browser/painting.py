"""A page that nobody looks at is laid out and not painted, for painting takes more than all the rest of it.

It is there for fingers, for keys, for readers of screens and for everything that is measured; what is judged by its
colours is painted for as long as that takes.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from playwright.sync_api import BrowserContext, Page

UNPAINTED = """new MutationObserver((_, watching) => {
  if (!document.documentElement) return;
  document.documentElement.style.opacity = '0';
  watching.disconnect();
}).observe(document, { childList: true });"""
"""Nothing is painted of what is wholly transparent."""

PAINT = """(opacity) => {
  const page = document.documentElement;
  const before = page.style.opacity;
  page.style.opacity = opacity;
  return before;
}"""


def paint_nothing(pages: Page | BrowserContext) -> None:
    """Leave unpainted what is opened from now on."""
    pages.add_init_script(UNPAINTED)


def paint(page: Page) -> None:
    """Paint a page from now on; raises the library's error after a while if the page hangs."""
    page.wait_for_function("() => document.documentElement.style.removeProperty('opacity') !== null")


@contextlib.contextmanager
def painted(page: Page) -> Iterator[None]:
    """Paint a page within the block."""
    before = page.evaluate(PAINT, "")
    yield
    page.evaluate(PAINT, before)
