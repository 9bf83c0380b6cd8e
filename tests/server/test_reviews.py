"""Matches that are over are reviewed beside play, for whoever may look back at them; what was found is kept."""

from __future__ import annotations

import asyncio
import json
import os
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from itertools import islice, pairwise
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

import biberbau
from biberbau.bots import theme_of
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.record import parse_record, record_of, replay_steps
from biberbau.games import game_named
from biberbau.reviews.choices import Choice
from biberbau.reviews.luck import luck_of
from biberbau.reviews.result import Decision
from biberbau.reviews.reviewing import Reviewing
from biberbau.server import beside
from biberbau.server.beside import kept_running
from biberbau.server.protocol import LuckPart, ReviewPart
from biberbau.server.refusals import NotAllowed
from biberbau.server.relay.neighbours import Neighbours
from biberbau.server.replay.forking import Moment, fork_of
from biberbau.server.replay.matches import dealt_by_record
from biberbau.server.review import desk, work
from biberbau.server.review.desk import Desk
from biberbau.server.review.kept import Kept
from biberbau.server.review.tasks import AnyTask, Task
from biberbau.server.review.work import AnyWork, Work
from biberbau.server.review_api import MATCHES_AT_ONCE
from biberbau.server.warmup.warming import Warming
from tests.contract.matches import every_game, new_match, play_on
from tests.reviews.matches import FEW, short_record
from tests.server.evening import finish_round, people, start
from tests.server.patience import within
from tests.server.running import running_house
from tests.server.served import Served

GANG = game_named("biber-gang")
RECORD = short_record(GANG, 2, 3)

T = TypeVar("T")


def fetch(address: str, path: str, body: bytes | None = None) -> Any:
    """Ask the house for what a review has found."""
    with urllib.request.urlopen(f"{address}api/reviews{path}", body, timeout=20) as answer:
        return json.load(answer)


def losses(address: str, *played: tuple[str, int]) -> Any:
    """Ask what was lost in some matches."""
    wanted = [{"record": record, "seat": seat} for record, seat in played]
    return fetch(address, "", json.dumps(wanted).encode())


def refused(address: str, path: str) -> str:
    """Return the reason for which a review is refused."""
    with pytest.raises(urllib.error.HTTPError) as problem:
        fetch(address, path)
    with problem.value as answer:
        reason: str = json.load(answer)["reason"]["message"]
        return reason


def whole(address: str, path: str) -> list[Any]:
    """Ask until all is found; return the answers."""
    parts: list[Any] = []
    first = 0
    while not parts or not parts[-1]["complete"]:
        parts.append(fetch(address, f"{path}?first={first}"))
        first += len(parts[-1].get("decisions", ()))
    return parts


@pytest.mark.long
def test_a_match_is_reviewed_once_it_is_over_and_found_again_by_the_next_process(tmp_path: Path) -> None:
    async def played(address: str) -> tuple[str, str]:
        async with people(address, "Anna", "Bert") as (anna, bert):
            await start([anna, bert], rounds="1")
            for what in ("0", "1", "luck"):
                reason = await asyncio.to_thread(refused, address, f"/{anna.code}/1/{what}")
                assert reason == "refusal-replay-not-over"
            await finish_round([anna, bert])
            return anna.code, str(anna.table["record"])

    with running_house(tmp_path) as running:
        code, record = asyncio.run(played(running.address))
        assert refused(running.address, f"/{code}/1/0/tries") == "refusal-review-not-done"
        parts = whole(running.address, f"/{code}/1/0")
        tries = fetch(running.address, f"/{code}/1/0/tries")["positions"]
        answers = [fetch(running.address, f"/{code}/1/0/tries/{position['step']}") for position in tries]
        assert refused(running.address, f"/{code}/1/0/tries/9999") == "refusal-review-no-position"
        luck = whole(running.address, f"/{code}/1/luck")[-1]
        lost, *unknown = losses(running.address, (record, 0), (record, 1), (record, 9), ("no record", 0))
        with pytest.raises(urllib.error.HTTPError, match="400"):
            losses(running.address, *[(record, 0)] * (MATCHES_AT_ONCE + 1))
        assert refused(running.address, f"/{code}/1/2") == "refusal-replay-no-eyes"
        assert refused(running.address, f"/{code}/2/0") == "refusal-replay-no-match"
        assert refused(running.address, "/record/0123456789abcdef/0") == "refusal-replay-record-gone"
    found = biberbau.review(record, seat=0)
    decisions = [decision for part in parts for decision in part["decisions"]]
    assert [decision["step"] for decision in decisions] == [decision.step for decision in found.decisions]
    for told, decision in zip(decisions, found.decisions, strict=True):
        assert [price["action"] for price in told["prices"]] == [price.action for price in decision.prices]
        assert told["lost"]["mean"] == pytest.approx(decision.lost.mean, abs=1e-4)
        assert told["fine"] == decision.fine
    assert parts[-1]["summary"]["mattered"] == [decision.step for decision in found.mattered]
    assert [position["step"] for position in tries] == parts[-1]["summary"]["mattered"][: len(tries)]
    sums = found.of_seat(0)
    assert (lost["decisions"], lost["fine"], unknown) == (sums.decisions, sums.fine, [None] * 3)
    for scale, mean in (("points", sums.points_lost), ("chance", sums.chance_lost)):
        each = [getattr(decision.taken, f"{scale}_behind").mean for decision in found.decisions]
        assert lost[scale]["total"] / sums.decisions == pytest.approx(mean, abs=1e-4)
        assert lost[scale]["squares"] == pytest.approx(sum(value * value for value in each), rel=1e-2, abs=1e-4)
    assert all(set(position) == {"step", "legal", "about"} for position in tries)
    for position, answer in zip(tries, answers, strict=True):
        assert answer["decision"] in decisions
        assert answer["decision"]["done"] in position["legal"]
        why = answer["decision"]["reasons"]
        assert position["about"] == (theme_of(GANG, why[0]["sentence"]["message"]) if why else None)
        assert len(position["legal"]) == answer["decision"]["legal"]
    for shares in luck["sums"]:
        parts_of = [shares[part] for part in ("start", "luck", "own", "others")]
        assert sum(parts_of) == pytest.approx(shares["result"], abs=1e-6)


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


@pytest.mark.long
def test_a_house_that_is_killed_goes_on_with_a_review_and_keeps_what_it_finds(tmp_path: Path) -> None:
    """Nobody asks for the review again: to ask what was lost begins none."""
    match = new_match(GANG, 2, {"rounds": "3"}, 5)
    for _ in play_on(match, FastStream(5)):
        pass
    record = str(record_of(match))

    async def asked(do: Callable[[str], T]) -> T:
        house = await Served.start(tmp_path)
        try:
            await house.warm()
            return await asyncio.to_thread(do, house.address)
        finally:
            await house.kill()

    def begin(address: str) -> Any:
        with urllib.request.urlopen(f"{address}api/replays", record.encode(), timeout=20) as answer:
            path = json.load(answer)["path"]
        while not (part := fetch(address, f"/{path}/0"))["decisions"]:
            time.sleep(0.1)
        return part

    def wait(address: str) -> Any:
        until = time.monotonic() + 300
        while (lost := losses(address, (record, 0))) == [None]:
            assert time.monotonic() < until
            time.sleep(0.2)
        return lost

    part = asyncio.run(asked(begin))
    assert not part["complete"]
    assert part["judged"] < part["total"]
    [lost] = asyncio.run(asked(wait))
    found = biberbau.review(record, seat=0).of_seat(0)
    assert (lost["decisions"], lost["fine"]) == (found.decisions, found.fine)
    assert lost["points"]["total"] == pytest.approx(found.decisions * found.points_lost, abs=1e-2)
    assert asyncio.run(asked(lambda address: losses(address, (record, 0)))) == [lost]


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


def ready() -> Warming:
    """Return a warming that has nothing left to do."""
    warming = Warming()
    warming.all_ready()
    return warming


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

    async def made() -> None:
        table = Desk(Kept(), ready().of, lambda: False)
        working = asyncio.create_task(table.run())
        await table.make(Task(str(RECORD), 0))
        working.cancel()
        table.close()

    asyncio.run(made())
    own = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    assert priorities == [max(own, desk.POLITE)]


def test_a_review_that_cannot_be_told_of_or_kept_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    part, drop = Work.part, Kept.drop

    def told(self: Work, *where: Any) -> Any:
        if self.task.seat == 0:
            raise RuntimeError("this part cannot be written")
        return part(self, *where)

    def dropped(self: Kept, task: AnyTask) -> None:
        drop(self, task)
        raise RuntimeError("the file of reviews is gone")

    monkeypatch.setattr(Work, "step", lambda self: False)
    monkeypatch.setattr(Work, "part", told)
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
        warming.all_ready()
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
        warming.all_ready()
        with pytest.raises(NotAllowed, match="refusal-review-too-long"):
            await waiting
        while table.under_way:
            await asyncio.sleep(0.01)
        assert table.kept.unfinished() == []
        working.cancel()
        table.close()

    asyncio.run(asked())


def test_luck_is_told_round_by_round_as_it_is_from_python() -> None:
    match = new_match(GANG, 2, {"rounds": "2"}, 5)
    for _ in play_on(match, FastStream(5)):
        pass
    record = record_of(match)
    luck = Work(Task(str(record), None))
    told = []
    while luck.step():
        part = luck.part(0, 0, False)
        assert isinstance(part, LuckPart)
        told.append(part)
    assert [len(part.rounds) for part in told] == [0, 1, 2]
    assert told[-1].judged == told[-1].total == len(record.actions)
    assert [vars_of(shares) for shares in told[-1].sums] == [vars(shares) for shares in luck_of(record, GANG).by_seat]


@every_game
def test_twin_worlds_are_told_alike_to_the_byte(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches go on from what a seat knew; of its first decision the page is told the same of both."""
    monkeypatch.setattr("biberbau.reviews.reviewing.usual_playouts", lambda game: FEW)
    record = parse_record(str(short_record(game, 3, 3)))
    differing = 0
    for match, seat, _ in islice(replay_steps(record, game), 3, 40, 6):
        if len(match.legal(seat)) < 2:
            continue
        action = game.format_action(match.legal(seat)[0])
        moment = Moment(len(match.actions), "dealt_anew", seat)
        worlds = [fork_of(dealt_by_record(record), moment, bytes([world] * 32)).position for world in range(2)]
        differing += worlds[0] != worlds[1]
        first, twin = (first_decision(game, world, seat, action) for world in worlds)
        assert first == twin
    assert differing > 2


def first_decision(game: Game, position: str, seat: int, action: str) -> bytes:
    """Return what the page is told of a seat's first decision in a match that goes on from a position."""
    match = Match.from_position(game, position, FastStream(1))
    match.apply(seat, game.parse_action(action))
    for _ in play_on(match, FastStream(2)):
        pass
    work = Work(Task(str(record_of(match)), seat))
    while not work.decisions:
        assert work.step()
    part = work.part(0, 0, False)
    assert isinstance(part, ReviewPart)
    assert part.decisions[0].done == action
    return msgspec.json.encode(part.decisions[0])


def vars_of(shares: Any) -> dict[str, float]:
    """Return the fields of a struct."""
    return {name: getattr(shares, name) for name in shares.__struct_fields__}


def test_what_is_not_begun_has_nothing_to_tell() -> None:
    part = Work(Task(str(RECORD), 1)).part(0, 2, False)
    assert isinstance(part, ReviewPart)
    assert (part.total, part.others, part.complete, part.decisions) == (0, 2, False, [])
