"""Reports on the rules of tables are made beside play, one after the other, in a process that ends with the house."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import subprocess
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from biberbau.games import game_named
from biberbau.laboratory.wanted import Wanted
from biberbau.server.protocol import ReportPart
from biberbau.server.refusals import NotAllowed
from biberbau.server.report_api import LEAST_MATCHES, WEIGHT, choices_of, players_allowed
from biberbau.server.review import desk, measuring
from biberbau.server.review.desk import REPORTS, Desk
from biberbau.server.review.kept import Kept
from biberbau.server.review.measuring import COMMAND, Measurement
from biberbau.server.review.tasks import Measuring
from biberbau.server.socket.limits import AddressBook, Limits
from biberbau.server.warmup.warming import Warming
from tests.server.running import running_house
from tests.server.warmed import all_ready, ready

ENDS = 60.0
"""Seconds within which a process ends that should."""
USUAL = next(option.default for option in game_named("daumen-drauf").options if option.key == "games")
SHORT = "options=games:1&matches=20"


def asked(address: str, question: str, method: str = "GET") -> Any:
    """Ask the house about a report."""
    request = urllib.request.Request(f"{address}api/reports/{question}", method=method)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def refused(address: str, question: str, method: str = "GET") -> tuple[str, dict[str, Any]]:
    """Return why the house refuses something."""
    with pytest.raises(urllib.error.HTTPError) as problem:
        asked(address, question, method)
    with problem.value as answer:
        reason = json.load(answer)["reason"]
        return reason["message"], reason["arguments"]


@pytest.mark.long
def test_a_report_is_made_told_kept_and_found_by_the_next_process(tmp_path: Path) -> None:
    question = f"daumen-drauf?{SHORT}"
    kept = [Kept(tmp_path / "reports.sqlite3") for _ in range(2)]
    with running_house(tmp_path, kept_reports=kept[0]) as running:
        offer = asked(running.address, question)
        assert not offer["part"]["begun"]
        assert (offer["least"], offer["most"], offer["seats"], offer["choices"]) == (2, 7, 2, [100, 300, 1000])
        assert refused(running.address, f"daumen-drauf/file?{SHORT}")[0] == "refusal-report-not-done"
        part, heard = asked(running.address, question, "POST")["part"], [0]
        while not part["complete"]:
            assert part["begun"]
            part = asked(running.address, f"{question}&known={part['done']}")["part"]
            heard.append(part["done"])
        assert heard == sorted(heard)
        assert len(set(heard)) > 2
        written = asked(running.address, f"daumen-drauf/file?{SHORT}")
    with running_house(tmp_path, kept_reports=kept[1]) as running:
        again = asked(running.address, question, "POST")["part"]
        assert not running.house.reports.under_way
    assert again["report"] == part["report"]
    assert part["report"] == written
    assert written["against"]["options"]["games"] == "1"
    assert {one["key"] for one in written["against"]["differences"]} > {"length", "rounds", "spread"}
    assert (written["options"]["games"], written["matches"]) == (USUAL, 20)


@pytest.mark.parametrize(
    ("question", "message", "said"),
    [
        ("constants=bevers:6", "constant-unknown", {"key": "bevers"}),
        ("constants=beavers:17", "constant-bounds", {"most": "16"}),
        ("constants=copies:1", "constants-too-few", {"players": 6}),
        ("options=rounds:99", "refusal-report-impossible", {}),
        ("options=round:1", "refusal-report-impossible", {}),
        ("seats=9", "refusal-report-seats", {"least": 2, "most": 6, "seats": 9}),
        ("seats=-1", "refusal-report-seats", {"least": 2}),
        ("constants=most_players:3&seats=4", "refusal-report-seats", {"most": 3}),
        ("matches=19", "refusal-report-matches", {"least": 20, "most": 500}),
        ("matches=501", "refusal-report-matches", {"most": 500}),
        ("matches=many", "refusal-report-matches", {"most": 500}),
        ("matches=51&bots=search", "refusal-report-matches", {"least": 20, "most": 50}),
        ("bots=uniform", "refusal-report-players", {"players": "careful, search"}),
    ],
)
def test_what_cannot_be_asked_is_named(few: str, question: str, message: str, said: dict[str, Any]) -> None:
    for method in ("GET", "POST"):
        found, arguments = refused(few, f"biber-gang?{question}", method)
        assert found == message
        assert {key: arguments[key] for key in said} == said


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house with short reports."""
    limits = Limits(report_matches=500, errand_burst=1000)
    with running_house(tmp_path_factory.mktemp("few"), limits) as running:
        yield running.address


@pytest.mark.parametrize(
    ("most", "choices", "searching"),
    [
        (0, [], []),
        (19, [], []),
        (50, [50], []),
        (250, [100, 250], [20, 25]),
        (500, [100, 300, 500], [20, 50]),
        (5000, [100, 300, 1000], [20, 50, 100]),
    ],
)
def test_so_many_matches_are_offered_as_a_house_makes(most: int, choices: list[int], searching: list[int]) -> None:
    assert (choices_of(most), choices_of(most, "search")) == (choices, searching)
    assert players_allowed(most) == (["careful", "search"] if searching else ["careful"])


def test_a_house_that_makes_no_reports_says_so(tmp_path: Path) -> None:
    with running_house(tmp_path, Limits(report_matches=LEAST_MATCHES - 1)) as running:
        assert asked(running.address, "beanie")["choices"] == []
        assert refused(running.address, "beanie", "POST")[0] == "refusal-report-off"


@pytest.mark.long
def test_whoever_has_asked_for_too_many_new_reports_still_has_those_that_are_there(tmp_path: Path) -> None:
    kept = Kept()
    done = Measuring("biber-gang", "", (), 2, 300)
    kept.note(done)
    kept.keep(done, gzip.compress(msgspec.json.encode(ReportPart(True, 420, 420, 0, True, None))))
    with running_house(tmp_path, Limits(reports_per_hour=1, errand_burst=1000), kept_reports=kept) as running:
        questions = [f"biber-gang?seats={seats}" for seats in (2, 2, 3, 3, 2, 3)]
        assert all(asked(running.address, question, "POST")["part"]["begun"] for question in questions)
        assert refused(running.address, "biber-gang?seats=4", "POST") == ("refusal-report-too-often", {"most": 1})
        assert asked(running.address, "biber-gang?seats=2", "POST")["part"]["done"] == 420
        assert len(running.house.reports.under_way) == 1


def test_an_address_has_so_many_new_reports_in_an_hour(tmp_path: Path) -> None:
    now = 0.0
    book = AddressBook(Limits(reports_per_hour=2), lambda: now)
    assert [book.may_measure("here") for _ in range(3)] == [True, True, False]
    assert book.may_measure("there")
    now = 1800.0
    assert [book.may_measure("here") for _ in range(2)] == [True, False]


def test_reports_of_those_who_think_count_as_several() -> None:
    book = AddressBook(Limits(reports_per_hour=9), lambda: 0.0)
    assert [book.may_measure("here", WEIGHT) for _ in range(3)] == [True, True, False]
    assert [book.may_measure("here") for _ in range(2)] == [True, False]
    few = AddressBook(Limits(reports_per_hour=2), lambda: 0.0)
    assert [few.may_measure("here", WEIGHT) for _ in range(2)] == [True, False]


@contextlib.asynccontextmanager
async def reports(warming: Warming) -> AsyncIterator[Desk]:
    """A desk at which reports are made."""
    found = Desk(Kept(), warming.of, lambda: False, REPORTS)
    working = asyncio.create_task(found.run())
    try:
        yield found
    finally:
        working.cancel()
        await asyncio.to_thread(found.close)


async def refusal_of(question: Awaitable[object]) -> str:
    """Return why a question is refused."""
    with pytest.raises(NotAllowed) as problem:
        await question
    return problem.value.sentence.message


def task(matches: int = 20, constants: str = "") -> Measuring:
    return Measuring("daumen-drauf", constants, (("games", "1"),), 2, matches)


@pytest.mark.long
def test_a_process_that_is_killed_fails_its_report_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def followed(table: Desk) -> None:
        while await table.look_on(task(), 10_000) is not None:
            pass

    async def killed() -> None:
        async with reports(ready()) as table:
            await table.look(task(), 0, "one")
            work = table.under_way[task().name].work
            assert isinstance(work, Measurement)
            while work.process is None:
                await asyncio.sleep(0.01)
            work.process.kill()
            monkeypatch.setattr(desk, "PATIENCE", ENDS)
            assert await refusal_of(followed(table)) == "refusal-report-failed"
            assert table.kept.unfinished() == []
            assert await refusal_of(table.look_on(task(), 0)) == "refusal-report-failed", "whoever asks later hears why"
            monkeypatch.setattr(desk, "PATIENCE", 0.01)
            table.try_again(task())
            assert await table.look_on(task(), 0) is None
            await table.look(task(), 0, "one")
            assert table.under_way, "whoever asks again has it begun again"

    asyncio.run(killed())


def test_one_is_made_after_the_other_and_nobody_fills_the_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[int] = []

    def step(self: Measurement) -> bool:
        order.append(self.task.matches)
        return order.count(self.task.matches) < 3

    monkeypatch.setattr(Measurement, "step", step)
    monkeypatch.setattr(desk, "PATIENCE", 0.01)

    async def filled() -> None:
        warming = Warming()
        async with reports(warming) as table:
            for matches in (20, 21):
                await table.look(task(matches), 0, "one")
            with pytest.raises(NotAllowed, match="refusal-report-too-many"):
                await table.look(task(22), 0, "one")
            await table.look(task(20), 0, "one")
            for other in range(REPORTS.most - 2):
                await table.look(task(100 + other), 0, f"other {other}")
            with pytest.raises(NotAllowed, match="refusal-report-busy"):
                await table.look(task(22), 0, "last")
            all_ready(warming)
            while table.under_way:
                await asyncio.sleep(0.01)

    asyncio.run(filled())
    assert order[:6] == [20, 20, 20, 21, 21, 21]


@pytest.mark.long
def test_the_process_ends_with_who_asked_and_with_the_desk() -> None:
    wanted = Wanted("daumen-drauf", "", {"games": "1"}, 2, 1000, "careful", 600)
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(wanted.written().encode() + b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline()) == {"done": 0, "of": 2 * (1000 + 3 * 40 + 2 * 40)}
        # Whoever stops a house may say so to all of its processes; this one goes on until the house is gone.
        process.terminate()
        process.stdin.write(b"\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["done"] > 0
        process.stdin.close()
        assert process.wait(ENDS) == 1

    async def closed() -> Measurement:
        async with reports(ready()) as table:
            await table.look(task(1000), 0, "one")
            work = table.under_way[task(1000).name].work
            assert isinstance(work, Measurement)
            while work.process is None:
                await asyncio.sleep(0.01)
        return work

    ended = asyncio.run(closed())
    assert ended.process is not None
    assert ended.process.poll() is not None


def exhaust(work: Measurement) -> None:
    """Do all of it."""
    while work.step():
        pass


@pytest.mark.long
def test_a_report_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "MOST_SECONDS", 1)
    work = Measurement(task(1000))
    with pytest.raises(NotAllowed, match="refusal-report-too-long"):
        exhaust(work)


def test_what_was_begun_under_another_name_is_not_begun_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(tmp_path / "reports.sqlite3")
    kept.note(task())
    assert kept.unfinished() == [task()]
    monkeypatch.setattr("biberbau.server.review.tasks.REPORT", "report/99 ")
    assert kept.unfinished() == []
    monkeypatch.undo()
    assert kept.unfinished() == []
    kept.close()
