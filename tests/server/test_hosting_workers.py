"""A house of several workers, started and reached as docs/hosting.md shows it: through a proxy, by its own command."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.server.person import Person
from tests.server.places import free_port
from tests.server.test_hosting import PROXIES, SITES, ask, entered, running_proxy
from tests.server.workers import STANDING, come_back, standing

SITE = SITES[0]


@contextlib.asynccontextmanager
async def house_of_two(folder: Path, database: str) -> AsyncIterator[str]:
    """Run two workers; give where they listen, once they stand."""
    port = free_port()
    command = [sys.executable, "-m", "biberbau", "serve", "--port", str(port), "--data", str(folder), "--log", database]
    command += ["--workers", "2", "--public-origin", f"http://{SITE.host}", "--behind-proxy"]
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.DEVNULL)
    try:
        for worker in (1, 2):
            await standing(folder, worker)
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        await process.wait()


class Guest(Person):
    """Somebody who comes to the house by its name, through the proxy."""

    def __init__(self, port: int, name: str) -> None:
        super().__init__(f"http://{SITE.host}/", name)
        self.options = {"host": "127.0.0.1", "port": port, "origin": Origin(f"http://{SITE.host}")}


async def play(*company: Guest) -> None:
    """Let the one who is asked act, and everybody hear of it; whose line is cut meanwhile comes back."""
    async with asyncio.timeout(STANDING):
        while True:
            try:
                actor = next(person for person in company if person.may_act)
                answer = await actor.act()
                assert answer["type"] == "ack", answer
                for person in company:
                    while person.seq < answer["seq"]:
                        await person.hear()
            except ConnectionClosed:
                for person in company:
                    await come_back(person)
            else:
                return


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder whose path is short enough for sockets between workers."""
    with tempfile.TemporaryDirectory() as path:
        yield Path(path)


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux which process listens at a socket")
@pytest.mark.parametrize("name", PROXIES)
def test_a_table_behind_a_proxy_goes_on_when_its_worker_is_killed(
    name: str, database: str, folder: Path, tmp_path: Path
) -> None:
    if shutil.which(name) is None:
        pytest.skip(f"NOT RUN: {name} is not on this machine")

    async def main() -> None:
        port = free_port()
        async with house_of_two(folder, database) as house:
            command = PROXIES[name](SITE, tmp_path, port, house)
            with await asyncio.to_thread(entered, running_proxy(command, port)):
                assert await asyncio.to_thread(ask, SITE, port, "/healthz") == 200
                anna, bert = Guest(port, "Anna"), Guest(port, "Bert")
                await anna.connect()
                await anna.open_table()
                bert.code = anna.code
                await bert.connect()
                await bert.join(anna.code)
                assert (await anna.ask("start"))["type"] == "ack"
                for person in (anna, bert):
                    while person.situation is None:
                        await person.hear()
                await play(anna, bert)
                for worker in (1, 2):
                    killed = await standing(folder, worker)
                    seen = anna.seq
                    os.kill(killed, signal.SIGKILL)
                    for person in (anna, bert):
                        await come_back(person)
                        assert person.seq >= seen, "what was acknowledged stands"
                    await play(anna, bert)
                    await standing(folder, worker, killed)
                for person in (anna, bert):
                    await person.hang_up()

    asyncio.run(main())
