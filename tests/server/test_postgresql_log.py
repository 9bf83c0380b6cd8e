"""What a log in PostgreSQL promises beyond what every log does (`test_log`): synced, versioned, leased."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from biberbau.server.storage import opening
from biberbau.server.storage.log import FOLLOWED_LENGTH, Conflict, HeldElsewhere, LogUnavailable, SchemaTooNew
from biberbau.server.storage.opening import open_log
from biberbau.server.storage.postgresql import log as log_in_database
from biberbau.server.storage.postgresql import schema
from biberbau.server.storage.postgresql.line import without_secrets
from biberbau.server.storage.postgresql.log import PostgresqlLog
from tests.server.patience import within
from tests.server.postgresql import Postgresql, asked
from tests.server.strand import Strand

OVERDUE = f"UPDATE biberbau.process SET seen = clock_timestamp() - interval '{schema.LATEST_SIGN + 1} s' WHERE id = $1"


@contextlib.asynccontextmanager
async def opened(address: str) -> AsyncIterator[PostgresqlLog]:
    log = await PostgresqlLog.open(address)
    try:
        yield log
    finally:
        await log.close()


async def stall(log: PostgresqlLog) -> None:
    """Let a process have given no sign for too long, as if it had been stopped."""
    log.tasks[1].cancel()
    await asked(log.reader.address, OVERDUE, log.process)


async def fence_of(address: str, table: str) -> int:
    ((fence,),) = await asked(address, "SELECT fence FROM biberbau.game_table WHERE code = $1", table)
    return int(fence)


def test_a_server_that_is_too_old_is_refused(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ((said,),) = asyncio.run(asked(database, "SHOW server_version_num"))
    newest = int(said) // 10_000
    monkeypatch.setattr(schema, "OLDEST_SERVER", newest + 1)
    with pytest.raises(LogUnavailable, match=f"is in PostgreSQL {newest}; Biberbau needs {newest + 1} or newer"):
        asyncio.run(open_log(tmp_path, database))
    monkeypatch.setattr(schema, "OLDEST_SERVER", newest)

    async def main() -> None:
        await (await open_log(tmp_path, database)).close()

    asyncio.run(main())


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


def test_what_all_follow_is_heard_by_everybody_once_it_is_durable(database: str) -> None:
    """And a connection that was lost may have missed something."""

    async def main() -> None:
        async with opened(database) as first, opened(database) as second:
            assert await second.news() is None
            challenge = "B" * FOLLOWED_LENGTH
            for sequence in range(50):
                if sequence:
                    await first.lease(challenge)
                together = first.append(challenge, sequence, [b"one"]), first.append(f"T{sequence}", 0, [b""])
                await asyncio.gather(*together)
                assert await second.news() == {challenge}
                assert await second.news() == set()
            assert second.reader.connection is not None
            second.reader.connection.terminate()
            assert await second.news() is None

    asyncio.run(main())


def test_who_stops_waiting_for_an_answer_leaves_none_for_the_next(database: str) -> None:
    async def main() -> None:
        async with opened(database) as log:
            await asyncio.gather(log.append("AAAA", 0, [b"one"]), log.append("BBBB", 0, [b"other"]))
            for turns in range(6):
                given_up = asyncio.create_task(log.read("AAAA"))
                for _ in range(turns):
                    await asyncio.sleep(0)
                given_up.cancel()
                assert await log.read("BBBB") == [b"other"]

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


@pytest.mark.long
def test_what_was_acknowledged_survives_a_crash_of_the_database_and_the_log_goes_on(
    postgresql: Postgresql, database: str
) -> None:
    async def main() -> None:
        async with opened(database) as log:
            await log.append("AAAA", 0, [b"one"])
            postgresql.crash()
            with pytest.raises(LogUnavailable):
                await log.append("AAAA", 1, [b"lost"])
            with pytest.raises(LogUnavailable):
                await log.read("AAAA")
            postgresql.launch()
            await postgresql.answer()
            await log.append("AAAA", 1, [b"two"])
            assert await log.read("AAAA") == [b"one", b"two"]

    asyncio.run(main())


def test_nothing_is_acknowledged_before_it_is_on_the_disk(database: str) -> None:
    async def main() -> None:
        await asked(database, "ALTER DATABASE house SET synchronous_commit = off")
        try:
            async with opened(database) as log:
                assert await log.writer.ask("SHOW synchronous_commit") == [("on",)]
        finally:
            await asked(database, "ALTER DATABASE house RESET synchronous_commit")
        await asked(database, "ALTER SYSTEM SET fsync = off")
        try:
            await asked(database, "SELECT pg_reload_conf()")
            while await asked(database, "SHOW fsync") != [("off",)]:
                await asyncio.sleep(0.005)
            with pytest.raises(LogUnavailable, match="has fsync off"):
                await PostgresqlLog.open(database)
        finally:
            await asked(database, "ALTER SYSTEM RESET fsync")
            await asked(database, "SELECT pg_reload_conf()")

    asyncio.run(main())


def test_a_database_from_the_future_is_left_alone(database: str) -> None:
    async def main() -> None:
        async with opened(database):
            pass
        await asked(database, f"UPDATE biberbau.house SET version = {schema.SCHEMA_VERSION + 1}")
        with pytest.raises(SchemaTooNew, match="newer Biberbau"):
            await PostgresqlLog.open(database)

    asyncio.run(main())


def test_a_schema_of_somebody_else_is_left_alone(database: str) -> None:
    async def main() -> None:
        await asked(database, "CREATE SCHEMA biberbau")
        with pytest.raises(LogUnavailable, match="another program"):
            await PostgresqlLog.open(database)

    asyncio.run(main())


def test_two_processes_that_come_to_an_empty_database_make_one_house(database: str) -> None:
    async def main() -> None:
        first, second = await asyncio.gather(*(PostgresqlLog.open(database) for _ in range(2)))
        assert first.secret == second.secret
        assert first.process != second.process
        for log in (first, second):
            await log.close()

    asyncio.run(main())


def test_a_database_that_is_not_there_is_named_without_its_password(database: str) -> None:
    elsewhere = database.replace("biberbau@", "biberbau:secret@").replace("/house", "/nowhere")

    async def main() -> None:
        with pytest.raises(LogUnavailable, match='database "nowhere" does not exist') as failure:
            await PostgresqlLog.open(elsewhere)
        assert "secret" not in str(failure.value)

    asyncio.run(main())
    assert without_secrets("postgresql://anna:secret@db.example:5433/house?password=x") == (
        "postgresql://db.example:5433/house"
    )


def test_a_database_belongs_to_one_house(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as each would not know which challenges the other seals; one that has given no sign for long is gone."""
    monkeypatch.setattr(opening, "LEAVING", 0.1)

    async def main() -> None:
        async with opened(database) as first:
            with pytest.raises(LogUnavailable, match="another Biberbau uses"):
                await open_log(tmp_path, database)
            await stall(first)
            log = await open_log(tmp_path, database)
            await log.close()

    asyncio.run(main())


def test_two_machines_are_not_reached_at_one_address(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "SAME_PLACE", 0.1)

    async def main() -> None:
        first = await PostgresqlLog.open(database, "10.0.0.2:8411")
        await opening.require_alone(database, ["10.0.0.3:8410", "10.0.0.3:8411"])
        with pytest.raises(LogUnavailable, match=r"is reached at 10\.0\.0\.2:8411 already: each needs an address"):
            await opening.require_alone(database, ["10.0.0.2:8410", "10.0.0.2:8411"])
        # One that has died is nobody's neighbour any more.
        await stall(first)
        await opening.require_alone(database, ["10.0.0.2:8410", "10.0.0.2:8411"])
        await first.close()

    asyncio.run(main())


def test_a_database_from_before_there_were_several_machines_is_opened(database: str) -> None:
    async def main() -> None:
        async with opened(database) as log:
            await log.append("AAAA", 0, [b"one"])
        await asked(database, "ALTER TABLE biberbau.process DROP COLUMN inside, DROP COLUMN desk")
        lacked = "ALTER TABLE biberbau.game_table DROP COLUMN note, DROP COLUMN noted, DROP COLUMN noted_fence"
        await asked(database, lacked)
        async with opened(database) as log:
            assert await log.read("AAAA") == [b"one"]
            assert await log.desk() is None
            assert await log.lease("AAAA") == b""

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
