"""The table of Biber-Mania: display and stock above, one line per seat with its top group, the known hands below."""

from __future__ import annotations

from collections.abc import Sequence

from biberbau.cli.sentences import Reader
from biberbau.games.biber_mania.picture import Picture

GAP = 2


def draw(picture: Picture, reader: Reader) -> list[str]:
    """Return the lines of a table as `biberbau.games.biber_mania.picture` describes it."""
    names = [f"{mark(picture, seat)} {reader.names[seat]}" for seat in range(len(picture["hands"]))]
    width = max(map(len, names)) + GAP
    lines = [
        "  " + reader.say("cli-biber-mania-display", cards=joined(picture["display"])),
        "  " + reader.say("cli-biber-mania-stock", cards=joined(picture["stock"]), deck=picture["deck"]),
        *(name.ljust(width) + seat_line(picture, seat, reader) for seat, name in enumerate(names)),
    ]
    if picture["stab"]:
        stab = picture["stab"]
        lines.append(
            "  " + reader.say("cli-biber-mania-stab", name=reader.names[stab["seat"]], cards=joined(stab["cards"]))
        )
    return [*lines, *hand_lines(picture, reader)]


def mark(picture: Picture, seat: int) -> str:
    """An arrow before whoever is to act."""
    acting = picture["turn"] if picture["drawing"] is None else picture["drawing"]
    return "▸" if acting == seat else " "


def joined(cards: Sequence[str]) -> str:
    """Cards in a row, or a dash for none."""
    return " ".join(cards) or "-"


def seat_line(picture: Picture, seat: int, reader: Reader) -> str:
    """What lies before a seat: its pile, the group on top of it, and how many cards it holds."""
    pile = picture["piles"][seat]
    count = sum(len(group["cards"]) if "cards" in group else group["count"] for group in pile)
    shown = [joined(group["cards"]) + " !" * group["protected"] for group in pile if "cards" in group]
    top = shown[-1] if shown else "-"
    hand = picture["hands"][seat]["count"]
    line = reader.say("cli-biber-mania-seat", hand=hand, pile=count, top=top)
    if picture["series"] == "collecting":
        line += ", " + reader.say("cli-points", points=picture["totals"][seat])
    return line


def hand_lines(picture: Picture, reader: Reader) -> list[str]:
    """The hands that are shown, and what everybody knows of the others."""
    lines = []
    for seat, hand in enumerate(picture["hands"]):
        cards = hand["known"] if hand["cards"] is None else hand["cards"]
        if cards:
            message = "cli-biber-mania-known" if hand["cards"] is None else "cli-biber-mania-hand"
            you = "yes" if seat == reader.seat else "no"
            lines.append("  " + reader.say(message, name=reader.names[seat], you=you, cards=joined(cards)))
    return lines
