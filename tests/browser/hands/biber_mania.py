"""Biber-Mania by finger and by keys: lays many cards and few, and takes, refuses, steals, wishes and draws."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import expect

from tests.browser.hands.reach import own_cards, place, situation_hash, walk_to
from tests.browser.hands.taps import Taps
from tests.browser.keys import tab_to
from tests.browser.visitor import Visitor

KEYS = {**{str(value): str(value) for value in range(1, 10)}, "10": "0", "JO": "j"}
"""Cards that have a key of their own."""

BUTTONS = {"take": "t", "refuse": "r", "no-wish": "r"}
"""Choices that have a button, and its key."""


class BiberManiaHand:
    """A player who always finds something legal to do."""

    table: str = "web-biber-mania-table"
    rounds: str = "max_rounds"
    several: tuple[tuple[str, str], ...] = (("series", "collecting"),)
    unhurried: tuple[tuple[str, str], ...] = ()
    next_round: str = "web-biber-mania-sheet-ready"
    look: str | None = None
    landmarks: tuple[str, ...] = ("deck", "hand:1")

    def __init__(self) -> None:
        self.turns = 0
        self.tapping = Taps()

    def choose(self, visitor: Visitor) -> str:
        """What to do now: the longest or the shortest discard, and of everything else one thing and another."""
        allowed = visitor.legal()
        self.turns += 1
        discards = [action for action in allowed if is_discard(action)]
        if discards:
            wanted = max if self.turns % 2 else min
            return wanted(discards, key=lambda action: (action.count("+"), action))
        return allowed[self.turns % len(allowed)]

    # By finger.

    def play(self, visitor: Visitor) -> None:
        self.do(visitor, self.choose(visitor))

    def do(self, visitor: Visitor, action: str) -> None:
        before = situation_hash(visitor)
        if is_discard(action):
            self.select(visitor, action)
            with self.tapping(visitor, "buttons"):
                visitor.press(visitor.button("web-biber-mania-button-lay", count=action.count("+") + 1))
        elif action in BUTTONS:
            with self.tapping(visitor, "buttons"):
                visitor.press(visitor.button(f"web-biber-mania-button-{action}"))
        else:
            with self.tapping(visitor, place_of(action)):
                visitor.press(place(visitor, place_of(action)))
            if (choice := visitor.page.locator(f"[data-choice='{action}']")).count():
                with self.tapping(visitor, "choice"):
                    visitor.press(choice)
        taken_in(visitor, before)

    def select(self, visitor: Visitor, discard: str) -> None:
        """Choose the cards of a discard in the own hand, and see that they are chosen."""
        for card, count in Counter(discard.split("+")).items():
            for _ in range(count):
                visitor.press(place(visitor, f"own:{card}"))
            expect(place(visitor, f"own:{card}")).to_have_attribute("aria-pressed", "true")

    # By keys.

    def play_by_keys(self, visitor: Visitor) -> None:
        self.do_by_keys(visitor, self.choose(visitor))

    def do_by_keys(self, visitor: Visitor, action: str) -> None:
        before = situation_hash(visitor)
        keyboard = visitor.page.keyboard
        if is_discard(action):
            for card in action.split("+"):
                if card in KEYS:
                    keyboard.press(KEYS[card])
                else:
                    walk_to(visitor, place(visitor, f"own:{card}"))
                    keyboard.press("Enter")
            with self.tapping(visitor, "buttons"):
                keyboard.press("l")
        elif action in BUTTONS:
            with self.tapping(visitor, "buttons"):
                keyboard.press(BUTTONS[action])
        elif place_of(action) == "deck":
            with self.tapping(visitor, "deck"):
                keyboard.press("d")
        else:
            walk_to(visitor, place(visitor, place_of(action)))
            with self.tapping(visitor, place_of(action)):
                keyboard.press("Enter")
            if (choice := visitor.page.locator(f"[data-choice='{action}']")).count():
                tab_to(visitor, choice.get_attribute("aria-label") or "", within="[data-choice]")
                with self.tapping(visitor, "choice"):
                    keyboard.press("Enter")
        taken_in(visitor, before)

    # Against the rules.

    def provoke(self, visitor: Visitor) -> str:
        """Lay a plain row that stabs nothing, or, without one in hand, take stabbed cards before anything is laid."""
        while not any(is_discard(action) for action in visitor.legal()):
            self.play(visitor)
            visitor.wait_for_turn()
        row = idle_row(visitor)
        if row is None:
            # The table hears keys once it is there.
            expect(place(visitor, "deck")).to_be_visible()
            with self.tapping(visitor, "buttons"):
                visitor.page.keyboard.press(BUTTONS["take"])
            return "3.1"
        self.select(visitor, row)
        expect(visitor.page.get_by_text(visitor.words("web-biber-mania-prompt-unfit"), exact=True)).to_be_visible()
        with self.tapping(visitor, "buttons"):
            visitor.press(visitor.button("web-biber-mania-button-lay", count=3))
        expect(visitor.page.get_by_role("alert")).not_to_be_empty()
        visitor.press(visitor.button("web-biber-mania-button-back"))
        return "3.7"

    def see_in_private(self, visitor: Visitor, watcher: Visitor) -> bool:
        """Draw from the draw pile: what comes is private."""
        if "draw-deck" not in visitor.legal():
            return False
        before = situation_hash(visitor)
        held = Counter(own_cards(visitor))
        with self.tapping(visitor, "deck"):
            visitor.press(place(visitor, "deck"))
        taken_in(visitor, before)
        (drawn,) = Counter(own_cards(visitor)) - held
        expect(place(visitor, f"own:{drawn}")).to_be_visible()
        expect(watcher.page.locator("[data-place^='own:']")).to_have_count(0)
        expect(place(watcher, f"hand:{visitor.seat}").locator(".front *")).to_have_count(0)
        return True


def is_discard(action: str) -> bool:
    """Whether an action lays cards: then they are its text."""
    return "-" not in action and action not in BUTTONS


def place_of(action: str) -> str:
    """Where an action is touched that is no discard and has no button."""
    verb, *words = action.split("-")
    if verb == "stab":
        return f"pile:{words[1]}" if words[0] == "at" else f"display:{words[0]}"
    if verb == "steal":
        return f"{words[0]}:{words[1]}" if words[0] in ("display", "stock") else f"pile:{words[0]}"
    if verb == "wish":
        return f"hand:{words[0]}"
    if verb == "bad":
        return f"hand:{words[1]}"
    return "deck" if words[0] == "deck" else f"stock:{words[1]}"


def taken_in(visitor: Visitor, before: str) -> None:
    """Wait until the page has heard of something new."""
    visitor.wait_until(lambda: situation_hash(visitor) != before, "the action leads to nothing")


def idle_row(visitor: Visitor) -> str | None:
    """Three numbers in a row of the own hand that may not be laid now; None while there are none."""
    allowed = visitor.legal()
    held = set(own_cards(visitor))
    rows = [[str(value) for value in range(first, first + 3)] for first in range(1, 14)]
    idle = ["+".join(row) for row in rows if held.issuperset(row) and "+".join(row) not in allowed]
    return idle[0] if idle else None
