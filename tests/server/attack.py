"""Attacks below the message, and how long a bystander waits beside them: `make attack`.

    python -m tests.server.attack [--seconds 10] [--bound 100]

A server with its usual limits is attacked from one address, by a process of its own; at tables of theirs, four people
at other addresses rename themselves eight times a second, each time a commit and an answer.  Beside their waits it is
printed how many connections the server has cut and turned away meanwhile, by its own numbers.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import re
import signal
import statistics
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.patience import within
from tests.server.person import Person

ATTACKER, BYSTANDERS = "127.0.0.2", ("127.0.0.3", "127.0.0.4", "127.0.0.5", "127.0.0.6")

PING, PONG, EMPTY = (bytes((kind, 0x80, 0, 0, 0, 0)) for kind in (0x89, 0x8A, 0x01))
"""Masked frames without content, six bytes, the smallest there are: a ping, a pong, the first part of a message."""

MORE_OF_IT = bytes((0x00, 0x80, 0, 0, 0, 0))
"""Another empty part of the same message."""

NO_MESSAGE = bytes((0x81, 0x81, 0, 0, 0, 0)) + b"?"
"""A text that is no message: so many of them, and the socket is hung up on."""

HALF_SENT = 1000

SOCKETS = 5

EVERY = 0.125
"""Seconds between two messages of the bystander: as often as anybody may."""

WARMING_SECONDS = 2.0
"""So long an attacker's process takes to start."""

GREETING = "Biberbau is open: "

CUT = re.compile(r'^biberbau_cuts_total\{why="(.+?)"\} (\d+)$', re.MULTILINE)

Attack = Callable[[str, int], Coroutine[Any, Any, None]]


async def dial(host: str, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect from the attacker's address."""
    return await asyncio.open_connection(host, port, local_addr=(ATTACKER, 0))


async def upgraded(host: str, port: int) -> asyncio.StreamWriter:
    """Return a connection that has become a socket."""
    reader, writer = await dial(host, port)
    writer.write(
        f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return writer


async def nothing(host: str, port: int) -> None:
    """Leave the server in peace."""
    await asyncio.sleep(3600)


async def flood(host: str, port: int, frame: bytes, first: bytes = b"") -> None:
    """Send one frame over a socket, as fast as it goes, and over another when that is cut."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            writer = await upgraded(host, port)
            writer.write(first)
            while not writer.is_closing():
                writer.write(frame * 1000)
                await writer.drain()
        await asyncio.sleep(0.01)


async def tiny_frames(host: str, port: int) -> None:
    """Send the smallest frames over one socket."""
    await flood(host, port, PING)


async def five_sockets(host: str, port: int) -> None:
    """Send them over five."""
    await asyncio.gather(*(flood(host, port, PING) for _ in range(SOCKETS)))


async def pongs(host: str, port: int) -> None:
    """Send answers to pings that nobody has sent."""
    await flood(host, port, PONG)


async def empty_parts(host: str, port: int) -> None:
    """Send a message in parts without content, and without an end."""
    await flood(host, port, MORE_OF_IT, first=EMPTY)


async def after_the_last_strike(host: str, port: int) -> None:
    """Send what is no message, and go on when the house has had enough of it."""
    await flood(host, port, NO_MESSAGE)


async def long_messages(host: str, port: int) -> None:
    """Send messages as long as they may be, over five sockets."""
    content = b"x" * 8000
    frame = bytes((0x81, 0xFE)) + len(content).to_bytes(2, "big") + bytes(4) + content
    await asyncio.gather(*(flood(host, port, frame) for _ in range(SOCKETS)))


async def hold(host: str, port: int, head: bytes) -> None:
    """Hold a thousand connections over which no more comes than this, and read nothing."""
    held: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    while True:
        held = [(reader, writer) for reader, writer in held if not writer.is_closing() and not reader.at_eof()]
        while len(held) < HALF_SENT:
            with contextlib.suppress(OSError):
                reader, writer = await dial(host, port)
                writer.write(head)
                held.append((reader, writer))
        await asyncio.sleep(0.2)


async def half_sent(host: str, port: int) -> None:
    """Hold a thousand connections whose request never comes to its end."""
    await hold(host, port, b"GET / HTTP/1.1\r\nHost: ")


async def half_sent_bodies(host: str, port: int) -> None:
    """Hold a thousand whose request has come, but not what it says that it brings."""
    await hold(host, port, f"POST /api/seats HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: 8000\r\n\r\n[".encode())


async def slow_readers(host: str, port: int) -> None:
    """Ask a hundred times over each connection what can be played, and read no answer."""
    await hold(host, port, f"GET /api/games HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode() * 100)


async def join_flood(host: str, port: int) -> None:
    """Open a table, and come to it as more and more people over new sockets, twenty at a time."""
    opener = Person(f"http://{host}:{port}/", "Opener")
    await opener.connect(local_addr=(ATTACKER, 0))
    await opener.open_table()

    async def come_again_and_again() -> None:
        for number in itertools.count():
            with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake):
                guest = Person(f"http://{host}:{port}/", f"Guest {number}")
                await guest.connect(local_addr=(ATTACKER, 0))
                await guest.ask("join", code=opener.code, name=guest.name)
                guest.socket.transport.abort()
            await asyncio.sleep(0.001)

    await asyncio.gather(*(come_again_and_again() for _ in range(20)))


async def wrong_codes(host: str, port: int) -> None:
    """Guess at tables, over and over."""
    while True:
        with contextlib.suppress(OSError, ConnectionClosed):
            guesser = Person(f"http://{host}:{port}/", "Guesser")
            await guesser.connect(local_addr=(ATTACKER, 0))
            while True:
                await guesser.ask("watch", code="ZZZZZZ")
        await asyncio.sleep(0.01)


ATTACKS: tuple[Attack, ...] = (
    nothing,
    tiny_frames,
    five_sockets,
    pongs,
    empty_parts,
    after_the_last_strike,
    long_messages,
    half_sent,
    half_sent_bodies,
    slow_readers,
    wrong_codes,
    join_flood,
)


async def waits(person: Person, seconds: float) -> list[float]:
    """Return how long a bystander waited for each answer, in seconds."""
    found, end = [], time.monotonic() + seconds
    number = 0
    while time.monotonic() < end:
        number += 1
        begun = time.perf_counter()
        answer = await person.ask("rename", name=f"Anna {number % 2}")
        assert answer["type"] == "ack", answer
        found.append(time.perf_counter() - begun)
        await asyncio.sleep(max(0.0, EVERY - found[-1]))
    return found


@dataclass(frozen=True)
class Finding:
    """What came of one attack."""

    waits: list[float]
    """Of the bystanders, in seconds."""
    cuts: dict[str, int]
    """Connections that the server has cut and turned away, by why."""


async def cuts(address: str) -> Counter[str]:
    """Return what the server has counted until now."""
    numbers = await asyncio.to_thread(lambda: urllib.request.urlopen(f"{address}metrics", timeout=10).read().decode())
    return Counter({why: int(count) for why, count in CUT.findall(numbers)})


async def measure(address: str, seconds: float, attacks: Sequence[Attack] = ATTACKS) -> dict[str, Finding]:
    """Return what came of each attack, by its name."""
    found: dict[str, Finding] = {}
    bystanders = [Person(address, "Anna") for _ in BYSTANDERS]
    for bystander, place in zip(bystanders, BYSTANDERS, strict=True):
        await bystander.connect(local_addr=(place, 0))
        await bystander.open_table()
    for attack in attacks:
        before = await cuts(address)
        attacker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.attack", "--attack", attack.__name__, "--address", address)
        )
        try:
            await asyncio.sleep(WARMING_SECONDS)
            waited = await asyncio.gather(*(waits(bystander, seconds) for bystander in bystanders))
            found[attack.__name__] = Finding(list(itertools.chain(*waited)), dict(await cuts(address) - before))
            # The door is open to others, too.
            other = Person(address, "Ben")
            await within(5, other.connect(local_addr=(BYSTANDERS[0], 0)))
            await other.socket.close()
        finally:
            attacker.kill()
            await attacker.wait()
    for bystander in bystanders:
        await bystander.socket.close()
    return found


async def run(seconds: float, attacks: Sequence[Attack] = ATTACKS) -> dict[str, Finding]:
    """Start a server in a process of its own, and attack it."""
    with tempfile.TemporaryDirectory() as folder:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "biberbau.server", "--port", "0", "--data", str(Path(folder) / "house")),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert process.stdout is not None
        try:
            line = (await within(60, process.stdout.readline())).decode().strip()
            return await measure(line.removeprefix(GREETING), seconds, attacks)
        finally:
            os.kill(process.pid, signal.SIGTERM)
            await process.wait()


def main() -> int:
    """Attack and print; 1 where a bystander has waited too long."""
    parser = argparse.ArgumentParser(description="Attack a server and measure how long a bystander waits.")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each attack")
    parser.add_argument("--bound", type=float, default=100.0, help="milliseconds that 99 of 100 answers may take")
    parser.add_argument(
        "--attack", choices=[attack.__name__ for attack in ATTACKS], help="attack alone, for `--address`"
    )
    parser.add_argument("--address")
    chosen = parser.parse_args()
    if chosen.attack is not None:
        parts = urlsplit(chosen.address)
        attack = next(attack for attack in ATTACKS if attack.__name__ == chosen.attack)
        asyncio.run(attack(str(parts.hostname), int(parts.port or 80)))
        return 0
    worst = 0.0
    for name, found in asyncio.run(run(chosen.seconds)).items():
        p99 = statistics.quantiles(found.waits, n=100)[98] * 1000
        worst = max(worst, p99)
        median = statistics.median(found.waits) * 1000
        counted = ", ".join(f"{why} {count}" for why, count in sorted(found.cuts.items())) or "none"
        print(f"{name:21} p50 {median:6.1f} ms, p99 {p99:6.1f} ms, {len(found.waits)} answers; cut: {counted}")
    return int(worst > chosen.bound)


if __name__ == "__main__":
    sys.exit(main())
