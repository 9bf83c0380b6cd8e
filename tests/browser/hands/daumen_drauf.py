"""Daumen Drauf! by finger and by keys: leads, climbs, passes, comes back in, and parries whenever it can."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.hands.reach import situation, situation_hash
from tests.browser.hands.taps import Taps
from tests.browser.keys import tab_to
from tests.browser.visitor import Visitor


class DaumenDraufHand:
    """A player who always finds something legal to do."""

    table: str = "web-daumen-drauf-table"
    rounds: str = "games"
    several: tuple[tuple[str, str], ...] = ()
    unhurried: tuple[tuple[str, str], ...] = ()
    next_round: str = "web-daumen-drauf-sheet-ready"
    look: str | None = "web-daumen-drauf-button-skip"
    landmarks: tuple[str, ...] = ("stack", "hand:1")

    def __init__(self) -> None:
        self.turns = 0
        self.tapping = Taps()

    def choose(self, visitor: Visitor) -> str:
        """What to do now: parry with a twin, else show the lowest card that may be shown, and pass every third time."""
        expect(visitor.button("web-daumen-drauf-button-skip")).to_be_hidden()
        allowed = visitor.legal()
        self.turns += 1
        if "parry" in allowed:
            return "parry"
        shows = [action for action in allowed if action.startswith("show-")]
        refusals = [action for action in allowed if action in ("pass", "let")]
        return refusals[0] if refusals and (self.turns % 3 == 0 or not shows) else shows[0]

    # By finger.

    def play(self, visitor: Visitor) -> None:
        self.do(visitor, self.choose(visitor))

    def do(self, visitor: Visitor, action: str) -> None:
        expect(visitor.button("web-daumen-drauf-button-skip")).to_be_hidden()
        touched = own(visitor, action) if action.startswith("show-") else button(visitor, action)
        before = situation_hash(visitor)
        with self.tapping(visitor, action):
            visitor.press(touched)
        wait_until_taken_in(visitor, touched, before)

    # By keys.

    def play_by_keys(self, visitor: Visitor) -> None:
        self.do_by_keys(visitor, self.choose(visitor))

    def do_by_keys(self, visitor: Visitor, action: str) -> None:
        expect(visitor.button("web-daumen-drauf-button-skip")).to_be_hidden()
        before = situation_hash(visitor)
        keyboard = visitor.page.keyboard
        if not action.startswith("show-"):
            touched = button(visitor, action)
            with self.tapping(visitor, action):
                keyboard.press("x" if action == "parry" else "p")
        else:
            touched = own(visitor, action)
            if self.turns == 1:
                walk_to(visitor, touched)
                keyboard.press("Enter")
            else:
                keyboard.press(str(cards_in_hand(visitor).index(action.removeprefix("show-")) + 1))
        wait_until_taken_in(visitor, touched, before)

    # Against the rules.

    def provoke(self, visitor: Visitor) -> str:
        """Parry without the twin."""
        parry = button(visitor, "parry")
        while not parry.is_visible() or "parry" in visitor.legal():
            self.play(visitor)
            visitor.wait_for_turn()
            expect(visitor.button("web-daumen-drauf-button-skip")).to_be_hidden()
        visitor.press(parry, grey=True)
        return "5.1"

    def see_in_private(self, visitor: Visitor, watcher: Visitor) -> bool:
        """Show a card: what is under the thumb is private."""
        expect(visitor.button("web-daumen-drauf-button-skip")).to_be_hidden()
        shows = [action for action in visitor.legal() if action.startswith("show-")]
        now = picture(visitor)
        # Where somebody has no cards, the trick may be taken at once, and everything is seen.
        if not shows or not all(now["hands"]):
            return False
        visitor.press(own(visitor, shows[-1]))
        expect(own(visitor, shows[-1])).to_be_hidden()
        place = f"[data-place='trick:{len(now['trick'])}']"
        mine, theirs = visitor.page.locator(place), watcher.page.locator(place)
        expect(mine).to_have_accessible_name(re.compile(card_words(visitor, shows[-1], known=True)))
        expect(theirs).to_have_accessible_name(re.compile(card_words(watcher, shows[-1], known=False)))
        return True


def own(visitor: Visitor, show: str) -> Locator:
    """The own card that an action shows."""
    return visitor.page.locator(f"[data-place='own:{show.removeprefix('show-')}']")


def button(visitor: Visitor, action: str) -> Locator:
    """The button for parrying, passing or letting a card pass."""
    return visitor.button(f"web-daumen-drauf-button-{action}")


def cards_in_hand(visitor: Visitor) -> list[str]:
    """The own cards from left to right."""
    cards: list[str] = picture(visitor)["hands"][visitor.seat]
    return cards


def picture(visitor: Visitor) -> dict[str, Any]:
    """The table as the visitor's page was told of it last."""
    found: dict[str, Any] = situation(visitor)["picture"]
    return found


def wait_until_taken_in(visitor: Visitor, touched: Locator, before: str) -> None:
    """Wait until what was touched is gone, or the others have moved on: they may be so quick that it is there again."""
    visitor.wait_until(
        lambda: not touched.is_visible() or situation_hash(visitor) != before, "the action leads to nothing"
    )


def card_words(visitor: Visitor, show: str, known: bool) -> str:
    """A card in words, with or without what is on its head."""
    card = show.removeprefix("show-")
    poison = {"+": "yes", "-": "no"}[card[2]] if known else "unknown"
    return visitor.words("daumen-drauf-card-name", colour=card[0], value=int(card[1]), poison=poison)


def walk_to(visitor: Visitor, card: Locator) -> None:
    """From wherever the focus is to a card of the own hand, by Tab and arrows."""
    tab_to(visitor, "", within="[data-place]")
    wanted = card.get_attribute("data-place")
    for key in ("ArrowDown",) * 4 + ("ArrowLeft",) * 5 + ("ArrowRight",) * 5:
        if visitor.page.locator(f"[data-place='{wanted}']:focus").count():
            return
        visitor.page.keyboard.press(key)
    raise AssertionError(f"the arrows do not lead to {wanted}")
