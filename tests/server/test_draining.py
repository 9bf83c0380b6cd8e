"""A house that is about to be closed: nothing new begins there, and what goes on is played to its end."""

from __future__ import annotations

import asyncio
import json
import threading
import urllib.request
from pathlib import Path

import pytest

from biberbau.cli.commands import house_admin
from tests.cli.running import Outcome, Terminal
from tests.server.evening import people, start, step
from tests.server.person import Person
from tests.server.running import Running, running_house
from tests.server.test_lobby import reason


@pytest.fixture
def biberbau(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    monkeypatch.setattr(house_admin, "LOOK", 0.01)
    return Terminal(capsys, monkeypatch)


def status_of(address: str) -> str:
    """Return what whoever watches over the house is told; it answers 200, or this fails."""
    with urllib.request.urlopen(f"{address}healthz", timeout=10) as answer:
        status: str = json.loads(answer.read())["status"]
        return status


def test_nothing_new_begins_and_what_goes_on_is_played_to_its_end(biberbau: Terminal, tmp_path: Path) -> None:
    def admin(*words: str) -> Outcome:
        return biberbau("admin", "--data", str(tmp_path), *words)

    async def evening(running: Running) -> None:
        async with people(running.address, "Anna", "Ben") as company, Person(running.address, "Cleo") as cleo:
            anna, ben = company
            await start(company, rounds="1")
            assert admin("drain").output == "no new tables and matches; 1 match goes on\n"
            assert status_of(running.address) == "draining"
            for kind in ("create", "learn"):
                assert reason(await cleo.ask(kind, game="biber-gang", name="Cleo")) == "refusal-house-drains"
            await step(company)
            await ben.reconnect()
            await step(company)
            waiting = asyncio.create_task(asyncio.to_thread(admin, "drain", "--wait"))
            await asyncio.sleep(0.05)
            assert not waiting.done()
            assert (await anna.ask("end_match"))["type"] == "ack"
            assert (await waiting).output == "no new tables and matches; no match goes on\n"
            assert reason(await anna.ask("start")) == "refusal-house-drains"
            assert admin("undrain", "--json").json == {"draining": False, "matches": 0}
            assert status_of(running.address) == "ok"
            await start(company)
            assert admin("draining", "--json").json == {"draining": False, "matches": 1}
            await cleo.open_table()

    with running_house(tmp_path) as running:
        asyncio.run(evening(running))


def test_whose_answer_was_lost_is_told_again_what_they_have_begun(biberbau: Terminal, tmp_path: Path) -> None:
    async def evening(running: Running) -> None:
        async with people(running.address, "Anna", "Ben") as (anna, _):
            first = {"type": "start", "id": anna.key()}
            for drains in (False, True):
                running.house.drain(drains)
                await anna.socket.send(json.dumps(first))
                heard = await anna.hear_until(lambda message: message["type"] in ("ack", "refused"))
                assert heard["type"] == "ack", heard

    with running_house(tmp_path) as running:
        asyncio.run(evening(running))


def test_whoever_waits_is_told_when_matches_still_go_on_and_when_tables_are_opened_again(
    biberbau: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(running: Running) -> None:
        async with people(running.address, "Anna", "Ben") as company:
            await start(company)
            monkeypatch.setattr(house_admin, "MINUTE", 0.02)
            outcome = await asyncio.to_thread(biberbau, "admin", "--data", str(tmp_path), "drain", "--wait", "1")
            assert "1 match still goes on" in outcome.refusal
            opened = threading.Timer(0.1, running.house.drain, (False,))
            opened.start()
            outcome = await asyncio.to_thread(biberbau, "admin", "--data", str(tmp_path), "drain", "--wait", "1000")
            assert "opens tables again" in outcome.refusal
            opened.join()

    with running_house(tmp_path) as running:
        asyncio.run(evening(running))
    with running_house(tmp_path) as running:
        assert status_of(running.address) == "ok", "a house that is started anew opens tables"
