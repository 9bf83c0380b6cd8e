"""Schwimmen, which a package brings, by finger and by keys: it swaps cards, now and then knocks, and never thinks."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.hands.reach import place, situation, situation_hash, walk_to
from tests.browser.hands.taps import Taps
from tests.browser.visitor import Visitor


class SchwimmenHand:
    """A player who swaps the first card for the first in the middle, and knocks in every third turn."""

    table: str = "web-plain-table"
    rounds: str = "lives"
    several: tuple[tuple[str, str], ...] = ()
    unhurried: tuple[tuple[str, str], ...] = ()
    next_round: str = "web-plain-sheet-ready"
    look: str | None = None
    landmarks: tuple[str, ...] = ("table:display:0", "table:stock", "hand:1")

    def __init__(self) -> None:
        self.turns = 0
        self.tap = Taps()

    def play(self, visitor: Visitor) -> None:
        self.turns += 1
        if self.turns % 3 == 0 and "knock" in visitor.legal():
            self.do(visitor, "knock")
        else:
            self.do(visitor, next(action for action in visitor.legal() if action.startswith("swap")))

    def play_by_keys(self, visitor: Visitor) -> None:
        self.turns += 1
        if self.turns % 3 == 0 and "knock" in visitor.legal():
            self.do_by_keys(visitor, "knock")
        else:
            self.do_by_keys(visitor, next(action for action in visitor.legal() if action.startswith("swap")))

    def do(self, visitor: Visitor, action: str) -> None:
        before = situation_hash(visitor)
        if action.startswith("swap"):
            give, taken = touched(visitor, action)
            for target in (give, taken):
                with self.tap(visitor, target.get_attribute("data-place") or ""):
                    visitor.press(target)
        else:
            visitor.press(visitor.button(f"schwimmen-action-{action}"))
        wait_for_another(visitor, before)

    def do_by_keys(self, visitor: Visitor, action: str) -> None:
        before = situation_hash(visitor)
        if action.startswith("swap"):
            cards = own_cards(visitor)
            visitor.page.keyboard.press(str(cards.index(action.split("-")[1]) + 1))
            walk_to(visitor, touched(visitor, action)[1])
            visitor.page.keyboard.press("Enter")
        else:
            visitor.page.keyboard.press("qwe"[("pass", "knock", "all").index(action)])
        wait_for_another(visitor, before)

    def provoke(self, visitor: Visitor) -> str:
        """Knock after somebody has knocked."""
        visitor.press(visitor.button("schwimmen-action-knock"), grey=True)
        return "4.2"

    def see_in_private(self, visitor: Visitor, watcher: Visitor) -> bool:
        """Nothing is seen in private but the hand."""
        return False


def own_cards(visitor: Visitor) -> list[str]:
    """The cards of the own hand, from left to right."""
    zones = situation(visitor)["picture"]["zones"]
    return next(zone["cards"] for zone in zones if zone["name"] == "hand" and zone["seat"] == visitor.seat)


def touched(visitor: Visitor, action: str) -> tuple[Locator, Locator]:
    """The card of the hand and that of the middle which an action swaps."""
    _, give, number = action.split("-")
    return place(visitor, f"own:{give}"), place(visitor, f"table:display:{int(number) - 1}")


def wait_for_another(visitor: Visitor, before: str) -> None:
    """Wait until the page has heard of another situation, and shows it."""
    visitor.wait_until(lambda: situation_hash(visitor) != before, "nothing has come of it")
    visitor.catch_up()
    expect(visitor.page.locator("[aria-pressed='true'][data-place]")).to_have_count(0)
