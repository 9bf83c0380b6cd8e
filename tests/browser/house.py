"""A server in a process of its own, which can be killed and comes back at the same address with the same tables."""

from __future__ import annotations

import contextlib
import json
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from biberbau.core.compilation import cache_folder
from biberbau.server.serving import serve
from biberbau.server.socket.limits import Limits
from biberbau.server.warmup.warming import MARK

BOT_PAUSE = 0.06
"""Seconds a bot takes here; people at a table get more."""

PATIENCE = 480.0
"""Seconds in which a server must be ready; the very first start compiles the rules and the bots."""

MANY_TABLES = Limits(tables_per_second=100, table_burst=1000, lookups_per_second=100, lookup_burst=1000)
"""One address opens all tables of the tests."""


@dataclass
class House:
    """One folder and one address, and the process that serves them now."""

    folder: Path
    port: int
    processes: list[subprocess.Popen[bytes]] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server and wait until matches can be played, also by bots."""
        command = [sys.executable, "-m", "tests.browser.house", str(self.port), str(self.folder)]
        self.processes.append(subprocess.Popen(command, stdout=subprocess.DEVNULL))
        deadline = time.monotonic() + PATIENCE
        while not self.ready():
            assert self.processes[-1].poll() is None, "the server has ended by itself"
            assert time.monotonic() < deadline, "the server is not ready"
            time.sleep(0.05)

    def ready(self) -> bool:
        """Whether the server answers and has its rules compiled."""
        try:
            with urllib.request.urlopen(self.address + "/healthz", timeout=5) as answer:
                return json.load(answer)["warming"] is None and (cache_folder() / MARK).exists()
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def kill(self) -> None:
        """Kill -9: no farewell, nothing flushed."""
        self.processes[-1].kill()
        self.processes[-1].wait()

    def kill_and_restart(self) -> None:
        """What a power cut and the next boot would do."""
        self.kill()
        self.start()


@contextlib.contextmanager
def open_house(folder: Path) -> Iterator[House]:
    """Serve a folder until the end of the block."""
    house = House(folder, free_port())
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


if __name__ == "__main__":
    serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), limits=MANY_TABLES, pause=lambda: BOT_PAUSE)
