"""Attacks below the message, and how long a bystander waits beside them: `make attack`.

    python -m tests.server.attack [--seconds 10] [--bound 100]

A server with its usual limits is attacked from one address, by a process of its own; at a table of theirs, somebody at
another address renames themself eight times a second, each time a commit and an answer.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed

from tests.server.patience import within
from tests.server.person import Person

ATTACKER, BYSTANDER = "127.0.0.2", "127.0.0.3"

PING = b"\x89\x80\0\0\0\0"
"""A masked ping without content: six bytes, the smallest frame."""

HALF_SENT = 1000

EVERY = 0.125
"""Seconds between two messages of the bystander: as often as anybody may."""

WARMING_SECONDS = 2.0
"""So long an attacker's process takes to start."""

GREETING = "Biberbau is open: "

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


async def tiny_frames(host: str, port: int) -> None:
    """Send the smallest frames over one socket, as fast as they go, and over another when that is cut."""
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            writer = await upgraded(host, port)
            while not writer.is_closing():
                writer.write(PING * 1000)
                await writer.drain()
        await asyncio.sleep(0.01)


async def half_sent(host: str, port: int) -> None:
    """Hold a thousand connections whose request never comes to its end."""
    held: list[asyncio.StreamWriter] = []
    while True:
        held = [writer for writer in held if not writer.is_closing()]
        while len(held) < HALF_SENT:
            with contextlib.suppress(OSError):
                _, writer = await dial(host, port)
                writer.write(b"GET / HTTP/1.1\r\nHost: ")
                held.append(writer)
        await asyncio.sleep(0.2)


async def wrong_codes(host: str, port: int) -> None:
    """Guess at tables, over and over."""
    while True:
        with contextlib.suppress(OSError, ConnectionClosed):
            guesser = Person(f"http://{host}:{port}/", "Guesser")
            await guesser.connect(local_addr=(ATTACKER, 0))
            while True:
                await guesser.ask("watch", code="ZZZZZZ")
        await asyncio.sleep(0.01)


ATTACKS: tuple[Attack, ...] = (nothing, tiny_frames, half_sent, wrong_codes)


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


async def measure(address: str, seconds: float) -> dict[str, list[float]]:
    """Return the bystander's waits by the name of the attack."""
    found: dict[str, list[float]] = {}
    bystander = Person(address, "Anna")
    await bystander.connect(local_addr=(BYSTANDER, 0))
    await bystander.open_table()
    for attack in ATTACKS:
        attacker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.attack", "--attack", attack.__name__, "--address", address)
        )
        try:
            await asyncio.sleep(WARMING_SECONDS)
            found[attack.__name__] = await waits(bystander, seconds)
            # The door is open to others, too.
            other = Person(address, "Ben")
            await within(5, other.connect(local_addr=(BYSTANDER, 0)))
            await other.socket.close()
        finally:
            attacker.kill()
            await attacker.wait()
    await bystander.socket.close()
    return found


async def run(seconds: float) -> dict[str, list[float]]:
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
            return await measure(line.removeprefix(GREETING), seconds)
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
        p99 = statistics.quantiles(found, n=100)[98] * 1000
        worst = max(worst, p99)
        print(f"{name:12} p50 {statistics.median(found) * 1000:6.1f} ms, p99 {p99:6.1f} ms, {len(found)} answers")
    return int(worst > chosen.bound)


if __name__ == "__main__":
    sys.exit(main())
