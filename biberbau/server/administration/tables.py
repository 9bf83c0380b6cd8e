"""How tables look to whoever keeps the house: who is there and how far it is; no cards, no seeds, no tokens."""

from __future__ import annotations

from typing import Literal

import msgspec

from biberbau.server.house.room import Room
from biberbau.server.table.state import Stage
from biberbau.server.table.table import Table


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    awake: bool
    game: str | None = None
    stage: Stage | None = None
    people: int = 0
    bots: int = 0
    connected: int = 0
    """Seats of people with a connection."""
    watchers: int = 0
    closed: bool = False
    quiet_since: float | None = None
    """When a person last sent something, in seconds since 1970; unknown of a table that sleeps."""
    problem: str | None = None
    """Why it cannot be looked at."""


class TableList(msgspec.Struct, frozen=True):
    """The tables that were asked for."""

    tables: list[TableLine]
    left_off: int
    """Tables that sleep and were not looked at."""


class SeatLine(msgspec.Struct, frozen=True):
    """A seat, and who has it."""

    seat: int
    number: int
    """The same as people count seats, from 1, and as `erase` takes them."""
    name: str
    kind: Literal["human", "bot"]
    bot: str | None
    """The bot that plays there now."""
    connected: bool
    host: bool


class TableSheet(msgspec.Struct, frozen=True):
    """A table by itself."""

    table: TableLine
    seats: list[SeatLine]
    options: dict[str, str]
    settings: dict[str, str]
    match: int
    """Matches begun so far."""
    events: int
    locked: bool
    paused: bool


def line_of(table: Table, room: Room | None) -> TableLine:
    """Return a table as it stands in a list; `room` is its room while it is awake."""
    kinds = [seat.kind for seat in table.seats]
    return TableLine(
        code=table.code,
        awake=room is not None,
        game=table.game.name,
        stage=table.stage,
        people=kinds.count("human"),
        bots=kinds.count("bot"),
        connected=0 if room is None else len(room.company.online),
        watchers=0 if room is None else room.company.watchers,
        closed=table.closed,
        quiet_since=None if room is None else room.stirred,
    )


def sheet_of(table: Table, room: Room | None) -> TableSheet:
    """Return all that is told of one table."""
    online = set() if room is None else room.company.online
    return TableSheet(
        table=line_of(table, room),
        seats=[
            SeatLine(
                *(seat.number, seat.number + 1, seat.name, seat.kind, seat.bot),
                *(seat in online, seat.number == table.host),
            )
            for seat in table.seats
        ],
        options=table.options,
        settings=table.settings,
        match=table.matches,
        events=table.sequence,
        locked=table.locked,
        paused=table.paused is not None,
    )
