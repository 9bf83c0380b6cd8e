"""The table of Beanie: one line per seat, the melds, the known hands below."""

from __future__ import annotations

from biberbau.core.telling import Listener
from biberbau.games.beanie.picture import Meld, Picture

GAP = 2


def draw(picture: Picture, listener: Listener) -> list[str]:
    """Return the lines of a table as `biberbau.games.beanie.picture` describes it."""
    names = [f"{mark(picture, seat)} {listener.names[seat]}" for seat in range(len(picture["hands"]))]
    width = max(map(len, names)) + GAP
    hidden = ["…"] if picture["pile_count"] > len(picture["pile"]) else []
    pile = " ".join([*hidden, *picture["pile"]]) or "-"
    lines = ["  " + listener.say("beanie-drawing-table", rank=picture["wild"], stock=picture["stock"], pile=pile)]
    lines += [name.ljust(width) + seat_line(picture, seat, listener) for seat, name in enumerate(names)]
    for meld in picture["melds"]:
        line = listener.say("beanie-drawing-meld", meld=meld["id"], kind=meld["kind"], cards=meld_cards(meld))
        lines.append(f"  {line}  ({listener.names[meld['seat']]})")
    return [*lines, *hand_lines(picture, listener)]


def mark(picture: Picture, seat: int) -> str:
    """An arrow before whoever is in turn."""
    return "▸" if picture["turn"] == seat else " "


def seat_line(picture: Picture, seat: int, listener: Listener) -> str:
    """What lies before a seat: cards in hand, points."""
    line = listener.say("beanie-drawing-seat", hand=picture["hands"][seat]["count"])
    return f"{line}, {listener.say('drawing-points', points=picture['totals'][seat])}"


def meld_cards(meld: Meld) -> str:
    """The cards of a meld, behind a beanie what it stands for."""
    return " ".join(f"{card['card']}={card['as']}" if card["beanie"] else card["card"] for card in meld["cards"])


def hand_lines(picture: Picture, listener: Listener) -> list[str]:
    """The hands that are shown, and what everybody knows of the others."""
    lines = []
    for seat, hand in enumerate(picture["hands"]):
        cards = hand["known"] if hand["cards"] is None else hand["cards"]
        if cards:
            message = "beanie-drawing-known" if hand["cards"] is None else "beanie-drawing-hand"
            you = "yes" if seat == listener.seat else "no"
            lines.append("  " + listener.say(message, name=listener.names[seat], you=you, cards=" ".join(cards)))
    return lines
