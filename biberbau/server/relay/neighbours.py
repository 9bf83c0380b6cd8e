"""The processes of one house, and where they find one another."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from biberbau.server.storage.folder import FOLDER_MODE
from biberbau.server.storage.log import LogUnavailable

FOLDER = "workers"
"""In the data folder, and private like it."""

LONGEST_PATH = 100
"""Bytes of a socket's path; systems allow a few more."""

NOBODY, FIRST = 0, -1
"""In place of the number of a process: none, and the one that keeps what a house has only once."""


@dataclass(frozen=True)
class Neighbours:
    """All processes of a house, as one of them sees them."""

    folder: Path
    number: int
    """Which of them this one is, from 1."""
    count: int

    @property
    def first(self) -> bool:
        """Whether this process keeps what a house has only once."""
        return self.number == 1

    def links(self, process: int) -> Path:
        """Return where a process takes in connections of others; processes are numbered by the log."""
        return self.folder / f"{'first' if process == FIRST else process}.links"

    def hands(self, process: int) -> Path:
        """Return where a process takes connections that others hand on."""
        return self.folder / f"{process}.hands"

    def pages(self, number: int) -> Path:
        """Return where a process answers what others are asked over HTTP."""
        return self.folder / f"{number}.http"

    def office(self, number: int) -> Path:
        """Return where a process answers what is asked of its part of the house."""
        return self.folder / f"{number}.admin"


def cleared(data: Path) -> Path:
    """Return the folder for the sockets of a house's processes, which is empty; LogUnavailable where it cannot be."""
    folder = data / FOLDER
    if len(bytes(folder / "1234567890.links")) > LONGEST_PATH:
        raise LogUnavailable(f"the path of {data} is too long for sockets between workers; choose another with --data")
    try:
        folder.mkdir(mode=FOLDER_MODE, exist_ok=True)
        folder.chmod(FOLDER_MODE)
        for left in folder.iterdir():
            left.unlink()
    except OSError as error:
        raise LogUnavailable(f"cannot use the folder {folder}: {error.strerror or error}") from error
    return folder
