"""The table of Biber Gang: displays side by side, the piles below."""

from __future__ import annotations

from biberbau.cli.sentences import Reader
from biberbau.games.biber_gang.picture import Picture

COLUMNS = 4
CELL = 4
FACE_DOWN = "··"
GAP = 3
BLOCKS_IN_A_ROW = 3


def draw(picture: Picture, reader: Reader) -> list[str]:
    """Return the lines of a table as `biberbau.games.biber_gang.picture` describes it."""
    blocks = [display_block(picture, seat, reader) for seat in range(len(picture["displays"]))]
    width = max(len(line) for block in blocks for line in block) + GAP
    lines: list[str] = []
    for first in range(0, len(blocks), BLOCKS_IN_A_ROW):
        rows = zip(*blocks[first : first + BLOCKS_IN_A_ROW], strict=True)
        lines += ["".join(part.ljust(width) for part in row).rstrip() for row in rows]
    return [*lines, piles(picture, reader)]


def display_block(picture: Picture, seat: int, reader: Reader) -> list[str]:
    """Return the four lines of one display."""
    cards = [FACE_DOWN if card is None else card for card in picture["displays"][seat]]
    mark = "▸" if picture["turn"] == seat else " "
    total = reader.say("cli-points", points=picture["totals"][seat])
    called = " !" if picture["caller"] == seat else ""
    return [
        f"{mark} {reader.names[seat]}, {total}{called}",
        "   " + "".join(str(column + 1).rjust(CELL) for column in range(COLUMNS)),
        "  T" + "".join(card.rjust(CELL) for card in cards[:COLUMNS]),
        "  B" + "".join(card.rjust(CELL) for card in cards[COLUMNS:]),
    ]


def piles(picture: Picture, reader: Reader) -> str:
    """Return the line about the deck, the discard pile and the drawn card."""
    line = reader.say("cli-biber-gang-piles", deck=picture["deck"], top=picture["top"] or "-")
    drawn = picture["drawn"]
    if drawn is None:
        return "  " + line
    card = drawn["card"] or "?"
    return f"  {line}  {reader.say('cli-biber-gang-drawn', card=card, source=drawn['source'])}"
