"""A server in a process of its own, which can be killed and comes back at the same address with the same tables."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.browser.foresight import foresee, let_act

COMPILING_PATIENCE = 1800.0
"""Seconds in which everything must be loaded; the very first time the rules and the bots are compiled."""

PATIENCE = 60.0
"""Seconds in which a server must answer that has nothing to load."""


class Zygote:
    """The process that has loaded everything and forks servers (`tests.server.zygote`)."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.zygote", "tests.browser.foresight:serve_foreseen"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        assert self._line(COMPILING_PATIENCE) == "loaded"

    def fork(self, place: str) -> int:
        """Start a server; return its process once it answers."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{place}\n".encode())
        return int(self._line(PATIENCE).partition(" ")[0])

    def _line(self, patience: float) -> str:
        assert self.process.stdout is not None
        assert select.select([self.process.stdout], [], [], patience)[0], "the server is not ready"
        line = self.process.stdout.readline().decode().strip()
        assert line, "the process that forks servers has ended by itself"
        return line


@dataclass
class House:
    """One folder and one address, and the processes that have served them, the last of them now."""

    folder: Path
    port: int
    zygote: Zygote
    processes: list[int] = field(default_factory=list)
    host: str = "127.0.0.1"

    @property
    def address(self) -> str:
        return f"http://{self.host}:{self.port}"

    def start(self) -> None:
        """Start the server and wait until it answers; matches can be played then, also by bots."""
        self.processes.append(self.zygote.fork(f"{self.port} {self.folder}"))

    def kill(self) -> None:
        """Kill -9: no farewell, nothing flushed."""
        os.kill(self.processes[-1], signal.SIGKILL)
        while is_alive(self.processes[-1]):
            time.sleep(0.002)

    def kill_and_restart(self) -> None:
        """What a power cut and the next boot would do."""
        self.kill()
        self.start()

    def foresee(self, test: str) -> None:
        """From now on the tables that are opened get the deals and the dice of this test."""
        foresee(self.folder, test)

    def let_bots_act(self, actions: int | None) -> None:
        """Let bots take so many actions and then wait until they hear of this again; None lets them play on."""
        let_act(self.folder, actions)


def is_alive(process: int) -> bool:
    """Whether a process has not ended yet."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@contextlib.contextmanager
def open_zygote() -> Iterator[Zygote]:
    """Load everything; what has been forked ends with the block."""
    zygote = Zygote()
    with zygote.process:
        yield zygote


@contextlib.contextmanager
def open_house(zygote: Zygote, folder: Path) -> Iterator[House]:
    """Serve a folder until the end of the block."""
    house = House(folder, free_port(), zygote)
    house.start()
    try:
        yield house
    finally:
        house.kill()


def free_port() -> int:
    """A port that was free a moment ago."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
