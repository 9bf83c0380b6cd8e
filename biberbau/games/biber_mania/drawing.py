"""The table of Biber-Mania: display and stock above, one line per seat with its top group, the known hands below."""

from __future__ import annotations

from collections.abc import Sequence

from biberbau.core.telling import Listener
from biberbau.games.biber_mania.picture import Picture

GAP = 2


def draw(picture: Picture, listener: Listener) -> list[str]:
    """Return the lines of a table as `biberbau.games.biber_mania.picture` describes it."""
    names = [f"{mark(picture, seat)} {listener.names[seat]}" for seat in range(len(picture["hands"]))]
    width = max(map(len, names)) + GAP
    lines = [
        "  " + listener.say("biber-mania-drawing-display", cards=joined(picture["display"])),
        "  " + listener.say("biber-mania-drawing-stock", cards=joined(picture["stock"]), deck=picture["deck"]),
        *(name.ljust(width) + seat_line(picture, seat, listener) for seat, name in enumerate(names)),
    ]
    if picture["stab"]:
        stab = picture["stab"]
        lines.append(
            "  "
            + listener.say("biber-mania-drawing-stab", name=listener.names[stab["seat"]], cards=joined(stab["cards"]))
        )
    return [*lines, *hand_lines(picture, listener)]


def mark(picture: Picture, seat: int) -> str:
    """An arrow before whoever is to act."""
    acting = picture["turn"] if picture["drawing"] is None else picture["drawing"]
    return "▸" if acting == seat else " "


def joined(cards: Sequence[str]) -> str:
    """Cards in a row, or a dash for none."""
    return " ".join(cards) or "-"


def seat_line(picture: Picture, seat: int, listener: Listener) -> str:
    """What lies before a seat: its pile, the group on top of it, and how many cards it holds."""
    pile = picture["piles"][seat]
    count = sum(len(group["cards"]) if "cards" in group else group["count"] for group in pile)
    shown = [joined(group["cards"]) + " !" * group["protected"] for group in pile if "cards" in group]
    top = shown[-1] if shown else "-"
    hand = picture["hands"][seat]["count"]
    line = listener.say("biber-mania-drawing-seat", hand=hand, pile=count, top=top)
    if picture["series"] == "collecting":
        line += ", " + listener.say("drawing-points", points=picture["totals"][seat])
    return line


def hand_lines(picture: Picture, listener: Listener) -> list[str]:
    """The hands that are shown, and what everybody knows of the others."""
    lines = []
    for seat, hand in enumerate(picture["hands"]):
        cards = hand["known"] if hand["cards"] is None else hand["cards"]
        if cards:
            message = "biber-mania-drawing-known" if hand["cards"] is None else "biber-mania-drawing-hand"
            you = "yes" if seat == listener.seat else "no"
            lines.append("  " + listener.say(message, name=listener.names[seat], you=you, cards=joined(cards)))
    return lines
