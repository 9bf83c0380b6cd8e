"""Who may sit down at a table, what they have to wait for, and how somebody is put out."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from biberbau.bots import stand_in
from biberbau.server.protocol import Join, PutOut, SeatChance
from biberbau.server.refusals import NotAllowed
from biberbau.server.table import events
from biberbau.server.table.events import Joined
from biberbau.server.table.names import bot_name, clean_name, free_name
from biberbau.server.table.seat import Seat
from biberbau.server.table.settings import AT_ONCE, GUESTS, NEVER
from biberbau.server.table.table import Table

Obstacle = Literal["nod", "round"]
"""What a newcomer waits for: the host's nod at a locked table, or the end of the round."""


def obstacle(table: Table, seat: int | None, nodded: bool) -> Obstacle | None:
    """Return what somebody has to wait for before they may sit down in a bot's seat, or a new one; None for nothing.

    At a table that everybody has left, a lock would keep out whoever comes for ever.
    """
    if table.locked and table.has_people and not nodded:
        return "nod"
    if seat is not None and table.stage == "playing" and table.settings[GUESTS.key] != AT_ONCE:
        return "round"
    return None


def chance_of(table: Table, seat: int) -> SeatChance:
    """Return whether somebody may take a bot's seat now, or why not."""
    try:
        table.require_open()
        seat_of_bot(table, seat)
    except NotAllowed:
        return "shut"
    waits_for = obstacle(table, seat, nodded=False)
    if waits_for is not None:
        return "locked" if waits_for == "nod" else "shut"
    return "between" if table.stage == "round_over" else "open"


def decide_join(table: Table, message: Join, token: str) -> Joined | None:
    """A person in the next seat or, where they name it, in a bot's; None when they can only watch.

    `token` is the hash of their token.  What stands in their way is not asked here (`obstacle`).
    """
    table.require_open()
    name = clean_name(message.name)
    if message.seat is not None:
        bot = seat_of_bot(table, message.seat)
        return Joined(name=name_beside(table, bot, name), token=token, seat=bot.number, key=message.id)
    if table.stage != "lobby" or len(table.seats) >= table.game.seats[-1]:
        return None
    return Joined(name=name_beside(table, None, name), token=token, key=message.id)


def seat_of_bot(table: Table, number: int) -> Seat:
    """Return a bot's seat that a guest may take at all."""
    if number >= len(table.seats):
        raise NotAllowed("refusal-no-such-seat")
    seat = table.seats[number]
    if seat.kind != "bot":
        raise NotAllowed("refusal-seat-is-held", seat=number)
    if table.guided:
        raise NotAllowed("refusal-lesson-guests")
    if table.shared is not None and table.stage != "match_over" and number not in table.shared.people:
        raise NotAllowed("refusal-challenge-guests")
    if table.stage != "lobby" and table.settings[GUESTS.key] == NEVER:
        raise NotAllowed("refusal-no-guests")
    return seat


def name_beside(table: Table, seat: Seat | None, name: str, taken: Collection[str] = ()) -> str:
    """Return a readable name, with a number behind it where somebody in another seat has it already, or it is taken."""
    return free_name(clean_name(name), [*taken, *(other.name for other in table.seats if other is not seat)])


def decide_put_out(table: Table, seat: Seat, target: Seat, message: PutOut) -> events.PutOut:
    """A person who loses the seat; in a match a bot takes it, so that the others can go on."""
    if target is seat:
        raise NotAllowed("refusal-own-seat")
    if target.kind == "bot":
        raise NotAllowed("refusal-put-out-bot")
    if table.stage == "lobby":
        return events.PutOut(seat=target.number, by=seat.number, key=message.id)
    return events.PutOut(
        seat=target.number,
        bot=target.bot or stand_in(table.game),
        name=bot_name([other.name for other in table.seats]),
        by=seat.number,
        key=message.id,
    )
