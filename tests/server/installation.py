"""`biberbau serve` as somebody has installed it: with a folder of its own, started, told to end and killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from biberbau.server.socket.limits import Limits
from tests.server.patience import within
from tests.server.postgresql import die_with_parent
from tests.server.served import CROWD

STANDING = 120.0
"""Seconds in which a house has to answer, on a machine with much else to do."""


class Installation:
    """One of a house that is on several machines."""

    def __init__(self, folder: Path, host: str, port: int, inside: str, database: str, config: Path) -> None:
        self.folder = folder
        self.host, self.port, self.inside = host, port, inside
        self.database = database
        self.config = config
        self.process: asyncio.subprocess.Process | None = None
        self.version: Path | None = None
        """Where another version is (`tests.server.next_version`)."""
        self.within: Sequence[str] = ()
        """What is said before each command, so that it is run where the house is."""

    @property
    def log(self) -> Path:
        """What it has said on standard error."""
        return self.folder.with_suffix(".log")

    async def start(self) -> None:
        """Open the house, once the last one here has ended."""
        await self.ended()
        command = [sys.executable, "-m", "biberbau", "serve", "--config", self.config, "--data", self.folder]
        command += ["--host", self.host, "--port", self.port, "--inside", self.inside, "--log", self.database]
        self.process = await asyncio.create_subprocess_exec(
            *self.within,
            *map(str, command),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=self.log.open("ab"),
            preexec_fn=die_with_parent,
            cwd=self.version,
        )

    async def ended(self) -> None:
        """Wait until the house here has ended."""
        if self.process is not None:
            await within(STANDING, self.process.wait())

    async def stands(self) -> None:
        """Wait until the house plays, with bots, and keeps what it is told."""
        async with asyncio.timeout(STANDING):
            while not await asyncio.to_thread(self._stands):
                await asyncio.sleep(0.1)

    def _stands(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://{self.host}:{self.port}/healthz", timeout=3) as answer:
                return bool(json.load(answer)["bots"])
        except OSError:
            return False

    def kill(self) -> None:
        """End everything at once."""
        assert self.process is not None
        main = self.process.pid
        workers = map(int, Path(f"/proc/{main}/task/{main}/children").read_text().split())
        for process in (main, *workers):
            os.kill(process, signal.SIGKILL)

    def tell(self) -> None:
        """Tell the house to end."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)

    async def close(self) -> None:
        """Let it end, if it runs."""
        if self.process is not None and self.process.returncode is None:
            self.tell()
            await self.ended()


def config_for_crowds(folder: Path, *lines: str) -> Path:
    """Write what houses are told, and return where it is: all people come from one address here."""
    usual = Limits()
    changed = {key: value for key, value in vars(CROWD).items() if value != getattr(usual, key)}
    limits = [f"{key.replace('_', '-')} = {value}" for key, value in changed.items()]
    (folder / "biberbau.toml").write_text("\n".join([*lines, "[limits]", *limits]), encoding="utf-8")
    return folder / "biberbau.toml"


def failures(installations: Sequence[Installation]) -> str:
    """Return what houses have said of errors of their own."""
    said = "".join(one.log.read_text(encoding="utf-8") for one in installations)
    return said[said.index("Traceback") :] if "Traceback" in said else ""
