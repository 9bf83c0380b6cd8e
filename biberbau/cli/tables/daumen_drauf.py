"""The table of Daumen Drauf!: one line per seat, the trick as it lies, the own hand below."""

from __future__ import annotations

from biberbau.cli.sentences import Reader
from biberbau.games.daumen_drauf.picture import Picture

GAP = 2


def draw(picture: Picture, reader: Reader) -> list[str]:
    """Return the lines of a table as `biberbau.games.daumen_drauf.picture` describes it."""
    names = [f"{mark(picture, seat)} {reader.names[seat]}" for seat in range(len(picture["hands"]))]
    width = max(map(len, names)) + GAP
    lines = [name.ljust(width) + seat_line(picture, seat, reader) for seat, name in enumerate(names)]
    if picture["trick"]:
        lines.append("  " + trick_line(picture, reader))
    for seat, hand in enumerate(picture["hands"]):
        known = [card for card in hand if card is not None]
        if known and len(known) == len(hand):
            you = "yes" if seat == reader.seat else "no"
            cards = " ".join(known)
            lines.append("  " + reader.say("cli-daumen-drauf-hand", name=reader.names[seat], you=you, cards=cards))
    return lines


def mark(picture: Picture, seat: int) -> str:
    """An arrow before whoever is asked."""
    return "▸" if picture["turn"] == seat or seat in picture["window"] else " "


def seat_line(picture: Picture, seat: int, reader: Reader) -> str:
    """What lies before a seat: cards in hand, taken cards, points."""
    taken = picture["piles"][seat]
    line = reader.say("cli-daumen-drauf-seat", cards=len(picture["hands"][seat]), taken=len(taken))
    return f"{line}, {reader.say('cli-points', points=picture['totals'][seat])}"


def trick_line(picture: Picture, reader: Reader) -> str:
    """The cards in the order in which they came, those under a thumb in brackets; the colours, the weakest first."""
    cards = [
        f"{reader.names[one['seat']]} {bracketed(one['card']) if one['thumb'] else one['card']}"
        for one in picture["trick"]
    ]
    colours = " < ".join(picture["colours"])
    return reader.say("cli-daumen-drauf-trick", cards=", ".join(cards), colours=colours, stack=picture["stack"])


def bracketed(card: str) -> str:
    """A card under a thumb."""
    return f"[{card}]"
