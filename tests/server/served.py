"""A server in a process of its own, for tools that measure it or kill it."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from biberbau.server.house import watchdog
from biberbau.server.play.players import Players
from biberbau.server.play.times import Times
from biberbau.server.relay.inside import split
from biberbau.server.serving import serve
from biberbau.server.socket.limits import Limits
from biberbau.server.warmup.warming import Warming
from tests.server.furnishing import without_pause
from tests.server.haste import give_way_to_nobody
from tests.server.patience import within

GREETING = "Biberbau is open: "

DATABASE = "SERVED_DATABASE"
"""Names in the environment the database in which the tables are; without it they are in the folder."""

WORKERS = "SERVED_WORKERS"
"""Says there how many processes serve."""

INSIDE = "SERVED_INSIDE"
"""Says there where the same house on other machines reaches this one, as "127.0.0.1:8410"."""

LOOKS = "SERVED_LOOKS"
"""Says there how many seconds lie between two looks at how late the loop is."""

HASTE = "SERVED_HASTE"
"""Stands there when reviews and reports give way to nobody."""

PAUSES = "SERVED_PAUSES"
"""Stands there when bots take the time that they take at tables of people."""

CROWD = Limits(
    connections_per_address=20_000,
    tables_per_second=1000,
    table_burst=20_000,
    messages_per_second=50,
    message_burst=100,
    frames_per_second=500,
    frame_burst=1000,
    address_frames_per_second=1e6,
    address_frame_burst=1_000_000,
    address_bytes_per_second=1e9,
    address_byte_burst=1_000_000_000,
)
"""One address plays everybody."""


class Served:
    """The process and its address."""

    def __init__(self, process: asyncio.subprocess.Process, address: str) -> None:
        self.process = process
        self.address = address

    @staticmethod
    async def start(
        folder: Path,
        sleep: float = Times().sleep,
        environment: Mapping[str, str] | None = None,
        version: Path | None = None,
    ) -> Served:
        """Start a server on a free port and wait until it answers.

        Its tables sleep `sleep` seconds after the last; `environment` is added to that of this process.  `version` is
        where another one is (`tests.server.next_version`).
        """
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.served", str(folder), str(sleep)),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, **(environment or {})},
            cwd=version,
        )
        assert process.stdout is not None
        line = (await within(60, process.stdout.readline())).decode().strip()
        if not line.startswith(GREETING):
            raise RuntimeError(f"the server did not open: {line!r}")
        return Served(process, line.removeprefix(GREETING))

    async def warm(self) -> None:
        """Wait until matches can be played, by bots too, and reviewed, so that nothing is compiled any more."""
        while not (await asyncio.to_thread(self.health))["reviews"]:
            await asyncio.sleep(0.02)

    def health(self) -> dict[str, Any]:
        """Return what the server says of itself."""
        with urllib.request.urlopen(self.address + "healthz", timeout=10) as answer:
            health: dict[str, Any] = json.load(answer)
            return health

    def metrics(self) -> str:
        """Return what the server has measured itself."""
        with urllib.request.urlopen(self.address + "metrics", timeout=10) as answer:
            text: str = answer.read().decode()
            return text

    async def kill(self) -> None:
        """Kill -9."""
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> None:
        """Ask it to close."""
        self.process.terminate()
        await within(20, self.process.wait())

    def cpu_seconds(self) -> float:
        """Return the processor time of the server so far, with that of its workers (Linux)."""
        return processor_seconds(self.process.pid)

    def resident_mebibytes(self) -> float:
        """Return the memory of the server that is in use now (Linux)."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def processor_seconds(process: int) -> float:
    """Return the processor time of a process so far, with that of those that it has started, ended or not (Linux).

    So it never falls: a process that ends, as one that compiles, leaves its time to the one that waited for it.
    """
    started = map(int, Path(f"/proc/{process}/task/{process}/children").read_text().split())
    stats = [Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split() for one in (process, *started)]
    return sum(int(ticks) for fields in stats for ticks in fields[11:15]) / os.sysconf("SC_CLK_TCK")


def die_with_parent() -> None:
    """End this process when the tool that started it is gone, however that ended."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(0.5)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def serve_crowd(folder: str, warming: Callable[[], Warming] = Warming, sleep: float = Times().sleep) -> None:
    """Serve the tables of a folder on a free port until terminated."""
    die_with_parent()
    watchdog.TICK = float(os.environ.get(LOOKS, watchdog.TICK))
    if HASTE in os.environ:
        give_way_to_nobody()
    serve(
        port=0,
        data=Path(folder),
        limits=CROWD,
        times=Times(opening={}, next_round=5.0, sleep=sleep),
        players=Players if PAUSES in os.environ else without_pause,
        warming=warming,
        log=os.environ.get(DATABASE),
        workers=int(os.environ.get(WORKERS, "1")),
        inside=split(os.environ[INSIDE]) if INSIDE in os.environ else None,
    )


if __name__ == "__main__":
    serve_crowd(sys.argv[1], sleep=float(sys.argv[2]))
