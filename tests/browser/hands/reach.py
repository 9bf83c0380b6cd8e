"""Where a hand finds cards on the table of a game, what it holds, and how the arrow keys lead there."""

from __future__ import annotations

from collections import Counter
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


MOST_ARROWS = 120
"""Many times as many arrows as any way across a table takes."""


def walk_to(visitor: Visitor, target: Locator) -> None:
    """From wherever the focus is to a card of the table, by Tab and arrows, as the eye leads."""
    if not visitor.page.locator("[data-place]:focus").count():
        tab_to(visitor, "", within="[data-place]")
    visited: Counter[str] = Counter()
    for _ in range(MOST_ARROWS):
        way: list[float] | None = target.evaluate(MIDDLES)
        assert way is not None, "the focus has left the table"
        if max(abs(way[0]), abs(way[1])) < 1:
            return
        here = visitor.page.locator("[data-place]:focus").get_attribute("data-place") or ""
        arrows = arrows_towards(*way)
        # Where the straight way leads in a circle, the others are tried in turn: so every place is found.
        visitor.page.keyboard.press(arrows[visited[here] % len(arrows)])
        visited[here] += 1
    raise AssertionError(f"the arrows do not lead to {target}, only to {dict(visited)}")


def arrows_towards(right: float, down: float) -> list[str]:
    """The arrow keys, first those that lead nearer to what is so far to the right and so far down."""
    across, back = ("ArrowRight", "ArrowLeft") if right > 0 else ("ArrowLeft", "ArrowRight")
    towards, away = ("ArrowDown", "ArrowUp") if down > 0 else ("ArrowUp", "ArrowDown")
    return [towards, across, away, back] if abs(down) > 20 else [across, towards, back, away]
