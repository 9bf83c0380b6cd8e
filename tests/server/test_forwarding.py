"""What a house has only once is asked of the process that has it, and nobody waits for ever for what that one says."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send

from biberbau.server.relay import forwarding, other_pages
from biberbau.server.relay.forwarding import Forwarding
from biberbau.server.relay.neighbours import Neighbours
from biberbau.server.relay.other_pages import PagesElsewhere
from biberbau.server.relay.ways import Way, Ways
from biberbau.server.socket.limits import AddressBook, Limits
from tests.server.virtual_time import MemoryLog

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such sockets there")

HOST = (b"host", b"localhost")

OURS: Message = {"type": "ours"}
"""Said in place of what the second worker would answer by itself."""


REVIEW, FILE = "/api/reviews/record/0/luck/0", "/assets/page.js"


class Others(Ways):
    """Those of the second worker, to which files of pages come from the first."""

    async def to_other_pages(self) -> list[Way]:
        return [Way(self.neighbours.pages(1))]


def forwarded(folder: Path, path: str, *headers: tuple[bytes, bytes]) -> list[Message]:
    """Return what the second worker answers to who asks for something that the first one has."""
    told: list[Message] = []

    async def ours(scope: Scope, receive: Receive, send: Send) -> None:
        told.append(OURS)

    async def receive() -> Message:
        return {"type": "http.request", "body": b""}

    async def send(message: Message) -> None:
        told.append(message)

    ends = {"client": ("127.0.0.1", 5), "server": ("127.0.0.1", 80)}
    asking = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b""}

    async def main() -> None:
        ways = Others(Neighbours(folder, 2, 2), MemoryLog())
        pages = PagesElsewhere(ours, ways, lambda path: False, AddressBook(Limits()))
        async with asyncio.timeout(10):
            await Forwarding(pages, ways)({**asking, **ends, "headers": headers}, receive, send)

    asyncio.run(main())
    return told


NOT_NOW = (503, "refusal-replay-not-now")


def told_in(answer: list[Message]) -> tuple[int, str]:
    """Return the status of a refusal, and why."""
    start, content = answer
    return start["status"], json.loads(content["body"])["reason"]["message"]


def test_while_the_first_worker_is_started_again_pages_are_told_to_ask_later(tmp_path: Path) -> None:
    assert told_in(forwarded(tmp_path / "nobody", REVIEW, HOST)) == NOT_NOW
    assert forwarded(tmp_path / "nobody", FILE, HOST) == [OURS]


def test_who_names_no_host_is_turned_away_by_any_worker(tmp_path: Path) -> None:
    """As one may that speaks HTTP/1.0; to another worker nothing can be passed on without."""
    with stalled(tmp_path):
        assert [forwarded(tmp_path, path) for path in (REVIEW, FILE)] == [[OURS], [OURS]]


@contextlib.contextmanager
def stalled(folder: Path) -> Iterator[None]:
    """Let the first worker, during the block, begin to answer once, and stand."""
    said = threading.Event()

    def stand(listener: socket.socket) -> None:
        with contextlib.suppress(OSError):
            connection, _ = listener.accept()
            with connection:
                connection.recv(4096)
                connection.sendall(b"HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nthe beginning")
                said.wait(20)

    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(Neighbours(folder, 2, 2).pages(1)))
        listener.listen()
        standing = threading.Thread(target=stand, args=(listener,))
        standing.start()
        try:
            yield
        finally:
            said.set()
            listener.shutdown(socket.SHUT_RDWR)
            standing.join()


@pytest.mark.parametrize("path", [REVIEW, FILE])
def test_nobody_waits_for_ever_for_the_rest_of_an_answer(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (forwarding, other_pages):
        monkeypatch.setattr(module, "PATIENCE", 0.3)
    with stalled(tmp_path):
        answer = forwarded(tmp_path, path, HOST)
    assert answer == [OURS] if path == FILE else told_in(answer) == NOT_NOW


def test_what_is_held_of_one_address_and_of_all_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bodies come slowly, and the next of an address that holds much is sent away; what was held is free again."""
    monkeypatch.setattr(forwarding, "MOST_OF_AN_ADDRESS", 20)
    monkeypatch.setattr(forwarding, "MOST_HELD", 34)
    path = "/api/parcels"
    asking = {"type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "query_string": b""}

    async def main() -> None:
        front = Forwarding(nowhere, Ways(Neighbours(tmp_path, 2, 2), MemoryLog()))
        rest = asyncio.Event()

        async def ask(address: str) -> int:
            pieces: list[Message] = [{"type": "http.request", "body": b"8 bytes.", "more_body": True}]
            status: list[int] = []

            async def receive() -> Message:
                if pieces:
                    return pieces.pop()
                await rest.wait()
                return {"type": "http.disconnect"}

            async def send(message: Message) -> None:
                status.append(message.get("status", 0))

            ends = {"client": (address, 5), "server": ("127.0.0.1", 80), "headers": [HOST]}
            await front({**asking, **ends}, receive, send)
            return status[0]

        waiting = [asyncio.create_task(ask(address)) for address in ("10.0.0.1", "10.0.0.1", "10.0.0.2")]
        while front.holding.of.total() < 24:
            await asyncio.sleep(0.001)
        assert await ask("10.0.0.1") == 503
        waiting.append(asyncio.create_task(ask("10.0.0.2")))
        while front.holding.of.total() < 32:
            await asyncio.sleep(0.001)
        assert await ask("10.0.0.3") == 503
        assert front.holding.of == {"10.0.0.1": 16, "10.0.0.2": 16}
        rest.set()
        await asyncio.gather(*waiting)
        assert not front.holding.of

    async def nowhere(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError

    with stalled(tmp_path):
        monkeypatch.setattr(forwarding, "PATIENCE", 0.3)
        asyncio.run(main())
