"""The table of Biber Gang: displays side by side, the piles below."""

from __future__ import annotations

from biberbau.core.telling import Listener
from biberbau.games.biber_gang.picture import Picture

COLUMNS = 4
CELL = 4
FACE_DOWN = "··"
GAP = 3
BLOCKS_IN_A_ROW = 3


def draw(picture: Picture, listener: Listener) -> list[str]:
    """Return the lines of a table as `biberbau.games.biber_gang.picture` describes it."""
    blocks = [display_block(picture, seat, listener) for seat in range(len(picture["displays"]))]
    width = max(len(line) for block in blocks for line in block) + GAP
    lines: list[str] = []
    for first in range(0, len(blocks), BLOCKS_IN_A_ROW):
        rows = zip(*blocks[first : first + BLOCKS_IN_A_ROW], strict=True)
        lines += ["".join(part.ljust(width) for part in row).rstrip() for row in rows]
    return [*lines, piles(picture, listener)]


def display_block(picture: Picture, seat: int, listener: Listener) -> list[str]:
    """Return the four lines of one display."""
    cards = [FACE_DOWN if card is None else card for card in picture["displays"][seat]]
    mark = "▸" if picture["turn"] == seat else " "
    total = listener.say("drawing-points", points=picture["totals"][seat])
    called = " !" if picture["caller"] == seat else ""
    return [
        f"{mark} {listener.names[seat]}, {total}{called}",
        "   " + "".join(str(column + 1).rjust(CELL) for column in range(COLUMNS)),
        "  T" + "".join(card.rjust(CELL) for card in cards[:COLUMNS]),
        "  B" + "".join(card.rjust(CELL) for card in cards[COLUMNS:]),
    ]


def piles(picture: Picture, listener: Listener) -> str:
    """Return the line about the deck, the discard pile and the drawn card."""
    line = listener.say("biber-gang-drawing-piles", deck=picture["deck"], top=picture["top"] or "-")
    drawn = picture["drawn"]
    if drawn is None:
        return "  " + line
    card = drawn["card"] or "?"
    return f"  {line}  {listener.say('biber-gang-drawing-drawn', card=card, source=drawn['source'])}"
