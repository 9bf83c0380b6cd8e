"""The table of Daumen Drauf!: one line per seat, the trick as it lies, the own hand below."""

from __future__ import annotations

from biberbau.core.telling import Listener
from biberbau.games.daumen_drauf.picture import Picture

GAP = 2


def draw(picture: Picture, listener: Listener) -> list[str]:
    """Return the lines of a table as `biberbau.games.daumen_drauf.picture` describes it."""
    names = [f"{mark(picture, seat)} {listener.names[seat]}" for seat in range(len(picture["hands"]))]
    width = max(map(len, names)) + GAP
    lines = [name.ljust(width) + seat_line(picture, seat, listener) for seat, name in enumerate(names)]
    if picture["trick"]:
        lines.append("  " + trick_line(picture, listener))
    for seat, hand in enumerate(picture["hands"]):
        known = [card for card in hand if card is not None]
        if known and len(known) == len(hand):
            you = "yes" if seat == listener.seat else "no"
            cards = " ".join(known)
            lines.append(
                "  " + listener.say("daumen-drauf-drawing-hand", name=listener.names[seat], you=you, cards=cards)
            )
    return lines


def mark(picture: Picture, seat: int) -> str:
    """An arrow before whoever is asked."""
    return "▸" if picture["turn"] == seat or seat in picture["window"] else " "


def seat_line(picture: Picture, seat: int, listener: Listener) -> str:
    """What lies before a seat: cards in hand, taken cards, points."""
    taken = picture["piles"][seat]
    line = listener.say("daumen-drauf-drawing-seat", cards=len(picture["hands"][seat]), taken=len(taken))
    return f"{line}, {listener.say('drawing-points', points=picture['totals'][seat])}"


def trick_line(picture: Picture, listener: Listener) -> str:
    """The cards in the order in which they came, those under a thumb in brackets; the colours, the weakest first."""
    cards = [
        f"{listener.names[one['seat']]} {bracketed(one['card']) if one['thumb'] else one['card']}"
        for one in picture["trick"]
    ]
    colours = " < ".join(picture["colours"])
    return listener.say("daumen-drauf-drawing-trick", cards=", ".join(cards), colours=colours, stack=picture["stack"])


def bracketed(card: str) -> str:
    """A card under a thumb."""
    return f"[{card}]"
