"""The table of Beanie: one line per seat, the melds, the known hands below."""

from __future__ import annotations

from biberbau.cli.sentences import Reader
from biberbau.games.beanie.picture import Meld, Picture

GAP = 2


def draw(picture: Picture, reader: Reader) -> list[str]:
    """Return the lines of a table as `biberbau.games.beanie.picture` describes it."""
    names = [f"{mark(picture, seat)} {reader.names[seat]}" for seat in range(len(picture["hands"]))]
    width = max(map(len, names)) + GAP
    hidden = ["…"] if picture["pile_count"] > len(picture["pile"]) else []
    pile = " ".join([*hidden, *picture["pile"]]) or "-"
    lines = ["  " + reader.say("cli-beanie-table", rank=picture["wild"], stock=picture["stock"], pile=pile)]
    lines += [name.ljust(width) + seat_line(picture, seat, reader) for seat, name in enumerate(names)]
    for meld in picture["melds"]:
        line = reader.say("cli-beanie-meld", meld=meld["id"], kind=meld["kind"], cards=meld_cards(meld))
        lines.append(f"  {line}  ({reader.names[meld['seat']]})")
    return [*lines, *hand_lines(picture, reader)]


def mark(picture: Picture, seat: int) -> str:
    """An arrow before whoever is in turn."""
    return "▸" if picture["turn"] == seat else " "


def seat_line(picture: Picture, seat: int, reader: Reader) -> str:
    """What lies before a seat: cards in hand, points."""
    line = reader.say("cli-beanie-seat", hand=picture["hands"][seat]["count"])
    return f"{line}, {reader.say('cli-points', points=picture['totals'][seat])}"


def meld_cards(meld: Meld) -> str:
    """The cards of a meld, behind a beanie what it stands for."""
    return " ".join(f"{card['card']}={card['as']}" if card["beanie"] else card["card"] for card in meld["cards"])


def hand_lines(picture: Picture, reader: Reader) -> list[str]:
    """The hands that are shown, and what everybody knows of the others."""
    lines = []
    for seat, hand in enumerate(picture["hands"]):
        cards = hand["known"] if hand["cards"] is None else hand["cards"]
        if cards:
            message = "cli-beanie-known" if hand["cards"] is None else "cli-beanie-hand"
            you = "yes" if seat == reader.seat else "no"
            lines.append("  " + reader.say(message, name=reader.names[seat], you=you, cards=" ".join(cards)))
    return lines
