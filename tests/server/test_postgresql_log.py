"""What a log in PostgreSQL promises beyond what every log does (`test_log`): synced and versioned."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from biberbau.server.storage import opening
from biberbau.server.storage.log import FOLLOWED_LENGTH, LogUnavailable, SchemaTooNew
from biberbau.server.storage.opening import open_log
from biberbau.server.storage.postgresql import log as log_module
from biberbau.server.storage.postgresql import schema
from biberbau.server.storage.postgresql.line import without_secrets
from biberbau.server.storage.postgresql.log import PostgresqlLog
from biberbau.server.storage.postgresql.outage import Outage
from tests.server.postgresql import Postgresql, asked
from tests.server.processes import opened, stall

PACKAGE = "biberbau.server.storage.postgresql"


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


def test_a_database_that_is_away_is_spoken_of_at_once_and_then_rarely(
    postgresql: Postgresql, database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A house asks for it all the while, and says one line when it goes and one when it is back."""
    monkeypatch.setattr(log_module, "SIGN", 0.01)
    tries = 0

    class Counted(Outage):
        def failed(self, error: Exception, now: float) -> None:
            nonlocal tries
            tries += 1
            super().failed(error, now)

    async def main() -> None:
        async with opened(database) as log:
            log.outage = Counted(log.name)
            await log.append("AAAA", 0, [b"one"])
            postgresql.crash()
            try:
                async with asyncio.timeout(20):
                    while tries < 10:
                        await asyncio.sleep(0.01)
                assert len(said()) == 1
                assert said()[0].endswith("; tables stand until the database is back")
            finally:
                postgresql.launch()
                await postgresql.answer()
            async with asyncio.timeout(20):
                while len(said()) < 2:
                    await asyncio.sleep(0.01)
            assert said()[1].startswith("postgresql:///house is back after ")

    def said() -> list[str]:
        return [record.getMessage() for record in caplog.records if record.name.startswith(PACKAGE)]

    asyncio.run(main())
    assert len(said()) == 2


def test_a_log_that_closes_speaks_of_no_outage(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its last sign may be refused by itself."""
    monkeypatch.setattr(log_module, "SIGN", 0.01)

    async def main() -> None:
        async with opened(database) as log:
            log.closed = True
            with pytest.raises(LogUnavailable, match="the log is closed"):
                await log.beat()
            await asyncio.sleep(0.05)
            log.closed = False

    asyncio.run(main())
    assert [record for record in caplog.records if record.name.startswith(PACKAGE)] == []


def test_a_database_that_stays_away_is_named_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    outage = Outage("postgresql:///house")
    for second in range(150):
        outage.failed(LogUnavailable("cannot reach postgresql:///house"), 1000.0 + second)
    outage.answered(1150.0)
    outage.answered(1151.0)
    first, minute, other, back = (record.getMessage() for record in caplog.records)
    assert first.endswith("; tables stand until the database is back")
    assert (minute, other) == tuple(f"cannot reach postgresql:///house, for {later} s by now" for later in (60, 120))
    assert back == "postgresql:///house is back after 150 s, and tables go on"


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
        await asked(database, "DROP TABLE biberbau.snapshot")
        lacked = "ALTER TABLE biberbau.game_table DROP COLUMN note, DROP COLUMN noted, DROP COLUMN noted_fence"
        await asked(database, lacked)
        await asked(database, "ALTER TABLE biberbau.house DROP COLUMN filled")
        async with opened(database) as log:
            assert await log.filled() == 0.0
            assert await log.read("AAAA") == [b"one"]
            assert await log.desk() is None
            assert await log.lease("AAAA") == b""

    asyncio.run(main())
