"""Beanie by finger and by keys: puts down what goes together, draws, takes the pile, discards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Position, expect

from biberbau.games.beanie.narration import cards_needed
from biberbau.games.beanie.notation import CARD_NAMES
from tests.browser.hands.reach import own_cards, place, situation, walk_to
from tests.browser.keys import tab_to
from tests.browser.visitor import Visitor

BUTTONS = {"draw": "s", "pile": "p", "end": "e", "keep": "r", "call": "b"}
"""Choices that have a button, and its key."""

RANK_KEYS = {"10": "0"}
"""Ranks whose key is not their own letter or figure."""

CORNER: Position = {"x": 22, "y": 22}
"""Where a finger touches a card of the hand: others may lie over all of it but this corner."""

GONE = 4000
"""Milliseconds after which a way that somebody else has closed does not open again."""


class BeanieHand:
    """A player who puts down whatever he can in his turn."""

    table: str = "web-beanie-table"
    rounds: str = "rounds"
    several: tuple[tuple[str, str], ...] = (("turn_seconds", "0"),)
    next_round: str = "web-beanie-sheet-ready"
    landmarks: tuple[str, ...] = ("stock", "hand:1")

    def __init__(self) -> None:
        self.turns = 0

    def choose(self, visitor: Visitor) -> str | None:
        """What to do now: lay the longest meld, else add, else draw or take the pile by turns, else discard.

        None when the turn has just passed, as to the clock.
        """
        allowed = visitor.legal()
        self.turns += 1
        laid = [action for action in allowed if action.startswith(("set-", "run-"))]
        if laid:
            return max(laid, key=lambda action: (len(needed(action)), action))
        added = [action for action in allowed if action.startswith(("add-", "take-", "swap-"))]
        if added:
            return added[self.turns % len(added)]
        rest = ["pile"] if self.turns % 3 == 0 else []
        discards = [action for action in allowed if action.startswith("discard-")]
        wanted = ["call", *rest, "draw", "pile", "keep", "end", *discards[self.turns % max(1, len(discards)) :]]
        return next((action for action in wanted if action in allowed), None)

    def play(self, visitor: Visitor) -> None:
        """Do it by finger."""
        self.do(visitor, self.touch)

    def play_by_keys(self, visitor: Visitor) -> None:
        """Do it without finger and mouse."""
        self.do(visitor, self.press_keys)

    def do(self, visitor: Visitor, ask: Callable[[Visitor, str], bool]) -> None:
        """Ask for an action and wait for the answer, unless somebody else has taken the action away meanwhile."""
        action = self.choose(visitor)
        if action is None:
            return
        before, asked = len(answers(visitor)), len(acts(visitor))
        try:
            done = ask(visitor, action)
        except (AssertionError, Error):
            # The way to a card ends where somebody else goes out.
            if action in visitor.legal():
                raise
            done = False
        if done:
            visitor.wait_until(
                lambda: len(acts(visitor)) > asked or action not in visitor.legal(), f"{action} is not sent"
            )
        if len(acts(visitor)) > asked:
            answered(visitor, before)
        else:
            visitor.page.keyboard.press("Escape")

    # By finger.

    def touch(self, visitor: Visitor, action: str) -> bool:
        """Touch what an action needs; False where it is gone before it is asked for."""
        if action in BUTTONS:
            count = situation(visitor)["picture"]["pile_count"]
            return self.take(visitor, action, visitor.button(f"web-beanie-button-{action}", count=count))
        chip = visitor.page.locator(f"[data-chip='{action}']")
        way = visitor.button("web-beanie-button-discard") if action.startswith("discard-") else chip
        return self.select(visitor, action) and self.take(visitor, action, way)

    def select(self, visitor: Visitor, action: str) -> bool:
        """Choose the cards of an action in the own hand, and see that they are chosen."""
        for card in needed(action):
            chosen = place(visitor, f"own:{card}")
            if not self.take(visitor, action, chosen, CORNER):
                return False
            if not self.is_chosen(visitor, action, card):
                return False
        return True

    def is_chosen(self, visitor: Visitor, action: str, card: str) -> bool:
        """Wait until a touched card is chosen; False where the action is gone first, as when somebody goes out."""
        chosen = visitor.page.locator(f"[data-place='own:{card}'][aria-pressed='true']")
        visitor.wait_until(
            lambda: chosen.count() > 0 or action not in visitor.legal(), f"{card} is touched, and not chosen"
        )
        return chosen.count() > 0

    def take(self, visitor: Visitor, action: str, target: Locator, at: Position | None = None) -> bool:
        """Touch what an action needs, in its middle or there; False where it is gone, for somebody else was quicker."""
        try:
            touch = target.tap if visitor.device.touch else target.click
            touch(timeout=GONE, position=at)
        except Error:
            assert action not in visitor.legal(), f"{action} is allowed, and cannot be touched"
            return False
        return True

    # By keys.

    def press_keys(self, visitor: Visitor, action: str) -> bool:
        """Press what an action needs; False where it is gone before it is asked for."""
        keyboard = visitor.page.keyboard
        if action in BUTTONS:
            keyboard.press(BUTTONS[action])
        elif action.startswith("discard-"):
            self.find_by_rank(visitor, needed(action)[0])
            keyboard.press("d")
        else:
            for card in needed(action):
                walk_to(visitor, place(visitor, f"own:{card}"))
                keyboard.press("Enter")
                if not self.is_chosen(visitor, action, card):
                    return False
            way = visitor.page.locator(f"[data-chip='{action}']")
            if not way.count():
                assert action not in visitor.legal(), f"{action} is allowed, and its chip does not show"
                return False
            tab_to(visitor, way.get_attribute("aria-label") or "", within=f"[data-chip='{action}']")
            keyboard.press("Enter")
        return True

    def find_by_rank(self, visitor: Visitor, card: str) -> None:
        """Press the key of a rank until exactly that card of the hand is chosen."""
        rank = card[:-1]
        chosen = visitor.page.locator("[data-place^='own:'][aria-pressed='true']")
        # All equal cards, each of up to four alone, none.
        for _ in range(6):
            visitor.page.keyboard.press(RANK_KEYS.get(rank, rank.lower()))
            if chosen.count() == 1 and chosen.first.get_attribute("data-place") == f"own:{card}":
                return
        raise AssertionError(f"the key of its rank does not choose {card}")

    # Against the rules.

    def provoke(self, visitor: Visitor) -> str:
        """Discard before drawing, or draw twice."""
        if any(action.startswith("discard-") for action in visitor.legal()):
            visitor.press(place(visitor, "stock"))
            return "3.4"
        visitor.press(place(visitor, f"own:{own_cards(visitor)[0]}"))
        visitor.press(place(visitor, "pile"))
        return "3.1"

    def see_in_private(self, visitor: Visitor, watcher: Visitor) -> bool:
        """Draw from the stock: what comes is private."""
        if "draw" not in visitor.legal():
            return False
        held = set(own_cards(visitor))
        before = len(answers(visitor))
        if not self.take(visitor, "draw", place(visitor, "stock")):
            return False
        answered(visitor, before)
        if answers(visitor)[-1]["type"] == "refused":
            return False
        (drawn,) = set(own_cards(visitor)) - held
        expect(place(visitor, f"own:{drawn}")).to_be_visible()
        expect(watcher.page.locator("[data-place^='own:']")).to_have_count(0)
        expect(place(watcher, f"hand:{visitor.seat}").locator(".front *")).to_have_count(0)
        return True


def needed(action: str) -> list[str]:
    """The cards that an action takes out of the hand."""
    word, *parts = action.split("-")
    return [CARD_NAMES[card] for card in cards_needed(word, parts)]


def answers(visitor: Visitor) -> list[dict[str, Any]]:
    """What the server has said to this visitor's actions."""
    asked = acts(visitor)
    return [m for m in visitor.received if m["type"] in ("ack", "refused") and m["id"] in asked]


def acts(visitor: Visitor) -> set[str]:
    """The ids of all that this visitor has asked for."""
    return {message["id"] for message in visitor.sent if message["type"] == "act"}


def answered(visitor: Visitor, before: int) -> None:
    """Wait until the server has said more to this visitor than `before`."""
    visitor.wait_until(lambda: len(answers(visitor)) > before, "the action is not answered")
