"""Beanie by finger and by keys: puts down what goes together, draws, takes the pile, discards."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Position, expect

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


class BeanieHand:
    """A player who puts down whatever they can in their turn."""

    table: str = "web-beanie-table"
    rounds: str = "rounds"
    several: tuple[tuple[str, str], ...] = ()
    unhurried: tuple[tuple[str, str], ...] = (("turn_seconds", "0"),)
    next_round: str = "web-beanie-sheet-ready"
    look: str | None = None
    landmarks: tuple[str, ...] = ("stock", "hand:1")

    def __init__(self) -> None:
        self.turns = 0

    def choose(self, visitor: Visitor) -> str:
        """What to do now: lay the longest meld, else add, else draw or take the pile by turns, else discard."""
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
        return next(action for action in wanted if action in allowed)

    def play(self, visitor: Visitor) -> None:
        """Do it by finger, and wait for the answer."""
        before = len(answers(visitor))
        self.do(visitor, self.choose(visitor))
        answered(visitor, before)

    def play_by_keys(self, visitor: Visitor) -> None:
        """Do it without finger and mouse, and wait for the answer."""
        before = len(answers(visitor))
        self.do_by_keys(visitor, self.choose(visitor))
        answered(visitor, before)

    # By finger.

    def do(self, visitor: Visitor, action: str) -> None:
        """Touch what an action needs."""
        if action in BUTTONS:
            count = situation(visitor)["picture"]["pile_count"]
            visitor.press(visitor.button(f"web-beanie-button-{action}", count=count))
            return
        for card in needed(action):
            visitor.press(place(visitor, f"own:{card}"), CORNER)
            expect_chosen(visitor, card)
        chip = visitor.page.locator(f"[data-chip='{action}']")
        visitor.press(visitor.button("web-beanie-button-discard") if action.startswith("discard-") else chip)

    # By keys.

    def do_by_keys(self, visitor: Visitor, action: str) -> None:
        """Press what an action needs."""
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
                expect_chosen(visitor, card)
            chip = f"[data-chip='{action}']"
            expect(visitor.page.locator(chip)).to_be_visible()
            tab_to(visitor, visitor.page.locator(chip).get_attribute("aria-label") or "", within=chip)
            keyboard.press("Enter")

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
        visitor.press(place(visitor, "stock"))
        answered(visitor, before)
        (drawn,) = set(own_cards(visitor)) - held
        expect(place(visitor, f"own:{drawn}")).to_be_visible()
        expect(watcher.page.locator("[data-place^='own:']")).to_have_count(0)
        expect(place(watcher, f"hand:{visitor.seat}").locator(".front *")).to_have_count(0)
        return True


def expect_chosen(visitor: Visitor, card: str) -> None:
    """Wait until a card of the own hand that has been touched is chosen."""
    expect(place(visitor, f"own:{card}")).to_have_attribute("aria-pressed", "true")


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
