"""A table as it stood between two matches, in a few bytes: whoever opens it again need not begin with its first event.

What is kept are the people, what they have chosen, and what the matches have come to, but no match: the next event
deals another one.  All of it can be made again from the log, and is wherever something here does not fit.
"""

from __future__ import annotations

import functools
from collections import OrderedDict
from typing import Final, Literal

import msgspec

from biberbau.core.sources import package_digest
from biberbau.server.protocol import Colour, Hat, MatchResult
from biberbau.server.table.evening import Player
from biberbau.server.table.seat import Seat
from biberbau.server.table.table import Table, require_game


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat, and who plays in it."""

    name: str
    kind: Literal["human", "bot"]
    bot: str | None
    token: str | None
    hat: Hat | None
    colour: Colour | None
    since: int
    keys: list[tuple[str, int]]

    def seat(self, number: int) -> Seat:
        """Return the seat."""
        seat = Seat(number, self.name, self.kind, self.bot, self.token)
        if self.hat is not None and self.colour is not None:
            seat.look = self.hat, self.colour
        seat.since, seat.keys = self.since, OrderedDict(self.keys)
        return seat


class Snapshot(msgspec.Struct, frozen=True):
    """A table before the event with which a match began."""

    code: str
    sequence: int
    last: bytes
    """The entry with this sequence, so that a log that has become another one is noticed."""
    plays: str
    dice: bytes
    seats: list[KeptSeat]
    newcomers: list[str]
    host: int
    chosen: dict[str, str]
    settings: dict[str, str]
    paused: int | None
    closed: bool
    locked: bool
    options_of: dict[str, dict[str, str]]
    varied: str
    varied_of: dict[str, str]
    results: list[MatchResult]
    players: list[tuple[Player, ...]]
    evening_ended: bool
    matches: int
    earlier: list[list[int]]
    asked: int
    dealt: int
    source: str | None = None
    written_by: str = ""
    """Digest of the code of tables, once it is stored: with other code a table is folded anew."""

    @staticmethod
    def of(table: Table, last: bytes) -> Snapshot:
        """Return how a table stands whose next event deals a match, after the entry `last`.

        It shares nothing with the table, which may go on before the snapshot is stored.
        """
        return Snapshot(
            code=table.code,
            sequence=table.sequence,
            last=last,
            plays=table.plays,
            dice=table.dice,
            seats=[
                KeptSeat(
                    seat.name,
                    seat.kind,
                    seat.bot,
                    seat.token,
                    seat.look[0],
                    seat.look[1],
                    seat.since,
                    [*seat.keys.items()],
                )
                for seat in table.seats
            ],
            newcomers=sorted(table.newcomers),
            host=table.host,
            chosen=dict(table.chosen),
            settings=dict(table.settings),
            paused=table.paused,
            closed=table.closed,
            locked=table.locked,
            options_of=dict(table.options_of),
            varied=table.varied,
            varied_of=dict(table.varied_of),
            results=list(table.evening.results),
            players=list(table.evening.players),
            evening_ended=table.evening.ended,
            matches=table.matches,
            earlier=list(table.earlier_totals),
            asked=table.asked,
            dealt=table.dealt,
            source=table.source,
        )

    def table(self) -> Table:
        """Return the table, without the match that stood there; GameNotHere where its game is not here any more."""
        require_game(self.code, self.plays)
        table = Table(self.code)
        table.sequence, table.plays, table.dice = self.sequence, self.plays, self.dice
        table.seats = [seat.seat(number) for number, seat in enumerate(self.seats)]
        table.newcomers, table.host = set(self.newcomers), self.host
        table.settings, table.options_of = dict(self.settings), dict(self.options_of)
        table.varied, table.varied_of = self.varied, dict(self.varied_of)
        table.paused, table.closed, table.locked = self.paused, self.closed, self.locked
        table.evening.results, table.evening.players = list(self.results), list(self.players)
        table.evening.ended = self.evening_ended
        table.matches, table.earlier = self.matches, [list(totals) for totals in self.earlier]
        table.asked, table.dealt = self.asked, self.dealt
        table.source = self.source
        table.choose(self.chosen)
        return table


ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder(Snapshot)


def encode_snapshot(snapshot: Snapshot) -> bytes:
    """Return the stored form.  The first time takes long, for all the code of tables is read."""
    return ENCODER.encode(msgspec.structs.replace(snapshot, written_by=code_digest()))


def decode_snapshot(body: bytes) -> Snapshot | None:
    """Return the snapshot; None where it is none, or was written by other code."""
    try:
        snapshot = DECODER.decode(body)
    except msgspec.MsgspecError:
        return None
    return msgspec.structs.replace(snapshot, written_by="") if snapshot.written_by == code_digest() else None


@functools.cache
def code_digest() -> str:
    """Return the digest of the code by which tables are folded."""
    return package_digest("server/table", "server/protocol")
