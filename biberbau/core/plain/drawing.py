"""The table of a game that draws none, with letters: the zones of each seat in its line, those of the table below."""

from __future__ import annotations

from biberbau.core.plain.picture import Picture
from biberbau.core.telling import Listener, seat_lines


def plain_drawing(game: str, picture: Picture, listener: Listener) -> list[str]:
    """Return the lines of a table."""
    seats = []
    for seat, total in enumerate(picture["totals"]):
        points = listener.say("drawing-points", points=total)
        seats.append("; ".join([*described(game, picture, seat, listener), points]))
    return [
        *seat_lines(listener, [picture["turn"]], seats),
        *(f"  {line}" for line in described(game, picture, None, listener)),
    ]


def described(game: str, picture: Picture, seat: int | None, listener: Listener) -> list[str]:
    """Return what there is to see of a seat, or of the table."""
    lines = [
        listener.say("plain-drawing-zone", name=listener.say(f"{game}-field-{zone['name']}"), cards=laid(zone["cards"]))
        for zone in picture["zones"]
        if zone["seat"] == seat and zone["cards"]
    ]
    for fact in picture["facts"]:
        if fact["seat"] == seat:
            value = listener.names[int(fact["value"])] if fact["is_seat"] else fact["value"]
            lines.append(
                listener.say("plain-drawing-fact", name=listener.say(f"{game}-field-{fact['name']}"), value=value)
            )
    return lines


def laid(cards: tuple[str | None, ...]) -> str:
    """Return cards as text; of cards that nobody sees only their number."""
    if all(card is None for card in cards):
        return f"{len(cards)} × ?"
    return " ".join(card or "?" for card in cards)
