"""The processes of one house on this machine, and where they and those on other machines find one another."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from biberbau.server.storage.folder import FOLDER_MODE
from biberbau.server.storage.log import LogUnavailable

FOLDER = "workers"
"""In the data folder, and private like it."""

LONGEST_PATH = 100
"""Bytes of a socket's path; systems allow a few more."""

NOBODY = 0
"""In place of the number of a process."""


@dataclass(frozen=True)
class Neighbours:
    """All processes of a house on this machine, as one of them sees them."""

    folder: Path
    number: int
    """Which of them this one is, from 1."""
    count: int
    inside: tuple[str, int] | None = None
    """Address and port at which other machines reach the first of them, and each further one a port higher."""

    @property
    def first(self) -> bool:
        """Whether this process does what is to be done once on each machine."""
        return self.number == 1

    @property
    def places(self) -> list[str]:
        """Where other machines reach them, one after the other."""
        if self.inside is None:
            return []
        host, port = self.inside
        named = f"[{host}]" if ":" in host else host
        return [f"{named}:{port + number}" for number in range(self.count)]

    @property
    def place(self) -> str | None:
        """Where other machines reach this one; None where there are none."""
        return self.places[self.number - 1] if self.inside is not None else None

    def links(self, process: int) -> Path:
        """Return where a process takes in connections of others; processes are numbered by the log."""
        return self.folder / f"{process}.links"

    def hands(self, process: int) -> Path:
        """Return where a process takes connections that others hand on."""
        return self.folder / f"{process}.hands"

    def pages(self, number: int) -> Path:
        """Return where a process answers what others are asked over HTTP."""
        return self.folder / f"{number}.http"

    @property
    def draining(self) -> Path:
        """Return what lies there while the house drains; it goes when the house is started anew."""
        return self.folder / "draining"

    def office(self, number: int) -> Path:
        """Return where a process answers what is asked of its part of the house."""
        return self.folder / f"{number}.admin"


def clear(folder: Path) -> None:
    """Empty the folder for the sockets of a house's processes, or make it; LogUnavailable where that cannot be."""
    if len(bytes(folder / "1234567890.links")) > LONGEST_PATH:
        raise LogUnavailable(
            f"the path of {folder.parent} is too long for sockets between workers; choose another with --data"
        )
    try:
        folder.mkdir(mode=FOLDER_MODE, exist_ok=True)
        folder.chmod(FOLDER_MODE)
        for left in folder.iterdir():
            left.unlink()
    except OSError as error:
        raise LogUnavailable(f"cannot use the folder {folder}: {error.strerror or error}") from error
