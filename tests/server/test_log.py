"""What every log promises, in a file or in PostgreSQL: durable, in order, fenced.

`test_sqlite_log`, `test_postgresql_log` and `test_leases` hold what only one of them can.
"""

from __future__ import annotations

import asyncio
import functools
import time

import pytest

from biberbau.server.storage import groups
from biberbau.server.storage.log import Conflict, LogUnavailable
from tests.server.stores import Store


def test_events_come_back_in_order_and_after_a_restart(store: Store) -> None:
    async def write() -> None:
        log = await store.open()
        await log.append("AAAA", 0, [b"one", b"two"])
        await log.append("BBBB", 0, [b"other"])
        await log.append("AAAA", 2, [b"three"])
        await log.close()

    async def read() -> None:
        log = await store.open()
        assert await log.read("AAAA") == [b"one", b"two", b"three"]
        assert await log.read("AAAA", after=2) == [b"three"]
        assert await log.read("CCCC") == []
        assert await log.tables() == ["AAAA", "BBBB"]
        await log.close()

    asyncio.run(write())
    asyncio.run(read())


@pytest.mark.parametrize("after", [0, 2, 7])
def test_an_append_that_expects_another_sequence_writes_nothing(store: Store, after: int) -> None:
    async def main() -> None:
        log = await store.open()
        await log.append("AAAA", 0, [b"one"])
        with pytest.raises(Conflict):
            await log.append("AAAA", after, [b"mine"])
        assert await log.read("AAAA") == [b"one"]
        await log.append("AAAA", 1, [b"two"])
        assert await log.read("AAAA") == [b"one", b"two"]
        await log.close()

    asyncio.run(main())


def test_two_logs_on_one_store_fence_each_other(store: Store) -> None:
    async def main() -> None:
        first, second = await store.open(), await store.open()
        await first.append("AAAA", 0, [b"one"])
        outcomes = await asyncio.gather(
            first.append("AAAA", 1, [b"mine"]), second.append("AAAA", 1, [b"yours"]), return_exceptions=True
        )
        assert {type(outcome) for outcome in outcomes} == {type(None), Conflict}
        assert len(await first.read("AAAA")) == 2
        await first.close()
        await second.close()

    asyncio.run(main())


def test_appends_that_wait_together_share_commits(store: Store) -> None:
    async def main() -> None:
        log = await store.open()
        await asyncio.gather(*(log.append(f"T{number}", 0, [b"one"]) for number in range(400)))
        assert log.commits < 100
        assert len(await log.tables()) == 400
        await log.close()

    asyncio.run(main())


def test_events_are_kept_that_are_appended_while_others_are_committed(store: Store) -> None:
    async def main() -> None:
        log = await store.open()
        await log.append("AAAA", 0, [b"one"])
        waiting = []
        for number in range(60):
            waiting += [log.append(f"T{number}", 0, [b"one"]), log.append("AAAA", number + 1, [b"more"])]
            await asyncio.sleep(0.0005)
        await asyncio.gather(*waiting)
        assert len(await log.tables()) == 61
        assert len(await log.read("AAAA")) == 61
        await log.close()

    asyncio.run(main())


def test_an_idle_log_commits_at_once_and_a_busy_one_a_little_later(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(groups, "SPACING", 60.0)

    async def main() -> None:
        log = await store.open()
        await log.append("AAAA", 0, [b"one"])
        waiting = [log.append("AAAA", 1, [b"two"])]
        for _ in range(3):
            await asyncio.sleep(0)
        waiting.append(log.append("BBBB", 0, [b"one"]))
        await log.close()
        await asyncio.gather(*waiting)
        assert log.commits == 2

    asyncio.run(main())


def test_nobody_waits_with_the_log_for_a_commit(store: Store) -> None:
    """Neither the event loop nor who reads; what is appended meanwhile shares the next commit, in order."""

    async def main() -> None:
        log = await store.open()
        await log.append("AAAA", 0, [b"one"])
        async with store.blocked():
            order: list[int] = []
            waiting = [log.append("AAAA", 1, [b"two"])]
            longest = 0.0
            for number in range(30):
                begun = time.perf_counter()
                await asyncio.sleep(0.005)
                longest = max(longest, time.perf_counter() - begun)
                waiting.append(log.append(f"T{number}", 0, [b"one"]))
            assert longest < 1.0
            assert await log.read("AAAA") == [b"one"]
            assert await log.tables() == ["AAAA"]
            assert not any(durable.done() for durable in waiting)
            for number, durable in enumerate(waiting):
                durable.add_done_callback(functools.partial(lambda number, _: order.append(number), number))
        await asyncio.gather(*waiting)
        assert log.commits == 3
        assert order == sorted(order)
        assert await log.read("AAAA") == [b"one", b"two"]
        await log.close()

    asyncio.run(main())


def test_what_waits_for_a_commit_is_committed_before_the_log_closes(store: Store) -> None:
    async def main() -> None:
        log = await store.open()
        await log.append("AAAA", 0, [b"one"])
        waiting = log.append("AAAA", 1, [b"two"])
        await log.close()
        await waiting
        again = await store.open()
        assert await again.read("AAAA") == [b"one", b"two"]
        await again.close()

    asyncio.run(main())


def test_a_conflict_in_a_group_spares_the_others(store: Store) -> None:
    async def main() -> None:
        log = await store.open()
        outcomes = await asyncio.gather(
            *(log.append(f"T{number}", 1 if number == 5 else 0, [b"one"]) for number in range(10)),
            return_exceptions=True,
        )
        assert [number for number, outcome in enumerate(outcomes) if outcome is not None] == [5]
        assert len(await log.tables()) == 9
        await log.close()

    asyncio.run(main())


@pytest.mark.parametrize("after", [0, 1, 3])
def test_a_conflict_among_tables_that_go_on_spares_the_others(store: Store, after: int) -> None:
    async def main() -> None:
        log = await store.open()
        await asyncio.gather(*(log.append(f"T{number}", 0, [b"one", b"two"]) for number in range(5)))
        outcomes = await asyncio.gather(
            *(log.append(f"T{number}", after if number == 3 else 2, [b"three"]) for number in range(5)),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None)] * 3 + [Conflict, type(None)]
        assert [len(await log.read(f"T{number}")) for number in range(5)] == [3, 3, 3, 2, 3]
        await log.close()

    asyncio.run(main())


def test_a_closed_log_takes_nothing(store: Store) -> None:
    async def main() -> None:
        log = await store.open()
        await log.close()
        with pytest.raises(LogUnavailable):
            await log.append("AAAA", 0, [b"one"])

    asyncio.run(main())


def test_any_bytes_are_kept_with_their_times(store: Store) -> None:
    bodies = [b"", bytes(range(256)), b"x" * 300_000]

    async def main() -> None:
        log = await store.open()
        began = time.time()
        await log.append("AAAA", 0, bodies)
        assert await log.read("AAAA") == bodies
        times = await log.times("AAAA")
        assert len(times) == len(bodies)
        assert all(began - 0.1 < written < time.time() + 0.1 for written in times)
        await log.close()

    asyncio.run(main())


def test_who_has_leased_a_table_goes_on_with_it(store: Store) -> None:
    async def main() -> None:
        first = await store.open()
        await first.lease("AAAA")
        await first.append("AAAA", 0, [b"one"])
        await first.lease("AAAA")
        await first.append("AAAA", 1, [b"two"])
        first.release("AAAA")
        await first.lease("AAAA")
        await first.append("AAAA", 2, [b"three"])
        await first.close()
        second = await store.open()
        await second.lease("AAAA")
        await second.append("AAAA", 3, [b"four"])
        assert await second.read("AAAA") == [b"one", b"two", b"three", b"four"]
        await second.close()

    asyncio.run(main())


def test_what_is_dropped_or_rewritten_is_gone_and_nothing_else_is(store: Store) -> None:
    async def main() -> None:
        log = await store.open()
        for code in ("AAAA", "BBBB", "CCCCCCCCCC"):
            await log.append(code, 0, [b"secret-of-" + code.encode(), b"two", b"three"])
        assert await log.quiet(time.time() - 60) == []
        assert await log.quiet(time.time() + 60) == ["AAAA", "BBBB"]
        await log.drop("AAAA")
        await log.rewrite("BBBB", {1: b"one", 3: b"3"})
        assert [await log.read(code) for code in ("AAAA", "BBBB")] == [[], [b"one", b"two", b"3"]]
        assert (await log.tables(), await log.count()) == (["BBBB", "CCCCCCCCCC"], 1)
        await log.append("BBBB", 3, [b"four"])
        await log.append("AAAA", 0, [b"anew"])
        await log.close()
        with pytest.raises(LogUnavailable):
            await log.drop("BBBB")

    asyncio.run(main())
    assert asyncio.run(store.events()) == [
        ("AAAA", 1, b"anew"),
        *(("BBBB", number, body) for number, body in enumerate([b"one", b"two", b"3", b"four"], 1)),
        *(("CCCCCCCCCC", number, body) for number, body in enumerate([b"secret-of-CCCCCCCCCC", b"two", b"three"], 1)),
    ]


def test_a_beat_is_no_event(store: Store) -> None:
    async def main() -> None:
        log = await store.open()
        await asyncio.gather(log.beat(), log.append("AAAA", 0, [b"one"]), log.beat())
        assert await log.tables() == ["AAAA"]
        assert await log.read("AAAA") == [b"one"]
        async with store.blocked():
            waiting = log.append("AAAA", 1, [b"two"])
            await asyncio.sleep(0.01)
            beating = log.beat()
            await asyncio.sleep(0.01)
            assert not beating.done()
        await asyncio.gather(waiting, beating)
        await log.close()

    asyncio.run(main())


def test_every_house_has_a_secret_of_its_own_and_keeps_it(store: Store, another_store: Store) -> None:
    async def secret_of(store: Store) -> bytes:
        log = await store.open()
        await log.close()
        return log.secret

    secret = asyncio.run(secret_of(store))
    assert len(secret) == 32
    assert asyncio.run(secret_of(store)) == secret
    assert asyncio.run(secret_of(another_store)) != secret
