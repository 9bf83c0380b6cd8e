"""The table of Daumen Drauf!: one line per seat, the trick as it lies, the own hand below."""

from __future__ import annotations

from typing import Any

from biberbau.cli.sentences import Reader

GAP = 2


def draw(picture: dict[str, Any], reader: Reader) -> list[str]:
    """Return the lines of a table as `biberbau.games.daumen_drauf.picture` describes it."""
    names = [f"{mark(picture, seat)} {reader.names[seat]}" for seat in range(len(picture["hands"]))]
    width = max(map(len, names)) + GAP
    lines = [name.ljust(width) + seat_line(picture, seat, reader) for seat, name in enumerate(names)]
    if picture["trick"]:
        lines.append("  " + trick_line(picture, reader))
    for seat, hand in enumerate(picture["hands"]):
        if hand and None not in hand:
            you = "yes" if seat == reader.seat else "no"
            cards = " ".join(hand)
            lines.append("  " + reader.say("cli-daumen-drauf-hand", name=reader.names[seat], you=you, cards=cards))
    return lines


def mark(picture: dict[str, Any], seat: int) -> str:
    """An arrow before whoever is asked."""
    return "▸" if picture["turn"] == seat or seat in picture["window"] else " "


def seat_line(picture: dict[str, Any], seat: int, reader: Reader) -> str:
    """What lies before a seat: cards in hand, taken cards, points."""
    taken = picture["piles"][seat]
    line = reader.say("cli-daumen-drauf-seat", cards=len(picture["hands"][seat]), taken=len(taken))
    return f"{line}, {reader.say('cli-points', points=picture['totals'][seat])}"


def trick_line(picture: dict[str, Any], reader: Reader) -> str:
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
