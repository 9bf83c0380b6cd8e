"""A table that is opened from a snapshot is the one that its whole log makes, and tells the same."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from biberbau.core.chance import FastStream
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.snapshots import SNAPSHOTS_FILE, Snapshots
from biberbau.server.table.events import (
    Acted,
    AnyEvent,
    Arranged,
    BotSeated,
    CameBack,
    Configured,
    Created,
    Dressed,
    Entry,
    EveningEnded,
    GameChanged,
    HostChanged,
    Joined,
    Left,
    Locked,
    MatchEnded,
    Paused,
    PutOut,
    Renamed,
    RoundBegun,
    SeatRemoved,
    Started,
    TableClosed,
    begins_match,
    encode_entry,
)
from biberbau.server.table.reading import BEHIND, EVERY, Reading, Story
from biberbau.server.table.restoring import fold, restore
from biberbau.server.table.snapshot import Snapshot, decode_snapshot, encode_snapshot
from biberbau.server.table.table import Table
from biberbau.server.telling.scribe import LOG_LINES, retell
from tests.contract.matches import any_action
from tests.server.housekeeping import bodies_of
from tests.server.long_table import CODE, long_log
from tests.server.person import Person
from tests.server.running import Running, running_house, warm_rules
from tests.server.virtual_time import MemoryLog

SHORT = {"biber-gang": {"rounds": "1"}, "beanie": {"rounds": "1"}, "daumen-drauf": {"games": "1"}}

BETWEEN: list[list[AnyEvent]] = [
    [
        Created(game="biber-gang", name="Anna", token="a", dice="0d", key="created"),
        Joined(name="Ben", token="b", key="joined"),
        BotSeated(bot="careful", name="Berta"),
        Configured(options=SHORT["biber-gang"], by=0, key="short"),
    ],
    [
        Renamed(seat=1, name="Benno", by=1, key="renamed"),
        Dressed(seat=0, hat="cap", colour="moss", by=0, key="dressed"),
        Locked(on=True, by=0, key="locked"),
        Arranged(settings={"pace": "brisk"}, by=0, key="arranged"),
    ],
    [GameChanged(game="beanie", by=0, key="beanie"), Configured(options=SHORT["beanie"], by=0, key="shorter")],
    [Left(seat=0, bot="careful", by=0, key="left"), HostChanged(seat=1)],
    [
        EveningEnded(by=1, key="evening"),
        GameChanged(game="daumen-drauf", by=1, key="daumen"),
        Configured(options=SHORT["daumen-drauf"], by=1, key="shortest"),
        CameBack(seat=0, by=0, key="came back"),
    ],
    [PutOut(seat=0, bot="careful", name="Bodo", by=1, key="out"), TableClosed(on=True), TableClosed(on=False)],
    [
        BotSeated(bot="careful", name="Bibi", by=1, key="one more"),
        SeatRemoved(seat=2, by=1, key="one less"),
        EveningEnded(),
    ],
]
"""What happens before each match."""


def story(table: Table) -> Iterator[AnyEvent]:
    """Give what happens at a table, each event once the one before has happened."""
    dice = FastStream(3)
    for number, between in enumerate(BETWEEN):
        yield from between
        yield Started(version=table.next_game.version, seed=bytes([number] * 32).hex(), by=table.host, key=f"m{number}")
        yield Paused(on=True, by=table.host, key=f"p{number}")
        if number % 2 == 0:
            yield Paused(on=False, by=table.host, key=f"q{number}")
        while table.stage != "match_over":
            if table.stage == "round_over":
                yield RoundBegun()
                continue
            assert table.match is not None
            seat, action = any_action(table.match, dice)
            written = table.game.format_action(action)
            yield Acted(seat=seat, action=written, by=seat, key=f"{number} {table.sequence}")
            if number == 3:
                yield MatchEnded(by=table.host, key="ended")


@pytest.fixture(scope="module")
def evening() -> list[bytes]:
    warm_rules()
    table, entries = Table(CODE), []
    for event in story(table):
        table.apply(event)
        entries.append(encode_entry(Entry(event, table.state_hash)))
    return entries


def everything(table: Table) -> dict[str, Any]:
    """Return all that there is of a table."""
    match = table.match
    assert match is not None
    played = (match.game, match.states.tobytes(), match.actions, match.chance, match.earlier, match.stream.label)
    parts = vars(table) | {"match": played, "ended": table.ended_early, "evening": vars(table.evening)}
    fields = ("number", "name", "kind", "bot", "token", "look", "since", "keys")
    return parts | {"seats": [tuple(getattr(seat, field) for field in fields) for seat in table.seats]}


def test_it_is_the_same_table_whichever_match_it_is_opened_from(evening: list[bytes]) -> None:
    whole = everything(restore(CODE, evening))
    begun = [number for number, body in enumerate(evening) if begins_match(body)]
    assert len(begun) == len(BETWEEN)
    for number in begun:
        table = restore(CODE, evening[:number])
        kept = Snapshot.of(table, evening[number - 1])
        before = encode_snapshot(kept)
        for _ in fold(table, evening[number:]):
            pass
        assert encode_snapshot(kept) == before, "it goes on changing with the table that it was taken of"
        again = decode_snapshot(before)
        assert again == kept
        opened = Story(CODE, again, evening[number:])
        assert everything(opened.told()[0]) == whole
        for seat in (None, 0):
            lines = list(retell(opened.beginning(), opened.bodies, seat))
            assert lines == list(retell(Table(CODE), evening, seat))[-len(lines) :]
            assert lines


@pytest.mark.parametrize("further", [0, 150])
def test_only_what_has_happened_since_is_read_and_another_log_is_noticed(tmp_path: Path, further: int) -> None:
    """With further events a match ends between the snapshot and the latest event."""
    warm_rules()
    bodies = long_log("daumen-drauf", 2 * EVERY + BEHIND + further)
    assert LOG_LINES <= BEHIND
    reads: list[int] = []

    class Watched(MemoryLog):
        async def read(self, table: str, after: int = 0) -> list[bytes]:
            reads.append(after)
            return await super().read(table, after)

    async def main() -> None:
        log = Watched()
        log.bodies[CODE] = list(bodies)
        snapshots = Snapshots(tmp_path / SNAPSHOTS_FILE)
        books = Reading(log, snapshots=snapshots)
        whole = everything(restore(CODE, bodies))
        for _ in range(2):
            table = await books.table(CODE)
            assert table is not None
            assert everything(table) == whole
        began = reads[-1]
        assert reads == [0, began]
        assert EVERY < began < len(bodies) - BEHIND
        told = await books.story(CODE)
        assert len(told.bodies) >= BEHIND
        assert told.snapshot is not None
        # One that does not fit what happened next is not believed.
        other = encode_snapshot(msgspec.structs.replace(told.snapshot, seats=told.snapshot.seats[:2]))
        snapshots.keep(CODE, told.snapshot.sequence, other)
        with contextlib.closing(sqlite3.connect(tmp_path / SNAPSHOTS_FILE, isolation_level=None)) as reader:
            # While somebody reads the file, nothing can be forgotten of it for good.
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM snapshot").fetchall()
            table = await books.table(CODE)
        assert table is not None
        assert everything(table) == whole
        assert snapshots.find(CODE) != [other]
        log.bodies[CODE][began] = encode_entry(Entry(Renamed(seat=0, name="Otto")))
        assert (await books.story(CODE)).snapshot is None
        log.bodies[CODE] = bodies[:began]
        assert (await books.story(CODE)).snapshot is None
        snapshots.keep(CODE, 2 * len(bodies), b"damaged")
        assert (await books.story(CODE)).snapshot is None
        # Of what was forgotten, whoever has read before keeps nothing.
        await books.forget(CODE, len(bodies) + 1)
        snapshots.keep(CODE, len(bodies), b"old")
        assert snapshots.find(CODE) == []
        snapshots.keep(CODE, len(bodies) + 1, b"new")
        assert snapshots.find(CODE) == [b"new"]
        snapshots.close()
        assert await books.table(CODE) is not None

    asyncio.run(main())


def test_a_snapshot_of_other_code_is_none(evening: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    kept = encode_snapshot(Snapshot.of(restore(CODE, evening[:4]), evening[3]))
    assert decode_snapshot(kept) is not None
    monkeypatch.setattr("biberbau.server.table.snapshot.code_digest", lambda: "other")
    assert decode_snapshot(kept) is None


def test_a_file_that_cannot_be_used_keeps_nobody_from_a_table(tmp_path: Path) -> None:
    path = tmp_path / SNAPSHOTS_FILE
    path.write_text("A shopping list: willow, poplar, more willow.\n" * 10)
    snapshots = Snapshots(path)
    snapshots.keep(CODE, 1, b"body")
    assert snapshots.find(CODE) == []


def test_a_table_that_is_awake_for_long_leaves_snapshots_as_its_matches_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("biberbau.server.house.room.EVERY", 2)

    async def play(house: Running) -> str:
        async with Person(house.address) as anna:
            await anna.open_table()
            for message in ({"kind": "seat_bot", "bot": "careful"}, {"kind": "start"}, {"kind": "end_match"}):
                assert (await anna.ask(**message))["type"] == "ack"
            assert (await anna.ask("start"))["type"] == "ack"
            return anna.code

    with running_house(tmp_path) as house:
        code = asyncio.run(play(house))
        assert house.house.snapshots is not None
        until = time.monotonic() + 60
        while not (kept := house.house.snapshots.find(code)):
            assert time.monotonic() < until
            time.sleep(0.01)
    bodies = asyncio.run(bodies_of(tmp_path / LOG_FILE))[code]
    snapshot = decode_snapshot(kept[0])
    assert snapshot is not None
    assert begins_match(bodies[snapshot.sequence])
    assert bodies[snapshot.sequence - 1] == snapshot.last
    opened = Story(code, snapshot, bodies[snapshot.sequence :])
    assert everything(opened.told()[0]) == everything(restore(code, bodies))
