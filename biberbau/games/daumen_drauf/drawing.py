"""The table of Daumen Drauf!: one line per seat, the trick as it lies, the own hand below."""

from __future__ import annotations

from biberbau.core.telling import Listener, hand_line, seat_lines
from biberbau.games.daumen_drauf.picture import Picture


def draw(picture: Picture, listener: Listener) -> list[str]:
    """Return the lines of a table as `biberbau.games.daumen_drauf.picture` describes it."""
    seats = [seat_line(picture, seat, listener) for seat in range(len(picture["hands"]))]
    lines = seat_lines(listener, [picture["turn"], *picture["window"]], seats)
    if picture["trick"]:
        lines.append("  " + trick_line(picture, listener))
    for seat, hand in enumerate(picture["hands"]):
        known = [card for card in hand if card is not None]
        if known and len(known) == len(hand):
            lines.append(hand_line(listener, "daumen-drauf-drawing-hand", seat, known))
    return lines


def seat_line(picture: Picture, seat: int, listener: Listener) -> str:
    """What lies before a seat: cards in hand, taken cards, points."""
    taken = picture["piles"][seat]
    line = listener.say("daumen-drauf-drawing-seat", cards=len(picture["hands"][seat]), taken=len(taken))
    return f"{line}, {listener.say('drawing-points', points=picture['totals'][seat])}"


def trick_line(picture: Picture, listener: Listener) -> str:
    """The cards in the order in which they came, those under a thumb in brackets; the colours, the weakest first."""
    shown = [f"[{one['card']}]" if one["thumb"] else one["card"] for one in picture["trick"]]
    cards = [f"{listener.names[one['seat']]} {card}" for one, card in zip(picture["trick"], shown, strict=True)]
    colours = " < ".join(picture["colours"])
    return listener.say("daumen-drauf-drawing-trick", cards=", ".join(cards), colours=colours, stack=picture["stack"])
