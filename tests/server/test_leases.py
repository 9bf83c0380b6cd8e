"""Tables in PostgreSQL are leased: to one process at a time, and whoever has lost one is refused."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from biberbau.server.storage.log import Conflict, HeldElsewhere, LogUnavailable
from biberbau.server.storage.postgresql import log as log_in_database
from biberbau.server.storage.postgresql import schema
from biberbau.server.storage.postgresql.log import PostgresqlLog
from tests.server.patience import within
from tests.server.postgresql import asked
from tests.server.processes import fence_of, opened, stall
from tests.server.strand import Strand


def test_a_table_is_had_by_one_process(database: str) -> None:
    async def main() -> None:
        async with opened(database) as first, opened(database) as second:
            await first.append("AAAA", 0, [b"one"])
            with pytest.raises(HeldElsewhere):
                await second.lease("AAAA")
            with pytest.raises(Conflict):
                await second.append("AAAA", 1, [b"mine"])
            first.release("AAAA")
            with pytest.raises(Conflict):
                await first.append("AAAA", 1, [b"late"])
            await first.hand_back()
            await second.lease("AAAA")
            await second.append("AAAA", 1, [b"two"])
            assert await first.read("AAAA") == [b"one", b"two"]
            with pytest.raises(HeldElsewhere):
                await first.lease("AAAA")

    asyncio.run(main())


def test_a_lease_that_is_taken_anew_is_not_handed_back_with_the_old_one(database: str) -> None:
    async def main() -> None:
        async with opened(database) as first, opened(database) as second:
            await first.append("AAAA", 0, [b"one"])
            first.release("AAAA")
            await first.lease("AAAA")
            await first.hand_back()
            with pytest.raises(HeldElsewhere):
                await second.lease("AAAA")
            await first.append("AAAA", 1, [b"two"])

    asyncio.run(main())


def test_what_the_database_has_not_heard_of_a_table_that_is_let_go_is_told_once_more(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as the table is taken to be ours, whoever wants it is led here for nothing."""
    monkeypatch.setattr(log_in_database, "SIGN", 0.05)
    waits = "SELECT wait_event_type = 'Lock' FROM pg_stat_activity WHERE pid = $1"

    async def main() -> None:
        async with opened(database) as first, opened(database) as second:
            await first.append("AAAA", 0, [b"one"])
            stranger = await asyncpg.connect(database)
            async with stranger.transaction():
                await stranger.execute("SELECT FROM biberbau.game_table WHERE code = 'AAAA' FOR UPDATE")
                first.release("AAAA", b"said")
                assert first.reader.connection is not None
                process = first.reader.connection.get_server_pid()
                while await asked(database, waits, process) != [(True,)]:
                    await asyncio.sleep(0.005)
                await asked(database, "SELECT pg_terminate_backend($1)", process)
                while first.outage.since is None:
                    await asyncio.sleep(0.005)
            await stranger.close()
            while True:
                try:
                    note = await second.lease("AAAA")
                except HeldElsewhere:
                    await asyncio.sleep(0.01)
                else:
                    break
            assert note == b"said"

    asyncio.run(within(20, main()))


def test_what_was_written_though_the_answer_was_lost_is_had_by_who_wants_it_next(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        first, second = [await PostgresqlLog.open(database) for _ in range(2)]
        ask = first.writer.ask

        async def lost(statement: str, *arguments: object) -> list[Any]:
            rows = await ask(statement, *arguments)
            if statement is schema.APPEND:
                raise LogUnavailable("no answer")
            return rows

        with monkeypatch.context() as patch:
            patch.setattr(first.writer, "ask", lost)
            with pytest.raises(LogUnavailable):
                await first.append("TABLE1", 0, [b"1"])
        async with asyncio.timeout(5):
            while await second.owner("TABLE1"):
                await asyncio.sleep(0.02)
        await second.lease("TABLE1")
        await second.append("TABLE1", 1, [b"2"])
        # Who did not hear that it was written finds it there.
        with pytest.raises(Conflict):
            await first.append("TABLE1", 0, [b"1"])
        assert await first.read("TABLE1") == [b"1", b"2"]
        for log in (first, second):
            await log.close()

    asyncio.run(main())


def test_what_a_process_leaves_goes_to_the_next(database: str) -> None:
    """At once, whether it says goodbye or its connection just ends."""

    async def main() -> None:
        async with opened(database) as heir:
            async with opened(database) as first:
                await first.append("AAAA", 0, [b"one"])
            await heir.lease("AAAA")
            async with opened(database) as killed:
                await killed.append("BBBB", 0, [b"one"])
                with pytest.raises(HeldElsewhere):
                    await heir.lease("BBBB")
                assert killed.writer.connection is not None
                killed.writer.connection.terminate()
                while await heir.others():
                    await asyncio.sleep(0.005)
                await heir.lease("BBBB")
                with pytest.raises(Conflict):
                    await killed.append("BBBB", 1, [b"late"])
            await heir.append("BBBB", 1, [b"two"])
            assert await heir.read("BBBB") == [b"one", b"two"]

    asyncio.run(main())


def test_a_process_that_comes_back_after_a_lost_connection_keeps_its_tables(database: str) -> None:
    async def main() -> None:
        async with opened(database) as log, opened(database) as other:
            await log.append("AAAA", 0, [b"one"])
            ends = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1"
            for line in (log.writer, log.reader):
                assert line.connection is not None
                await asked(database, ends, line.connection.get_server_pid())
            while await other.others():
                await asyncio.sleep(0.005)
            with contextlib.suppress(LogUnavailable):
                await log.beat()
            await log.append("AAAA", 1, [b"two"])
            assert len(await other.others()) == 1
            with pytest.raises(HeldElsewhere):
                await other.lease("AAAA")
            with contextlib.suppress(LogUnavailable):
                await log.read("AAAA")
            assert await log.read("AAAA") == [b"one", b"two"]

    asyncio.run(main())


def test_a_stale_owner_is_refused_however_late(database: str) -> None:
    """By a fence of the table, though it writes the very event that is next; nothing but the database knows."""

    async def main() -> None:
        async with opened(database) as stale, opened(database) as heir:
            await stale.append("AAAA", 0, [b"one"])
            await stall(stale)
            await heir.lease("AAAA")
            assert await fence_of(database, "AAAA") == 2
            with pytest.raises(Conflict):
                await stale.append("AAAA", 1, [b"late"])
            await heir.append("AAAA", 1, [b"two"])
            for after in (1, 2):
                with pytest.raises(Conflict):
                    await stale.append("AAAA", after, [b"later"])
            assert await stale.read("AAAA") == [b"one", b"two"]

    asyncio.run(main())


def test_an_append_that_waits_for_a_lease_under_way_is_refused(database: str) -> None:
    """It began while the table was still its owner's, and finds the new fence when it gets on."""

    async def main() -> None:
        async with opened(database) as stale, opened(database) as heir:
            await stale.append("AAAA", 0, [b"one"])
            await stale.append("BBBB", 0, [b"one"])
            await stall(stale)
            taking = await asyncpg.connect(database)
            async with taking.transaction():
                ((_, fence, _),) = await taking.fetch(schema.LEASE, ["AAAA"], heir.process)
                assert fence == 2
                late = [stale.append(table, 1, [b"late"]) for table in ("AAAA", "BBBB")]
                await asyncio.sleep(0.05)
                assert not any(append.done() for append in late)
            await taking.close()
            outcomes = await asyncio.gather(*late, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [Conflict, type(None)]
            assert await heir.read("AAAA") == [b"one"]

    asyncio.run(main())


def test_a_lease_waits_for_an_append_under_way(database: str) -> None:
    """So who reads a table after having leased it has read everything that was ever taken from the owner before."""

    async def main() -> None:
        async with opened(database) as stale, opened(database) as heir:
            await stale.append("AAAA", 0, [b"one"])
            await stall(stale)
            writing = await asyncpg.connect(database)
            async with writing.transaction():
                arguments = (["AAAA"], [1], [1], ["AAAA"], [2], [b"just in time"])
                assert await writing.fetch(schema.APPEND, stale.process, *arguments)
                leasing = asyncio.create_task(heir.lease("AAAA"))
                await asyncio.sleep(0.05)
                assert not leasing.done()
            await writing.close()
            await leasing
            assert await heir.read("AAAA") == [b"one", b"just in time"]
            await heir.append("AAAA", 2, [b"three"])

    asyncio.run(main())


def test_an_event_of_a_stranger_is_never_written_over(database: str) -> None:
    """The sequence is unique whoever writes, and what else is in the group is written all the same."""

    async def main() -> None:
        async with opened(database) as log:
            await asyncio.gather(log.append("AAAA", 0, [b"one"]), log.append("BBBB", 0, [b"one"]))
            stranger = await asyncpg.connect(database)
            async with stranger.transaction():
                await stranger.execute(
                    "INSERT INTO biberbau.event (code, sequence, body) VALUES ('AAAA', 2, 'stranger')"
                )
                appends = [log.append(table, 1, [b"two"]) for table in ("AAAA", "BBBB")]
                await asyncio.sleep(0.05)
            await stranger.close()
            outcomes = await asyncio.gather(*appends, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [Conflict, type(None)]
            assert await log.read("AAAA") == [b"one", b"stranger"]
            assert await log.read("BBBB") == [b"one", b"two"]

    asyncio.run(main())


def test_leases_of_many_tables_take_no_more_round_trips_than_those_of_two(database: str) -> None:
    async def main() -> None:
        async with opened(database) as first, opened(database) as heir:
            tables = [f"AAA{letter}" for letter in "ABCDEFGHJK"]
            for table in tables:
                await first.append(table, 0, [b"one"])
            for table in tables[:5]:
                first.release(table, table.encode())
            await first.hand_back()
            asked_for: list[tuple[object, ...]] = []
            ask = heir.reader.ask

            async def count(statement: str, *arguments: object) -> list[Any]:
                asked_for.append(arguments)
                return await ask(statement, *arguments)

            heir.reader.ask = count  # type: ignore[method-assign]  # What is asked is counted.
            outcomes = await asyncio.gather(*(heir.lease(table) for table in tables), return_exceptions=True)
            assert outcomes[:5] == [table.encode() for table in tables[:5]]
            assert [type(outcome) for outcome in outcomes[5:]] == [HeldElsewhere] * 5
            assert (
                await asyncio.gather(*(heir.owner(table) for table in tables))
                == [heir.process] * 5 + [first.process] * 5
            )
            assert await heir.owner("AAAZ") == 0
            # Whose there is nobody yet is everybody's.
            assert await heir.lease("AAAZ") == b""
            assert len(asked_for) <= 8

    asyncio.run(main())


def test_what_is_said_of_a_table_is_told_to_its_next_owner_alone_and_soon(database: str) -> None:
    async def main() -> None:
        async with opened(database) as first, opened(database) as second:
            await first.append("AAAA", 0, [b"one"])
            first.release("AAAA", b"three seconds left")
            await first.hand_back()
            assert await second.lease("AAAA") == b"three seconds left"
            second.release("AAAA")
            await second.hand_back()
            assert await first.lease("AAAA") == b""

            # A process of an older version says nothing when it lets go, and takes nothing away.
            first.release("AAAA", b"three seconds left")
            await first.hand_back()
            await asked(database, "UPDATE biberbau.game_table SET fence = fence + 1")
            assert await second.lease("AAAA") == b""

            second.release("AAAA", b"three seconds left")
            await second.hand_back()
            await asked(database, f"UPDATE biberbau.game_table SET noted = noted - interval '{schema.NOTED} s'")
            assert await first.lease("AAAA") == b""

    asyncio.run(main())


def test_who_loses_a_table_hears_of_it_with_the_next_connection(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is appended: who only looked at the table would never know."""
    monkeypatch.setattr(log_in_database, "SIGN", 60.0)

    async def main() -> None:
        lost: list[str] = []
        async with opened(database) as log, opened(database) as other:
            log.lost = lost.append
            for table in ("AAAA", "BBBB"):
                await log.append(table, 0, [b"one"])
            assert log.writer.connection is not None
            log.writer.connection.terminate()
            while await other.others():
                await asyncio.sleep(0.005)
            await other.lease("AAAA")
            await log.beat()
            assert lost == ["AAAA"]
            await log.append("BBBB", 1, [b"two"])

    asyncio.run(main())


def test_who_cannot_give_a_sign_believes_no_more_that_tables_are_theirs(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_in_database, "SIGN", 0.05)
    monkeypatch.setattr(log_in_database, "DOUBT", 0.5)

    async def main() -> None:
        lost: asyncio.Queue[str] = asyncio.Queue()
        async with Strand.to(database, tmp_path / "strand") as strand, opened(strand.address) as log:
            log.lost = lost.put_nowait
            await log.append("AAAA", 0, [b"one"])
            strand.hold()
            assert await within(20, lost.get()) == "AAAA"
            monkeypatch.setattr(log_in_database, "DOUBT", 60.0)
            strand.let_go()
            await log.beat()
            await log.lease("AAAA")
            await log.append("AAAA", 1, [b"two"])

    asyncio.run(main())


def test_only_who_has_a_table_may_forget_it(database: str) -> None:
    async def main() -> None:
        owner, other = await PostgresqlLog.open(database), await PostgresqlLog.open(database)
        await owner.append("AAAA", 0, [b"one"])
        with pytest.raises(LogUnavailable):
            await other.drop("AAAA")
        with pytest.raises(LogUnavailable):
            await other.rewrite("AAAA", {1: b"mine"})
        assert await owner.read("AAAA") == [b"one"]
        for log in (owner, other):
            await log.close()

    asyncio.run(main())
