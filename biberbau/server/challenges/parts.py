"""How far a table is with a deal that is shared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from biberbau.server.challenges.deal import FIRST
from biberbau.server.protocol import SeatChance
from biberbau.server.replay.matches import dealt_in_log
from biberbau.server.table.sitting_down import chance_of
from biberbau.server.table.table import TableBroken


@dataclass(frozen=True)
class Part:
    """A table's match with these cards, as far as it has been played."""

    table: str
    seats: dict[str, int]
    """People's, by the hashes of their tokens."""
    names: list[str]
    totals: list[int]
    over: bool
    """Whether it was played to its end."""
    running: bool
    """Whether it still goes on; one that was ended before its time does neither."""
    counted: bool
    opener: str
    played: list[int]
    """Seats in which people have played to the end themselves."""
    free: list[int]
    """People's seats in which bots keep the place."""
    chance: SeatChance
    """Whether such a seat can be taken now."""
    people: list[str]
    """The names of who plays, by seat; empty where a bot does."""


def part_of(code: str, bodies: Sequence[bytes]) -> Part:
    """Return how far a table is, by its log; NotAllowed where there is no such match, TableBroken as ever."""
    dealt = dealt_in_log(code, bodies, FIRST)
    table = dealt.table
    opener = table.seats[table.host].name
    try:
        for event in dealt.happened:
            if table.stage == "match_over":
                break
            table.apply(event)
    except (ValueError, LookupError) as error:
        raise TableBroken(f"event {table.sequence} of table {code}: {error}") from error
    shared, match = table.shared, table.match
    if shared is None or match is None:
        raise TableBroken(f"table {code} was not dealt the cards of a challenge")
    free = [number for number in shared.people if table.seats[number].kind == "bot"]
    over = table.stage == "match_over" and not table.ended_early
    return Part(
        table=code,
        seats={seat.token: seat.number for seat in table.seats if seat.token is not None},
        names=[seat.name for seat in table.seats],
        totals=match.totals,
        over=over,
        running=table.stage != "match_over",
        counted=shared.counted,
        opener=opener,
        played=[number for number in shared.people if over and table.seats[number].bot is None],
        free=free,
        chance=chance_of(table, free[0]) if free else "shut",
        people=["" if seat.kind == "bot" else seat.name for seat in table.seats],
    )
