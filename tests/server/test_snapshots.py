"""A table that is opened from a snapshot is the one that its whole log makes, and tells the same."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from biberbau.core.chance import FastStream
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.opening import snapshots_beside
from biberbau.server.storage.snapshots import SNAPSHOTS_FILE, SnapshotFile
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
    NamesErased,
    Paused,
    PutOut,
    Renamed,
    RoundBegun,
    SeatRemoved,
    Started,
    TableClosed,
    encode_entry,
)
from biberbau.server.table.lessons import lesson_begins
from biberbau.server.table.reading import BEHIND, EVERY, Reading, Story
from biberbau.server.table.restoring import fold, restore
from biberbau.server.table.snapshot import Snapshot, decode_snapshot, encode_snapshot
from biberbau.server.table.table import Table
from biberbau.server.telling.scribe import LOG_LINES, retell
from tests.contract.matches import any_action
from tests.server.housekeeping import bodies_of
from tests.server.long_table import CODE, long_log
from tests.server.person import Person
from tests.server.processes import opened
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


def played(match: Match | None) -> tuple[Any, ...]:
    """Return all that there is of a match, and what chance will bring."""
    if match is None:
        return ()
    kept = {name: value for name, value in vars(match).items() if name not in ("engine", "buffer", "states", "stream")}
    return kept, match.states.tobytes(), match.stream.label, vars(match.stream)


def everything(table: Table) -> dict[str, Any]:
    """Return all that there is of a table."""
    match = table.match
    parts = vars(table) | {"match": played(match), "ended": table.ended_early, "evening": vars(table.evening)}
    fields = ("number", "name", "kind", "bot", "token", "look", "since", "keys")
    return parts | {"seats": [tuple(getattr(seat, field) for field in fields) for seat in table.seats]}


def test_it_is_the_same_table_whichever_moment_it_is_opened_from(evening: list[bytes]) -> None:
    whole = everything(restore(CODE, evening))
    table = Table(CODE)
    for number, _ in enumerate(fold(table, evening), 1):
        kept = Snapshot.of(table, evening[number - 1])
        assert kept is not None
        assert everything(kept.table()) == everything(table), number
        if number % 23:
            continue
        before = encode_snapshot(kept)
        again = decode_snapshot(before)
        assert again == kept
        since = Story(CODE, again, evening[number:])
        assert everything(since.told()[0]) == whole
        assert encode_snapshot(kept) == before, "it goes on changing with the table that was made of it"
        for seat in (None, 0):
            lines = list(retell(since.beginning(), since.bodies, seat))
            assert lines == list(retell(Table(CODE), evening, seat))[-len(lines) :]
            assert lines or number > len(evening) - LOG_LINES


def test_only_what_has_happened_since_is_read_and_another_log_is_noticed(tmp_path: Path) -> None:
    warm_rules()
    # A single match, which goes on.
    bodies = long_log("biber-gang", 2 * EVERY + BEHIND)
    assert LOG_LINES <= BEHIND
    assert sum(b'"started"' in body for body in bodies) == 1
    reads: list[int] = []

    class Watched(MemoryLog):
        async def read(self, table: str, after: int = 0) -> list[bytes]:
            reads.append(after)
            return await super().read(table, after)

    async def main() -> None:
        log = Watched()
        log.bodies[CODE] = list(bodies)
        snapshots = SnapshotFile(tmp_path / SNAPSHOTS_FILE)
        books = Reading(log, snapshots=snapshots)
        whole = everything(restore(CODE, bodies))
        for _ in range(2):
            table = await books.table(CODE)
            assert table is not None
            assert everything(table) == whole
        began = reads[-1]
        assert reads == [0, began]
        assert began == len(bodies) - BEHIND - 1
        # One of the latest event opens the table, and what happened last is told from the one before.
        latest = Snapshot.of(restore(CODE, bodies), bodies[-1])
        assert latest is not None
        await snapshots.keep(CODE, latest.sequence, lambda: encode_snapshot(latest))
        table = await books.table(CODE)
        assert table is not None
        assert everything(table) == whole
        assert reads[-1] == len(bodies) - 1
        log.bodies[CODE].pop()
        assert (await books.story(CODE)).snapshot is None
        log.bodies[CODE].append(bodies[-1])
        told = await books.story(CODE, behind=BEHIND - 1)
        assert told.snapshot is not None
        assert told.snapshot.sequence == began + 1
        assert len(told.bodies) == BEHIND
        await books.forget(CODE)
        # One that is not the state that was stored, or whose cards lead elsewhere, is not believed.
        assert told.snapshot.match is not None
        for other in (
            msgspec.structs.replace(told.snapshot, seats=told.snapshot.seats[:2], stage="lobby", actors=()),
            changed(told.snapshot, states=told.snapshot.match.states[::-1]),
            changed(told.snapshot, states=told.snapshot.match.states[:-1]),
            changed(told.snapshot, drawn=told.snapshot.match.drawn + 1, block=b""),
        ):
            stored = encode_snapshot(other)
            await snapshots.keep(CODE, other.sequence, partial(bytes, stored))
            table = await books.table(CODE)
            assert table is not None
            assert everything(table) == whole
            assert await snapshots.find(CODE) != [stored]
        await snapshots.keep(CODE, told.snapshot.sequence, lambda: stored)
        with contextlib.closing(sqlite3.connect(tmp_path / SNAPSHOTS_FILE, isolation_level=None)) as reader:
            # While somebody reads the file, nothing can be forgotten of it for good.
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM snapshot").fetchall()
            table = await books.table(CODE)
        assert table is not None
        assert everything(table) == whole
        # Names that were erased since are not brought back.
        await snapshots.keep(CODE, latest.sequence, lambda: encode_snapshot(latest))
        assert (await books.story(CODE, behind=0)).snapshot is not None
        log.bodies[CODE].append(encode_entry(Entry(NamesErased(), restore(CODE, bodies).state_hash)))
        assert (await books.story(CODE, behind=0)).snapshot is None
        log.bodies[CODE].pop()
        log.bodies[CODE][began] = encode_entry(Entry(Renamed(seat=0, name="Otto")))
        assert (await books.story(CODE)).snapshot is None
        log.bodies[CODE] = bodies[:began]
        assert (await books.story(CODE)).snapshot is None
        await snapshots.keep(CODE, 2 * len(bodies), lambda: b"damaged")
        assert (await books.story(CODE)).snapshot is None
        # Of what was forgotten, whoever has read before keeps nothing.
        await books.forget(CODE, len(bodies) + 1)
        await snapshots.keep(CODE, len(bodies), lambda: b"old")
        assert await snapshots.find(CODE) == []
        await snapshots.keep(CODE, len(bodies) + 1, lambda: b"new")
        assert await snapshots.find(CODE) == [b"new"]
        await snapshots.close()
        log.bodies[CODE] = list(bodies)
        assert await books.table(CODE) is not None

    asyncio.run(main())


def changed(snapshot: Snapshot, **fields: Any) -> Snapshot:
    """Return a snapshot whose match is another one."""
    assert snapshot.match is not None
    return msgspec.structs.replace(snapshot, match=msgspec.structs.replace(snapshot.match, **fields))


def test_of_a_guided_game_and_what_comes_after_it_there_is_no_snapshot() -> None:
    warm_rules()
    table, taken = Table(CODE), []
    created = Created(game="biber-gang", name="Anna", token="a", dice="0d")
    begun = Started(version=game_named("biber-gang").version, seed="00" * 32)
    for event in (
        created,
        *lesson_begins(game_named("biber-gang"), "Anna"),
        MatchEnded(),
        BotSeated(bot="careful", name="B"),
    ):
        table.apply(event)
        taken.append(Snapshot.of(table, b""))
    assert taken[0] is not None
    assert taken[-3:] == [None] * 3
    table.apply(begun)
    assert Snapshot.of(table, b"") is not None


def test_a_snapshot_of_other_code_or_rules_is_none(evening: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    snapshot = Snapshot.of(restore(CODE, evening[:20]), evening[19])
    assert snapshot is not None
    kept = encode_snapshot(snapshot)
    assert decode_snapshot(kept) is not None
    for digest in ("code_digest", "rules_digest"):
        with monkeypatch.context() as patch:
            patch.setattr(f"biberbau.server.table.snapshot.{digest}", lambda *_: "other")
            assert decode_snapshot(kept) is None


def test_a_file_that_cannot_be_used_keeps_nobody_from_a_table(tmp_path: Path) -> None:
    path = tmp_path / SNAPSHOTS_FILE
    path.write_text("A shopping list: willow, poplar, more willow.\n" * 10)

    async def main() -> None:
        snapshots = SnapshotFile(path)
        await snapshots.keep(CODE, 1, lambda: b"body")
        assert await snapshots.find(CODE) == []

    asyncio.run(main())


def test_a_table_that_is_awake_leaves_snapshots_in_the_middle_of_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("biberbau.server.house.room.EVERY", 4)

    async def play(house: Running) -> str:
        async with Person(house.address) as anna:
            await anna.open_table()
            for message in ({"kind": "seat_bot", "bot": "careful"}, {"kind": "start"}):
                assert (await anna.ask(**message))["type"] == "ack"
            while anna.seq < 9:
                await (anna.act() if anna.may_act else anna.hear())
            return anna.code

    with running_house(tmp_path) as house:
        code = asyncio.run(play(house))
        snapshots = house.house.snapshots
        assert snapshots is not None
        until = time.monotonic() + 60
        while not (kept := asyncio.run(snapshots.find(code))):
            assert time.monotonic() < until
            time.sleep(0.01)
    bodies = asyncio.run(bodies_of(tmp_path / LOG_FILE))[code]
    snapshot = decode_snapshot(kept[0])
    assert snapshot is not None
    assert snapshot.match is not None
    assert snapshot.sequence % 4 == 1
    assert bodies[snapshot.sequence - 1] == snapshot.last
    since = Story(code, snapshot, bodies[snapshot.sequence :])
    assert everything(since.told()[0]) == everything(restore(code, bodies))


def test_of_tables_in_a_database_every_machine_has_the_latest_two_and_only_the_owner_keeps_them(
    database: str, tmp_path: Path
) -> None:
    async def main() -> None:
        (tmp_path / SNAPSHOTS_FILE).write_bytes(b"of before")
        async with opened(database) as first, opened(database) as second:
            here, there = snapshots_beside(tmp_path, first), snapshots_beside(tmp_path, second)
            assert not (tmp_path / SNAPSHOTS_FILE).exists()
            for code in ("AAAA", "BBBB"):
                await first.append(code, 0, [b"one"])
                for sequence in (1, 2, 3):
                    await here.keep(code, sequence, partial(bytes, b"%d" % sequence))
                await there.keep(code, 4, lambda: b"of a stranger")
                assert await there.find(code) == [b"3", b"2"]
            # What is on its way while names are erased comes too late.
            late = here.keep("AAAA", 4, lambda: b"of Anna")
            first.release("AAAA")
            await first.lease("AAAA")
            await first.rewrite("AAAA", {1: b"nobody"})
            await late
            assert await there.find("AAAA") == []
            await here.keep("AAAA", 5, lambda: b"of nobody")
            assert await there.find("AAAA") == [b"of nobody"]
            await first.drop("AAAA")
            assert await here.find("AAAA") == []
            await here.forget("BBBB", 0)
            assert await here.find("BBBB") == []
            # Nobody waits until a snapshot is on the disk, but for everything else.
            assert (await first.ask("SHOW synchronous_commit"))[0][0] == "on"
        assert await here.find("BBBB") == []
        await here.keep("BBBB", 6, lambda: b"too late")

    asyncio.run(main())
