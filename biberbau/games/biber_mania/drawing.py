"""The table of Biber-Mania: display and stock above, one line per seat with its top group, the known hands below."""

from __future__ import annotations

from collections.abc import Sequence

from biberbau.core.telling import Listener, hand_lines, seat_lines
from biberbau.games.biber_mania.picture import Picture


def draw(picture: Picture, listener: Listener) -> list[str]:
    """Return the lines of a table as `biberbau.games.biber_mania.picture` describes it."""
    acting = picture["turn"] if picture["drawing"] is None else picture["drawing"]
    seats = [seat_line(picture, seat, listener) for seat in range(len(picture["hands"]))]
    lines = [
        "  " + listener.say("biber-mania-drawing-display", cards=joined(picture["display"])),
        "  " + listener.say("biber-mania-drawing-stock", cards=joined(picture["stock"]), deck=picture["deck"]),
        *seat_lines(listener, [acting], seats),
    ]
    if stab := picture["stab"]:
        name, cards = listener.names[stab["seat"]], joined(stab["cards"])
        lines.append("  " + listener.say("biber-mania-drawing-stab", name=name, cards=cards))
    return [*lines, *hand_lines(listener, "biber-mania", picture["hands"])]


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
