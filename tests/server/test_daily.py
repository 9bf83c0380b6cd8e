"""The position of a day is asked without its answer; what people chose is counted once, and outlives the process."""

from __future__ import annotations

import asyncio
import datetime
import json
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from biberbau.server import daily_api
from biberbau.server.refusals import NotAllowed
from biberbau.server.review import ahead, choices
from biberbau.server.review.choices import Choices
from biberbau.server.review.desk import Desk
from biberbau.server.review.kept import Kept
from biberbau.server.review.tasks import Daily, Task, task_written
from tests.server.running import running_house
from tests.server.test_damage import spoil_page
from tests.server.warmed import ready

GAME = "daumen-drauf"
DAY = datetime.date(2026, 11, 20)
TODAY = DAY - datetime.timedelta(1)
KEY = "0123456789abcdef0123456789abcdef"


def ask(address: str, path: str = "", choice: object = None) -> Any:
    """Ask the house about the positions of the days."""
    body = None if choice is None else json.dumps(choice).encode()
    with urllib.request.urlopen(f"{address}api/daily{path}", body, timeout=20) as answer:
        return json.load(answer)


def question_at(address: str, path: str) -> Any:
    """Ask until the position is chosen."""
    standing = ask(address, path)
    while standing["question"] is None:
        assert set(standing) == {"question", "others"}
        standing = ask(address, path)
    return standing["question"]


def refused(address: str, path: str, choice: object = None) -> str:
    """Return the reason for which the house refuses."""
    with pytest.raises(urllib.error.HTTPError) as problem:
        ask(address, path, choice)
    with problem.value as answer:
        return str(json.load(answer)["reason"]["message"])


@pytest.mark.long
def test_a_position_is_solved_and_each_browser_counts_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_api, "days_there_are", lambda: (DAY - datetime.timedelta(1), DAY))
    path = f"/{GAME}/{DAY}"
    with running_house(tmp_path) as running:
        assert ask(running.address) == {"first": "2026-11-19", "today": "2026-11-20"}
        for nowhere in ("/chess/2026-11-20", f"/{GAME}/2026-11-21", f"/{GAME}/2026-11-18", f"/{GAME}/today"):
            assert refused(running.address, nowhere) == "refusal-daily-no-day"
        question = question_at(running.address, path)
        assert set(question) == {"path", "seat", "step", "legal"}
        one, other = question["legal"][:2]
        assert refused(running.address, path, {"key": KEY, "action": "nap"}) == "refusal-daily-no-action"
        first = ask(running.address, path, {"key": KEY, "action": one})
        assert first["counted"]
        assert first["chosen"] == [{"action": one, "count": 1}]
        assert first["answer"]["decision"]["step"] == question["step"]
        assert not ask(running.address, path, {"key": KEY, "action": other})["counted"]
        assert ask(running.address, path, {"key": KEY[::-1], "action": other})["counted"]
        assert not ask(running.address, path, {"key": KEY[1:], "action": None})["counted"]
        assert not ask(running.address, path, {"key": KEY[1:], "action": one})["counted"]
        with pytest.raises(urllib.error.HTTPError, match="400"):
            ask(running.address, path, {"key": "short", "action": one})
        with urllib.request.urlopen(f"{running.address}api/replays/{question['path']}?eyes={question['seat']}") as seen:
            assert question["step"] in {step["actions"] for step in json.load(seen)["steps"]}
    with running_house(tmp_path) as running:
        assert question_at(running.address, path) == question
        again = ask(running.address, path, {"key": KEY, "action": one})
        assert again["counted"]
        assert sorted(share["count"] for share in again["chosen"]) == [1, 1]


@pytest.mark.long
def test_the_positions_of_today_and_tomorrow_are_chosen_before_anybody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def opened() -> None:
        warming = ready()
        desk = Desk(Kept(), warming.of, lambda: False)
        monkeypatch.setattr(ahead, "PERIOD", 0)
        beside = [asyncio.create_task(one) for one in (desk.run(), ahead.choose_ahead(desk, lambda: TODAY, [GAME]))]
        for day in (TODAY, TODAY + datetime.timedelta(1)):
            while desk.kept.find(Daily(GAME, day)) is None:
                await asyncio.sleep(0.05)
        with pytest.raises(NotAllowed):
            await desk.done(Daily(GAME, TODAY + datetime.timedelta(2)))
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        desk.close()

    asyncio.run(opened())


def test_an_acknowledged_choice_survives_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "daily.sqlite3"
    program = (
        "import os, signal, sys; from pathlib import Path; from biberbau.server.review.choices import Choices\n"
        "print(Choices(Path(sys.argv[1])).choose('day', 'key', 'draw'), flush=True)\n"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    done = subprocess.run([sys.executable, "-c", program, str(file)], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (-signal.SIGKILL, "True\n")
    again = Choices(file)
    assert again.chosen("day") == {"draw": 1}
    again.close()


def test_choices_are_bounded_and_not_counted_where_they_cannot_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(choices, "MOST_COUNTED", 2)
    kept = Choices(tmp_path / "daily.sqlite3")
    assert [kept.choose("day", key, "draw") for key in ("one", "two", "three", "one")] == [True, True, False, True]
    assert kept.chosen("day") == {"draw": 2}
    assert kept.choose("another day", "three", "draw")
    kept.close()
    spoil_page(tmp_path / "daily.sqlite3", 1)
    worn_out = Choices(tmp_path / "daily.sqlite3")
    assert (worn_out.choose("day", "four", "draw"), worn_out.chosen("day")) == (False, {})
    worn_out.close()
    (tmp_path / "broken.sqlite3").write_bytes(b"this is no database, whatever its name says\n" * 100)
    broken = Choices(tmp_path / "broken.sqlite3")
    assert not broken.choose("day", "one", "draw")
    assert broken.chosen("day") == {}
    broken.close()


def test_a_task_is_written_so_that_it_is_found_again() -> None:
    for task in (Daily(GAME, DAY), Task("biberbau/1 …", 2)):
        assert task_written(task.written, task.seat) == task
