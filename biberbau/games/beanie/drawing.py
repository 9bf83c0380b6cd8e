"""The table of Beanie: one line per seat, the melds, the known hands below."""

from __future__ import annotations

from biberbau.core.telling import Listener, hand_lines, seat_lines
from biberbau.games.beanie.picture import Meld, Picture


def draw(picture: Picture, listener: Listener) -> list[str]:
    """Return the lines of a table as `biberbau.games.beanie.picture` describes it."""
    hidden = ["…"] if picture["pile_count"] > len(picture["pile"]) else []
    pile = " ".join([*hidden, *picture["pile"]]) or "-"
    lines = ["  " + listener.say("beanie-drawing-table", rank=picture["wild"], stock=picture["stock"], pile=pile)]
    seats = [seat_line(picture, seat, listener) for seat in range(len(picture["hands"]))]
    lines += seat_lines(listener, [picture["turn"]], seats)
    for meld in picture["melds"]:
        line = listener.say("beanie-drawing-meld", meld=meld["id"], kind=meld["kind"], cards=meld_cards(meld))
        lines.append(f"  {line}  ({listener.names[meld['seat']]})")
    return [*lines, *hand_lines(listener, "beanie", picture["hands"])]


def seat_line(picture: Picture, seat: int, listener: Listener) -> str:
    """What lies before a seat: cards in hand, points."""
    line = listener.say("beanie-drawing-seat", hand=picture["hands"][seat]["count"])
    return f"{line}, {listener.say('drawing-points', points=picture['totals'][seat])}"


def meld_cards(meld: Meld) -> str:
    """The cards of a meld, behind a beanie what it stands for."""
    return " ".join(f"{card['card']}={card['as']}" if card["beanie"] else card["card"] for card in meld["cards"])
