"""Matches that are over, for whoever asks: drawn off the event loop, one at a time, and packed to be sent.

Every address has an equal share of that thread's time (`biberbau.server.threads`): who asks for one match waits for no
more than one of somebody who asks for hundreds.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

import msgspec

from biberbau.core.record import Record
from biberbau.server.protocol import OwnMatch
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.eyes import Eyes
from biberbau.server.replay.forking import Fork, Moment, fork_of
from biberbau.server.replay.matches import Dealt, dealt_by_record, dealt_in_log, record_in
from biberbau.server.replay.own import own_matches
from biberbau.server.replay.problems import ProblemReport, report_of
from biberbau.server.replay.records import read_record, require_played
from biberbau.server.replay.shelf import Shelf
from biberbau.server.replay.steps import look_back
from biberbau.server.socket.limits import Limits
from biberbau.server.table.reading import Reading
from biberbau.server.threads import Threads, Whose

KEPT_BYTES = 16 << 20
"""Packed matches that are kept to be sent again; usual ones have 10 to 50 KB for each pair of eyes."""

KEPT_RECORDS = 500
"""Records of matches of tables that are kept to be asked about again, of some 2 KB each."""

MOST_WAITING = 64
"""So many may wait for a match to be drawn, which takes some 50 ms; whoever comes then is sent away."""

MOST_OF_AN_ADDRESS = 16
"""So many of one address, so that others find room."""

LONGEST_NUMBER = 6
"""Digits of a match's number at its table."""

NOBODY = ""
"""The address of the house itself."""

RECORDS = "record"
"""How paths of records begin, in place of a table's code."""

Packed: TypeAlias = OrderedDict[tuple[str, Eyes], bytes]
"""Replays by a match's path and whose eyes, the one longest not asked for first."""

Answer = TypeVar("Answer")

ENCODER = msgspec.json.Encoder()


class Busy(Exception):
    """Too many want to look back just now."""


@dataclass(frozen=True)
class TableMatch:
    """A match of a table, by the table's code and the match's number there."""

    code: str
    number: int

    @property
    def path(self) -> str:
        """What names it in an address."""
        return f"{self.code}/{self.number}"


def number_in(text: str) -> int | None:
    """Return the number of a match at its table as an address says it; None where no match can have it."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else None


class Archive:
    """Where matches are looked up.  The rules of today must be compiled."""

    def __init__(self, reading: Reading, limits: Limits) -> None:
        self.log, self.reading = reading.log, reading
        self.shelf = Shelf(limits)
        self.packed: Packed = OrderedDict()
        self.records: OrderedDict[TableMatch, str] = OrderedDict()
        """Of matches that are over, by where they were played, the one asked for first before the others."""
        self.threads = Threads(1, "archive")

    def close(self) -> None:
        """Let the thread end once it has done what it is about; nothing can be asked for any more."""
        self.threads.close()

    async def keep_record(
        self, content: bytes, rules: Callable[[Record], Awaitable[None]], address: str = NOBODY
    ) -> str:
        """Keep what somebody has pasted, and return its path; BadRecord says what is wrong with it.

        `rules` comes back once the match can be played through; NotAllowed says why it cannot, or not yet.
        """
        whose = Whose(address, RECORDS)
        record = await self._in_turn(whose, lambda: read_record(content))
        await rules(record)
        await self._in_turn(whose, lambda: require_played(record))
        return self.lay(record, address)

    def lay(self, record: Record, address: str = NOBODY) -> str:
        """Let a record that can be played be looked up for a while; return its path."""
        return f"{RECORDS}/{self.shelf.lay(record, address)}"

    async def of_table(self, match: TableMatch, eyes: Eyes, address: str = NOBODY) -> bytes:
        """Return a packed `Replay` of a table's match; NotAllowed says why it cannot be.

        LogUnavailable when the log cannot be read, TableBroken when it makes no sense.
        """
        known = self._known(match.path, eyes)
        if known is not None:
            return known
        packed = self.packed
        bodies = await self.reading.bodies(match.code)
        whose = Whose(address, match.code)
        return await self._draw(packed, lambda: dealt_in_log(match.code, bodies, match.number), match.path, eyes, whose)

    async def record_of_table(self, match: TableMatch, address: str = NOBODY) -> str:
        """Return the record of a table's match that is over; raises what `of_table` raises."""
        records = self.records
        known = records.get(match)
        if known is not None:
            return known
        bodies = await self.reading.bodies(match.code)
        whose = Whose(address, match.code)
        record = await self._in_turn(whose, lambda: record_in(dealt_in_log(match.code, bodies, match.number)))
        records[match] = record
        if len(records) > KEPT_RECORDS:
            records.popitem(last=False)
        return record

    async def of_record(self, name: str, eyes: Eyes, address: str = NOBODY) -> bytes:
        """Return a packed `Replay` of a record on the shelf; NotAllowed says why it cannot be."""
        record = self.record_named(name)
        path = f"{RECORDS}/{name}"
        whose = Whose(address, RECORDS)
        return self._known(path, eyes) or await self._draw(
            self.packed, lambda: dealt_by_record(record), path, eyes, whose
        )

    async def position_at(self, path: str, step: int, address: str = NOBODY) -> str:
        """Return the text of the position at a moment of a match, with open cards; raises what `fork` raises."""
        return (await self.fork(path, Moment(step), b"", address)).position

    async def fork(self, path: str, moment: Moment, seed: bytes, address: str = NOBODY) -> Fork:
        """Return how a match goes on from a moment; `seed` is for cards that are dealt anew.

        NotAllowed says why it cannot be; LogUnavailable and TableBroken as `of_table`.
        """
        code, _, number = path.partition("/")
        whose = Whose(address, code)
        if code == RECORDS:
            record = self.record_named(number)
            return await self._in_turn(whose, lambda: fork_of(dealt_by_record(record), moment, seed))
        match = number_in(number)
        if match is None:
            raise NotAllowed("refusal-replay-no-match")
        bodies = await self.reading.bodies(code)
        return await self._in_turn(whose, lambda: fork_of(dealt_in_log(code, bodies, match), moment, seed))

    async def own_matches(self, code: str, holder: str, address: str = NOBODY) -> list[OwnMatch]:
        """Return the finished matches of a table in which the token with this hash held a seat.

        LogUnavailable when the log cannot be read, TableBroken when it makes no sense, Busy as ever.
        """
        # Read last, so that every event has a time, whatever is written meanwhile.
        bodies, times = await self.reading.bodies(code), await self.log.times(code)
        return await self._in_turn(Whose(address, code), lambda: own_matches(code, bodies, times, holder))

    async def problem(self, code: str, seat: int, address: str = NOBODY) -> ProblemReport:
        """Return what the latest match of a table was for a seat; raises what `of_table` raises."""
        bodies = await self.reading.bodies(code)
        return await self._in_turn(Whose(address, code), lambda: report_of(code, bodies, seat))

    def forget(self) -> None:
        """Forget what was read from the log; whoever is reading there just now keeps nothing of it for others."""
        self.packed, self.records = OrderedDict(), OrderedDict()

    def record_named(self, name: str) -> Record:
        """Return a record on the shelf; NotAllowed where it does not lie there any more."""
        record = self.shelf.find(name)
        if record is None:
            raise NotAllowed("refusal-replay-record-gone")
        return record

    def _known(self, path: str, eyes: Eyes) -> bytes | None:
        packed = self.packed.get((path, eyes))
        if packed is not None:
            self.packed.move_to_end((path, eyes))
        return packed

    async def _draw(self, packed: Packed, deal: Callable[[], Dealt], path: str, eyes: Eyes, whose: Whose) -> bytes:
        """Draw a replay and keep it in `packed`, which is what was kept before the log was read for it."""
        drawn = packed[path, eyes] = await self._in_turn(whose, lambda: pack(deal(), path, eyes))
        while sum(map(len, packed.values())) > KEPT_BYTES:
            packed.popitem(last=False)
        return drawn

    async def _in_turn(self, whose: Whose, work: Callable[[], Answer]) -> Answer:
        """Do what takes long on another thread, one after the other, so that no table feels it."""
        if self.threads.thoughts >= MOST_WAITING or self.threads.thoughts_of(whose.address) >= MOST_OF_AN_ADDRESS:
            raise Busy
        return await self.threads.run(whose, work)


def pack(dealt: Dealt, path: str, eyes: Eyes) -> bytes:
    """Return what is told of a match, as it is sent: JSON, packed by gzip."""
    return gzip.compress(ENCODER.encode(look_back(dealt, path, eyes)), 5, mtime=0)
