"""Where a hand finds cards on the table of a game, what it holds, and how the arrow keys lead there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.browser.keys import tab_to
from tests.browser.visitor import Visitor


def place(visitor: Visitor, name: str) -> Locator:
    """What can be touched at a place of the table."""
    return visitor.page.locator(f"[data-place='{name}']")


def own_cards(visitor: Visitor) -> list[str]:
    """The cards of the own hand."""
    cards: list[str] = situation(visitor)["picture"]["hands"][visitor.seat]["cards"]
    return cards


def situation(visitor: Visitor) -> dict[str, Any]:
    """What the server said last about the match."""
    latest = visitor.latest(lambda message: message["type"] in ("event", "snapshot") and message["situation"])
    told: dict[str, Any] = latest["situation"]
    return told


def situation_hash(visitor: Visitor) -> str:
    """What tells one situation from another."""
    return str(situation(visitor)["hash"])


MIDDLES = """(target) => {
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const focused = document.activeElement;
  if (!focused || !focused.dataset.place) return null;
  const [x, y] = middle(focused.getBoundingClientRect());
  const [to_x, to_y] = middle(target.getBoundingClientRect());
  return [to_x - x, to_y - y];
}"""


MOST_ARROWS = 40
"""Far more arrows than any way across a table takes."""


def walk_to(visitor: Visitor, target: Locator) -> None:
    """From wherever the focus is to a card of the table, by Tab and the arrows that point there."""
    if not visitor.page.locator("[data-place]:focus").count():
        tab_to(visitor, "", within="[data-place]")
    visited = []
    for _ in range(MOST_ARROWS):
        way: list[float] | None = target.evaluate(MIDDLES)
        assert way is not None, "the focus has left the table"
        right, down = way
        if max(abs(right), abs(down)) < 1:
            return
        visited.append(visitor.page.locator("[data-place]:focus").get_attribute("data-place"))
        if abs(down) > abs(right):
            visitor.page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
        else:
            visitor.page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")
    raise AssertionError(f"the arrows do not lead to {target}; they lead to {visited}")
