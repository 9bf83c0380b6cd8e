"""Starting and ending: the page before the rules are compiled, and a farewell that loses nothing."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from biberbau.games import GAMES
from biberbau.server import warm_steps
from biberbau.server.serving import CannotServe, bound_socket, serve
from biberbau.server.warming import Warming
from tests.server.chaos import Zygote, wait_for_end
from tests.server.evening import people
from tests.server.person import Person
from tests.server.running import running_house

COMPILING = 1.0
"""Seconds."""


class LongWarming(Warming):
    """A compiler that takes its time."""

    async def run(self) -> None:
        self.games["biber-gang"].compiled.add(warm_steps.searching_bot)
        await asyncio.sleep(COMPILING)
        self.all_ready()


STARTED = {"done": 1, "total": 3 * len(GAMES), "playable": []}


def read(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=5) as answer:
        return json.load(answer)


def test_people_gather_while_the_rules_compile(tmp_path: Path) -> None:
    async def main(address: str) -> None:
        begun = time.perf_counter()
        async with people(address, "Anna", "Bert") as (anna, _bert):
            assert (await asyncio.to_thread(read, address + "api/games"))["warming"] == STARTED
            health = await asyncio.to_thread(read, address + "healthz")
            assert (health["warming"], health["bots"]) == (STARTED, False)
            assert time.perf_counter() - begun < COMPILING
            assert (await anna.ask("start"))["type"] == "ack"
            assert time.perf_counter() - begun > COMPILING / 2
            assert (await asyncio.to_thread(read, address + "api/games"))["warming"] is None
            assert (await asyncio.to_thread(read, address + "healthz"))["bots"] is True

    with running_house(tmp_path, warming=LongWarming) as running:
        asyncio.run(main(running.address))


def test_the_page_answers_whether_built_or_not(tmp_path: Path) -> None:
    with running_house(tmp_path) as running:
        for path in ("", "t/ABCDEF", "rules/biber-gang"):
            try:
                with urllib.request.urlopen(running.address + path, timeout=5) as answer:
                    page = answer.read()
            except urllib.error.HTTPError as error:
                page = error.read() if error.code == 503 else b"an error of another kind"
            assert b"<title>Biberbau" in page


def test_a_terminated_server_says_goodbye_and_keeps_everything(tmp_path: Path) -> None:
    async def main() -> None:
        zygote = await Zygote.load()
        process, address = await zygote.fork(tmp_path)
        async with Person(address, "Anna") as anna:
            await anna.open_table()
            os.kill(process, signal.SIGTERM)
            await anna.socket.wait_closed()
            assert anna.socket.close_code == 1012
        await asyncio.wait_for(wait_for_end(process), 20)
        process, address = await zygote.fork(tmp_path)
        anna.move(address)
        await anna.reconnect()
        assert anna.seat == 0
        await anna.socket.close()
        os.kill(process, signal.SIGKILL)
        await wait_for_end(process)
        await zygote.close()

    asyncio.run(main())


def test_a_port_that_is_taken_is_said_plainly(tmp_path: Path) -> None:
    with bound_socket("127.0.0.1", 0) as taken, pytest.raises(CannotServe, match="cannot listen on 127"):
        serve(port=taken.getsockname()[1], data=tmp_path)


def test_a_folder_that_cannot_be_made_is_said_plainly(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    with pytest.raises(CannotServe, match="cannot use the folder"):
        serve(port=0, data=tmp_path / "file")
