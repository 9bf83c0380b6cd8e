"""Biber Gang by finger and by keys: simple-minded, but it draws, takes, swaps, turns, refuses and lets beavers swim."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.keys import focused_name, tab_to
from tests.browser.visitor import Visitor

SLOTS = ("T1", "T2", "T3", "T4", "B1", "B2", "B3", "B4")


class BiberGangHand:
    """A player who always finds something legal to do."""

    table: str = "web-biber-gang-table"
    rounds: str = "rounds"
    several: tuple[tuple[str, str], ...] = ()
    unhurried: tuple[tuple[str, str], ...] = ()
    next_round: str = "web-biber-gang-sheet-ready"
    look: str | None = None
    landmarks: tuple[str, ...] = ("deck", "discard", "display:0:T1", "display:0:B4", "display:1:T1")

    def __init__(self) -> None:
        self.turns = 0

    # By finger.

    def play(self, visitor: Visitor) -> None:
        confirm = visitor.button("web-biber-gang-button-open")
        draw = visitor.button("web-biber-gang-button-deck")
        turn = visitor.button("web-biber-gang-button-turn")
        expect(confirm.or_(draw).or_(turn)).to_be_visible()
        if confirm.is_visible():
            for slot in (0, 5):
                visitor.press(own(visitor, slot))
            visitor.press(confirm)
            expect(confirm).to_be_hidden()
        elif draw.is_visible():
            self.turns += 1
            pile = place(visitor, "discard")
            visitor.press(pile if self.turns % 4 == 0 else place(visitor, "deck"))
            expect(draw).to_be_hidden()
            expect(turn).to_be_visible()
        else:
            self.decide(visitor)
            expect(turn).to_be_hidden()

    def decide(self, visitor: Visitor) -> None:
        """With a card in hand: swim where a beaver may, now and then refuse, else swap it for a face-down card."""
        swimmers = visitor.page.locator("[data-place^='display']:has(svg.sign)")
        hidden = hidden_slots(visitor)
        if swimmers.count():
            visitor.press(swimmers.first)
            visitor.press(own(visitor, hidden[0]))
        elif len(hidden) == 1 and self.turns % 2 and "refuse" in visitor.legal():
            visitor.press(visitor.button("web-biber-gang-button-refuse"))
        elif self.turns % 3 == 0 and any(action.startswith("turn") for action in visitor.legal()):
            visitor.press(visitor.button("web-biber-gang-button-turn"))
            visitor.press(own(visitor, hidden[-1]))
        else:
            visitor.press(own(visitor, hidden[0]))

    # By keys.

    def play_by_keys(self, visitor: Visitor) -> None:
        confirm = visitor.button("web-biber-gang-button-open")
        draw = visitor.button("web-biber-gang-button-deck")
        turn = visitor.button("web-biber-gang-button-turn")
        keyboard = visitor.page.keyboard
        expect(confirm.or_(draw).or_(turn)).to_be_visible()
        if confirm.is_visible():
            keyboard.press("1")
            keyboard.press("6")
            tab_to(visitor, visitor.words("web-biber-gang-button-open"))
            keyboard.press("Enter")
            expect(confirm).to_be_hidden()
        elif draw.is_visible():
            self.turns += 1
            if self.turns == 1:
                walk_to_deck(visitor)
                keyboard.press("Enter")
            else:
                keyboard.press("p" if self.turns % 4 == 0 else "d")
            expect(draw).to_be_hidden()
            expect(turn).to_be_visible()
        else:
            hidden = hidden_slots(visitor)
            if self.turns % 3 == 0 and len(hidden) > 1:
                keyboard.press("t")
            keyboard.press(str(hidden[0] + 1))
            expect(turn).to_be_hidden()

    # What is asked for.

    def do(self, visitor: Visitor, action: str) -> None:
        """Touch the pile, or the places that the action names."""
        word, *slots = action.split("-")
        if word in ("deck", "pile"):
            visitor.press(place(visitor, "discard" if word == "pile" else word))
        elif word in ("turn", "refuse"):
            visitor.press(visitor.button(f"web-biber-gang-button-{word}"))
        for slot in slots:
            visitor.press(own(visitor, SLOTS.index(slot)))

    def do_by_keys(self, visitor: Visitor, action: str) -> None:
        """Press the letter of what is done, and the digits of the places."""
        word, *slots = action.split("-")
        if word in ("deck", "pile", "turn", "refuse"):
            visitor.page.keyboard.press(word[0])
        for slot in slots:
            visitor.page.keyboard.press(str(SLOTS.index(slot) + 1))

    # Against the rules.

    def provoke(self, visitor: Visitor) -> str:
        """Put a card into the display before one was drawn."""
        while not visitor.button("web-biber-gang-button-deck").is_visible():
            self.play(visitor)
            visitor.wait_for_turn()
        visitor.press(own(visitor, 0))
        return "3.2"

    def see_in_private(self, visitor: Visitor, watcher: Visitor) -> bool:
        """Draw from the deck: the drawn card is private."""
        if not visitor.button("web-biber-gang-button-deck").is_visible():
            return False
        visitor.press(place(visitor, "deck"))
        mine = visitor.page.locator("[data-place^='hand:']")
        theirs = watcher.page.locator("[data-place^='hand:']")
        face_down = "biber-gang-hidden-card"
        expect(mine).not_to_have_accessible_name(re.compile(visitor.words(face_down)))
        expect(theirs).to_have_accessible_name(re.compile(watcher.words(face_down)))
        expect(mine.locator(".front *")).not_to_have_count(0)
        expect(theirs.locator(".front *")).to_have_count(0)
        return True


def place(visitor: Visitor, name: str) -> Locator:
    """The card at a place of the table."""
    return visitor.page.locator(f"[data-place='{name}']")


def own(visitor: Visitor, slot: int) -> Locator:
    """A card of the own display."""
    return place(visitor, f"display:{visitor.seat}:{SLOTS[slot]}")


def hidden_slots(visitor: Visitor) -> list[int]:
    """The own cards that lie face down, as their names tell."""
    names = [own(visitor, slot).get_attribute("aria-label") or "" for slot in range(8)]
    face_down = visitor.words("biber-gang-hidden-card")
    return [slot for slot, name in enumerate(names) if name.startswith(face_down)]


def walk_to_deck(visitor: Visitor) -> None:
    """From wherever the focus is to the deck, by Tab and arrows."""
    deck = visitor.words("biber-gang-deck").lower()
    tab_to(visitor, "", within="[data-place]")
    for key in ("ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowDown"):
        if visitor.page.locator("[data-place='deck']:focus").count():
            break
        visitor.page.keyboard.press(key)
    assert focused_name(visitor).lower().startswith(deck), f"the focus is on {focused_name(visitor)}"
