"""The desk of a house does reviews by turns, gives way to whoever plays, and keeps what it has found."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import biberbau
from biberbau.games import game_named
from biberbau.reviews.choices import Choice
from biberbau.reviews.result import Decision
from biberbau.reviews.reviewing import Reviewing
from biberbau.server import beside
from biberbau.server.beside import kept_running
from biberbau.server.refusals import NotAllowed
from biberbau.server.relay.neighbours import Neighbours
from biberbau.server.review import desk, work
from biberbau.server.review.desk import Desk
from biberbau.server.review.kept import Kept
from biberbau.server.review.tasks import AnyTask, Task
from biberbau.server.review.work import AnyWork, Work
from biberbau.server.warmup.warming import Warming
from tests.reviews.matches import short_record
from tests.server.haste import POLITE
from tests.server.patience import within
from tests.server.running import running_house
from tests.server.test_damage import PAGE, spoil_page
from tests.server.warmed import all_ready, ready

GANG = game_named("biber-gang")
RECORD = short_record(GANG, 2, 3)


def test_what_was_found_is_kept_and_what_was_not_starts_again(tmp_path: Path) -> None:
    done, begun = Task(str(RECORD), 0), Task(str(RECORD), 1)
    kept = Kept(tmp_path / "reviews.sqlite3")
    kept.note(done)
    kept.keep(done, b"found")
    kept.note(begun)
    assert {path.stat().st_mode & 0o077 for path in tmp_path.iterdir()} == {0}
    kept.close()
    again = Kept(tmp_path / "reviews.sqlite3")
    assert again.find(done) == b"found"
    assert again.find(begun) is None
    assert again.unfinished() == [begun]
    again.close()


def test_with_too_many_reviews_those_go_for_which_nobody_asks_and_none_that_is_not_done() -> None:
    match = biberbau.Match("biber-gang", seats=4, seed=3)
    tasks = [Task(match.record, seat) for seat in range(4)]
    kept = Kept(most=2)
    for task in tasks:
        kept.note(task)
    for task in tasks[1:]:
        kept.keep(task, b"found")
        assert kept.find(tasks[1]) == b"found", "somebody asks for it time and again"
    assert kept.find(tasks[2]) is None
    assert kept.find(tasks[3]) == b"found"
    assert kept.unfinished() == [tasks[0]], "the oldest is still to be done"
    kept.close()


def test_other_reviewers_findings_are_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    task = Task(str(RECORD), 0)
    kept = Kept(tmp_path / "reviews.sqlite3")
    kept.note(task)
    kept.keep(task, b"found")
    kept.close()
    monkeypatch.setattr("biberbau.server.review.kept.REVIEWER", 99)
    again = Kept(tmp_path / "reviews.sqlite3")
    assert again.find(task) is None
    assert again.unfinished() == []
    again.close()


def test_a_file_that_cannot_be_used_is_no_reason_not_to_open(tmp_path: Path) -> None:
    (tmp_path / "reviews.sqlite3").write_bytes(b"this is no database, whatever its name says\n" * 100)
    kept = Kept(tmp_path / "reviews.sqlite3")
    task = Task(str(RECORD), 0)
    kept.note(task)
    kept.keep(task, b"found")
    assert kept.find(task) == b"found"
    kept.close()


def test_a_file_that_is_damaged_is_begun_anew(tmp_path: Path) -> None:
    """As on a card of flash memory that is worn out."""
    path = tmp_path / "reviews.sqlite3"
    damaged, other = Task(str(RECORD), 0), Task(str(RECORD), 1)
    kept = Kept(path)
    kept.keep(damaged, os.urandom(10 * PAGE))
    kept.close()
    pages = path.stat().st_size // PAGE
    for number in range(pages - 5, pages):
        spoil_page(path, number)
    again = Kept(path)
    assert again.find(damaged) is None
    assert again.unfinished() == []
    again.keep(other, b"found")
    again.close()
    assert Kept(path).find(other) == b"found"


def test_first_findings_come_before_a_longer_review_is_done_and_live_tables_halve_the_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every task gets a piece done in turn; while somebody plays, the desk rests as long as it works.

    While nobody plays, a second thread helps.
    """
    rests: list[tuple[float, bool]] = []
    threads: dict[bool, set[str]] = {True: set(), False: set()}
    order: list[int | None] = []
    step = Work.step
    playing = True

    def counted(self: Work) -> bool:
        nonlocal playing
        order.append(self.task.seat)
        # The match at the table ends while this piece is done.
        playing = playing and len(order) < 8
        return step(self)

    monkeypatch.setattr(Work, "step", counted)
    monkeypatch.setattr("biberbau.reviews.reviewing.usual_playouts", lambda game: 200)

    judge = Reviewing.judge

    def judged(self: Reviewing, choice: Choice) -> Decision:
        threads[playing].add(threading.current_thread().name.partition("_")[0])
        return judge(self, choice)

    monkeypatch.setattr(Reviewing, "judge", judged)

    async def reviewed() -> None:
        sleep = asyncio.sleep

        async def rest(seconds: float) -> None:
            if asyncio.current_task() is not working:
                await sleep(seconds)
                return
            rests.append((seconds, playing))
            await sleep(0)

        monkeypatch.setattr("biberbau.server.review.desk.asyncio.sleep", rest)
        table = Desk(Kept(), ready().of, lambda: playing)
        tasks = [Task(str(RECORD), seat) for seat in (0, 1)]
        looks = asyncio.gather(*(table.look(task, 0, "one") for task in tasks))
        # Both are wanted before anything is done, however slowly they are noted.
        while table.queue.qsize() < len(tasks):
            await sleep(0.01)
        working = asyncio.create_task(table.run())
        await looks
        while table.under_way:
            await asyncio.gather(*(table.look(task, 10_000, "one") for task in tasks))
        working.cancel()
        table.close()

    asyncio.run(reviewed())
    # Who is first is whose note is found first, by one thread or the other.
    assert order[:6] in ([0, 1, 0, 1, 0, 1], [1, 0, 1, 0, 1, 0])
    assert not [(seconds, playing) for seconds, playing in rests if (seconds > 0) != playing]
    assert {playing for _, playing in rests} == {True, False}
    assert threads[True] == {"review"}
    assert threads[False] == {"review", "beside"}


def test_while_somebody_plays_the_desks_of_a_house_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of them works and rests, and the other waits: half a core for both together."""
    worked: list[tuple[str, float, float]] = []
    step = Work.step

    def timed(self: Work) -> bool:
        began = time.monotonic()
        more = step(self)
        worked.append((self.task.name, began, time.monotonic()))
        return more and len(worked) < 12

    monkeypatch.setattr(Work, "step", timed)
    monkeypatch.setattr("biberbau.reviews.reviewing.usual_playouts", lambda game: 200)

    async def reviewed() -> None:
        turns = asyncio.Lock()
        desks = [Desk(Kept(), ready().of, lambda: True, turns=turns) for _ in range(2)]
        tasks = [Task(str(RECORD), seat) for seat in (0, 1)]
        working = [asyncio.create_task(one.run()) for one in desks]
        await asyncio.gather(*(one.make(task) for one, task in zip(desks, tasks, strict=True)))
        for task, one in zip(working, desks, strict=True):
            task.cancel()
            one.close()

    asyncio.run(reviewed())
    first, second = ([one for one in worked if one[0] == name] for name in sorted({name for name, *_ in worked}))
    assert min(len(first), len(second)) > 2, "each has its turn"
    for (_, began, ended), (_, following, _) in pairwise(worked):
        assert following >= ended + (ended - began), "after each piece comes a rest as long, whoever is next"


def test_the_threads_of_a_desk_give_way(monkeypatch: pytest.MonkeyPatch) -> None:
    priorities: list[int] = []

    def noted(self: Work) -> bool:
        priorities.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        return False

    monkeypatch.setattr(Work, "step", noted)
    # Elsewhere in these tests it gives way to nobody.
    monkeypatch.setattr(desk, "POLITE", POLITE)

    async def made() -> None:
        table = Desk(Kept(), ready().of, lambda: False)
        working = asyncio.create_task(table.run())
        await table.make(Task(str(RECORD), 0))
        working.cancel()
        table.close()

    asyncio.run(made())
    own = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    assert POLITE > 0
    assert priorities == [max(own, POLITE)]


def test_a_review_that_cannot_be_told_of_or_kept_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    part, note, drop, was_noted = Work.part, Kept.note, Kept.drop, threading.Event()

    def noted(self: Kept, task: AnyTask) -> None:
        note(self, task)
        was_noted.set()

    def told(self: Work, *where: Any) -> Any:
        if self.task.seat == 0:
            # Else whoever notes it late would forget it again.
            was_noted.wait(10)
            raise RuntimeError("this part cannot be written")
        return part(self, *where)

    def dropped(self: Kept, task: AnyTask) -> None:
        drop(self, task)
        raise RuntimeError("the file of reviews is gone")

    monkeypatch.setattr(Work, "step", lambda self: False)
    monkeypatch.setattr(Work, "part", told)
    monkeypatch.setattr(Kept, "note", noted)
    monkeypatch.setattr(Kept, "drop", dropped)

    async def made() -> None:
        table = Desk(Kept(), ready().of, lambda: False)
        working = asyncio.create_task(table.run())
        async with asyncio.timeout(60):
            with pytest.raises(NotAllowed, match="refusal-review-failed"):
                await table.make(Task(str(RECORD), 0))
            await table.make(Task(str(RECORD), 1))
        assert not table.under_way
        assert await table.done(Task(str(RECORD), 1))
        working.cancel()
        table.close()

    asyncio.run(made())


def test_what_is_done_before_it_was_noted_is_kept_and_what_failed_is_not_begun_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended, note, keep, drop = threading.Event(), Kept.note, Kept.keep, Kept.drop

    def late(self: Kept, task: AnyTask) -> None:
        assert ended.wait(60)
        note(self, task)

    def kept_now(self: Kept, task: AnyTask, body: bytes) -> None:
        keep(self, task, body)
        ended.set()

    def dropped_now(self: Kept, task: AnyTask) -> None:
        drop(self, task)
        ended.set()

    def step(self: Work) -> bool:
        if self.task.seat == 1:
            raise NotAllowed("refusal-review-too-long")
        return False

    for name, one in (("note", late), ("keep", kept_now), ("drop", dropped_now)):
        monkeypatch.setattr(Kept, name, one)
    monkeypatch.setattr(Work, "step", step)

    async def made() -> None:
        table = Desk(Kept(), ready().of, lambda: False)
        working = asyncio.create_task(table.run())
        await within(60, table.make(Task(str(RECORD), 0)))
        assert await table.done(Task(str(RECORD), 0))
        ended.clear()
        with pytest.raises(NotAllowed, match="refusal-review-too-long"):
            await within(60, table.make(Task(str(RECORD), 1)))
        assert table.kept.unfinished() == []
        working.cancel()
        table.close()

    asyncio.run(made())


def test_a_desk_that_begins_again_goes_on_with_what_was_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    failures = iter([RuntimeError("nobody knows whether anybody plays")])

    def playing() -> bool:
        for failure in failures:
            raise failure
        return False

    monkeypatch.setattr(beside, "PAUSE", 0.01)
    monkeypatch.setattr(Work, "step", lambda self: False)

    async def made() -> None:
        table = Desk(Kept(), ready().of, playing)
        working = asyncio.create_task(kept_running(table.run))
        async with asyncio.timeout(60):
            await asyncio.gather(*(table.make(Task(str(RECORD), seat)) for seat in (0, 1)))
        working.cancel()
        table.close()

    asyncio.run(made())


def test_in_a_house_of_several_processes_others_may_always_be_playing(tmp_path: Path) -> None:
    with running_house(tmp_path) as running:
        house = running.house
        assert not house.reviews.busy()
        house.neighbours = Neighbours(tmp_path, 1, 2)
        try:
            assert house.reviews.busy()
            assert house.reports.busy()
        finally:
            house.neighbours = None


def test_a_review_never_begins_before_it_is_compiled_nor_on_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[str] = set()

    def named(self: Work) -> bool:
        threads.add(threading.current_thread().name)
        return False

    monkeypatch.setattr(Work, "step", named)

    async def waited() -> None:
        warming = Warming()
        table = Desk(Kept(), warming.of, lambda: False)
        monkeypatch.setattr(desk, "PATIENCE", 0.05)
        working = asyncio.create_task(table.run())
        await table.look(Task(str(RECORD), 0), 0, "one")
        assert not threads
        all_ready(warming)
        while table.under_way:
            await asyncio.sleep(0.01)
        working.cancel()
        table.close()

    asyncio.run(waited())
    assert all(name.startswith("review") for name in threads)


def test_reviews_of_a_game_that_are_being_compiled_hold_up_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[str] = set()

    def noted(task: AnyTask) -> AnyWork:
        threads.add(threading.current_thread().name)
        return work.begun(task)

    monkeypatch.setattr(desk, "begun", noted)
    monkeypatch.setattr(Work, "step", lambda self: False)

    async def made() -> None:
        warming = ready()
        warming.games["biber-gang"].reviews.clear()
        kept = Kept()
        kept.note(Task(str(RECORD), 1))
        table = Desk(kept, warming.of, lambda: False)
        working = asyncio.create_task(table.run())
        first = asyncio.create_task(table.make(Task(str(RECORD), 0)))
        while len(table.under_way) < 2:
            await asyncio.sleep(0.01)
        await within(60, table.make(Task(str(short_record(game_named("daumen-drauf"), 2, 3)), 0)))
        assert not first.done()
        warming.games["biber-gang"].reviews.set()
        await within(60, first)
        working.cancel()
        table.close()

    asyncio.run(made())
    assert threading.main_thread().name not in threads


def test_nobody_fills_the_desk_and_endless_matches_are_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "MOST_MOMENTS", 3)
    monkeypatch.setattr(desk, "PATIENCE", 0.05)

    async def asked() -> None:
        warming = Warming()
        table = Desk(Kept(), warming.of, lambda: False)
        records = [str(short_record(GANG, 2, seed)) for seed in range(desk.MOST_OF_ONE + 1)]
        for record in records[:-1]:
            await table.look(Task(record, 0), 0, "one")
        with pytest.raises(NotAllowed, match="refusal-review-too-many"):
            await table.look(Task(records[-1], 0), 0, "one")
        await table.look(Task(records[-1], 0), 0, "another")
        monkeypatch.setattr(desk, "PATIENCE", 20.0)
        working = asyncio.create_task(table.run())
        waiting = asyncio.create_task(table.look(Task(records[0], 0), 0, "one"))
        all_ready(warming)
        with pytest.raises(NotAllowed, match="refusal-review-too-long"):
            await waiting
        while table.under_way:
            await asyncio.sleep(0.01)
        assert table.kept.unfinished() == []
        working.cancel()
        table.close()

    asyncio.run(asked())


def test_what_an_earlier_process_left_keeps_the_house_from_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Work, "step", lambda self: False)

    async def made() -> None:
        warming = Warming()
        kept = Kept()
        *left, wanted = (Task(str(short_record(GANG, 2, seed)), 0) for seed in range(desk.MOST_OF_ONE + 1))
        for task in left:
            kept.note(task)
        table = Desk(kept, warming.of, lambda: False)
        working = asyncio.create_task(table.run())
        while len(table.under_way) < len(left):
            await asyncio.sleep(0.01)
        making = asyncio.create_task(table.make(wanted))
        while wanted.name not in table.under_way:
            assert not making.done(), making.exception()
            await asyncio.sleep(0.01)
        all_ready(warming)
        await within(60, making)
        working.cancel()
        table.close()

    asyncio.run(made())
