"""What a seat may not know, said once more and independently of the views: the second opinion of the twin worlds.

A function here changes a record into its twin: it exchanges cards that the seat can know neither now nor at any moment
up to a later record of the same match.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any


def biber_gang_twin(record: Any, later: Any, seat: int | None, random: Random) -> None:
    """Exchange face-down cards, undrawn cards and a secretly drawn one, and the others' untold opening choices.

    Once the discards have become the deck everybody knows its kinds, so cards stay on their side.
    """
    deck: list[tuple[str, Any]] = [("deck", place) for place in range(later["deck_count"])]
    if record.tobytes() == later.tobytes() and record["drawn"] >= 0 and from_deck(record) and record["turn"] != seat:
        deck.append(("drawn", ()))
    displays = [
        ("display", (other, slot))
        for other in range(record["seats"])
        for slot in range(8)
        if not record["face_up"][other, slot] and not later["face_up"][other, slot]
    ]
    if later["reshuffled"] and not record["reshuffled"]:
        deck = []
    for cells in [deck, displays] if later["reshuffled"] else [deck + displays]:
        cards = [read_cell(record, *cell) for cell in cells]
        random.shuffle(cards)
        for cell, card in zip(cells, cards, strict=True):
            write_cell(record, *cell, card)
    if later["phase"] == 1:
        for other in range(record["seats"]):
            if other != seat and record["opening"][other] >= 0:
                record["opening"][other] = random.randrange(28)


def from_deck(record: Any) -> bool:
    """Whether the drawn card came from the deck."""
    return bool(record["drawn_from"] == 0)


def read_cell(record: Any, name: str, place: Any) -> int:
    """Return the card in a place of a record."""
    return int(record[name] if place == () else record[name][place])


def write_cell(record: Any, name: str, place: Any, card: int) -> None:
    """Put a card in a place of a record."""
    if place == ():
        record[name] = card
    else:
        record[name][place] = card


TWINS: dict[str, Callable[[Any, Any, int | None, Random], None]] = {"biber-gang": biber_gang_twin}
"""By game."""
