"""What an inspector of accessibility finds on a page: controls without names, small targets, pale text, lost focus."""

from __future__ import annotations

import functools
from typing import Any

from playwright.sync_api import Page

from tests.browser.contrast import pale_texts
from tests.browser.large_letters import lost_in_large_letters
from tests.browser.painting import painted
from tests.browser.visitor import UNTIL_NOTHING_MOVES, Visitor
from tests.browser.words import REPOSITORY

LEAST_TARGET = 44
"""Pixels, in both directions."""

ROLES = frozenset(
    {
        "button",
        "link",
        "textbox",
        "radio",
        "checkbox",
        "combobox",
        "slider",
        "spinbutton",
        "dialog",
        "img",
        "progressbar",
    }
)
"""What must have a name of its own."""

SMALL_TARGETS = """([least, own]) => {
  const found = [];
  /* The cards of another player do one and the same thing, and so do those of a meld or of a pile: one target each. */
  const targetOf = (one) => {
    const [zone, whose] = (one.dataset.place ?? '').split(':');
    if (['display', 'hand', 'pile'].includes(zone) && /^\\d$/.test(whose) && Number(whose) !== own) return whose;
    return zone === 'meld' ? whose : zone === 'pile' ? zone : null;
  };
  const alike = (one, other) => one === other || (other && targetOf(one) !== null && targetOf(one) === targetOf(other));
  /* How far a finger finds a card, or others that do the same, on both sides of its middle, as far as it matters. */
  const reach = (one, across, down) => {
    one.scrollIntoView({ block: 'center' });
    const box = one.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    let far = 1;
    for (const way of [-1, 1]) {
      const found = (step) => {
        const hit = document.elementFromPoint(x + way * across * step, y + way * down * step);
        /* A message over the table goes away again. */
        return hit?.closest('[role=alert]') || alike(one, hit?.closest('button'));
      };
      /* To look takes long, and no finger finds a pixel between two that are found. */
      let reached = 0;
      while (far + reached + 2 <= least && found(reached + 2)) reached += 2;
      if (far + reached + 1 <= least && found(reached + 1)) reached += 1;
      far += reached;
    }
    return far;
  };
  for (const one of document.querySelectorAll('button, a[href], input, summary, select, [tabindex="0"]')) {
    const box = one.matches('input[type=radio], input[type=file]') ? one.closest('label') : one;
    if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
    let { width, height } = box.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    if (one.matches('a') && getComputedStyle(one).display === 'inline') continue;
    if (document.querySelector('dialog:modal') && !one.closest('dialog')) continue;
    if (one.dataset.place && width < least - 0.5) width = Math.max(width, reach(one, 1, 0));
    if (one.dataset.place && height < least - 0.5) height = Math.max(height, reach(one, 0, 1));
    if (width < least - 0.5 || height < least - 0.5) {
      const name = one.getAttribute('aria-label') ?? one.textContent.trim();
      found.push(`${name}: ${Math.round(width)} × ${Math.round(height)}`);
    }
  }
  return found;
}"""

TOO_WIDE = """() => document.documentElement.scrollWidth - document.documentElement.clientWidth"""

FOCUS_LOOK = """() => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const shows = [focused, focused.closest('label')].some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const { width, height } = focused.getBoundingClientRect();
  return { name: focused.getAttribute('aria-label') ?? focused.textContent.trim(), shows, width, height };
}"""


def nameless_controls(page: Page) -> list[str]:
    """Controls and pictures that the accessibility tree of the browser has no name for."""
    session = page.context.new_cdp_session(page)
    nodes: list[dict[str, Any]] = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    judged = [node for node in nodes if not node["ignored"] and node["role"]["value"] in ROLES]
    assert judged, "the page has no controls at all"
    return [str(node["role"]["value"]) for node in judged if not node.get("name", {}).get("value", "").strip()]


def small_targets(page: Page, seat: int | None) -> list[str]:
    """Visible controls that a finger may miss, once nothing passes over them any more; `seat` is the reader's own.

    What begins to pass over one between the waiting and the look is gone at the second look.
    """

    def look() -> list[str]:
        page.evaluate(UNTIL_NOTHING_MOVES)
        found: list[str] = page.evaluate(SMALL_TARGETS, [LEAST_TARGET, seat])
        return found

    first = look()
    return [one for one in look() if one in first] if first else []


def overflow(page: Page) -> int:
    """How many pixels the page is wider than the screen."""
    pixels: int = page.evaluate(TOO_WIDE)
    return pixels


def unseen_focus(visitor: Visitor, tabs: int) -> list[str]:
    """Controls that take the focus on the way of the Tab key and do not show it."""
    unseen, seen = [], 0
    for _ in range(tabs):
        visitor.page.keyboard.press("Tab")
        look = visitor.page.evaluate(FOCUS_LOOK)
        if look is None:
            continue
        seen += 1
        if not look["shows"] or look["width"] == 0 or look["height"] == 0:
            unseen.append(look["name"])
    assert seen > tabs / 2, "the Tab key leads nowhere"
    return unseen


AXE = """async () => {
  /* A card is a picture: its number is printed in two corners, and its name says it once. */
  const worded = 'button:not([data-place], [data-chip]), a, input, summary';
  axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: worded }] });
  /* Contrast is judged in contrast.py, which looks through what is half transparent and at what is drawn. */
  // It would ask the house for all styles again, though no rule that is asked for reads them.
  const options = { preload: false, rules: { 'color-contrast': { enabled: false } } };
  const { violations } = await axe.run(document, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}"""


@functools.cache
def axe_source() -> str:
    """The script of axe-core, an independent inspector."""
    return (REPOSITORY / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def breaches(page: Page) -> list[str]:
    """What axe-core has against the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe_source())
    # It does not judge what nobody sees.
    with painted(page):
        found: list[str] = page.evaluate(AXE)
    return found


def inspect(visitor: Visitor) -> dict[str, object]:
    """Everything that is wrong with the page as it stands; empty when all is well."""
    # Room is the same by night.
    return inspect_page(visitor.page, visitor.seat, enlarged=visitor.device.scheme == "light")


def inspect_page(page: Page, seat: int | None, *, enlarged: bool) -> dict[str, object]:
    """The same of a page that the reader sees from `seat`, with large letters too or without."""
    findings: dict[str, object] = {
        "nameless": nameless_controls(page),
        "small": small_targets(page, seat),
        "pale": pale_texts(page),
        "too wide": overflow(page),
        "axe": breaches(page),
        "lost in large letters": lost_in_large_letters(page) if enlarged else [],
    }
    return {what: found for what, found in findings.items() if found}
