"""A disk that behaves as it is told: a library of our own, preloaded beneath a process (`disk.c`).

It holds back syncs, and notes what is written and synced.  From that the files are built again as a loss of power may
leave them: what a sync holds for is there, of all that was written after it any part may be missing.  Names of files
are taken to be durable at once.
"""

from __future__ import annotations

import random
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

SOURCE = Path(__file__).with_suffix(".c")

HEAD = struct.Struct("=qqqq")
"""Of a note: what, offset, length of the name, length of the data."""

WRITTEN, CUT, SYNCED = 1, 2, 3


class NoCompiler(Exception):
    """The library cannot be made or preloaded here."""


def compiled(folder: Path) -> Path:
    """Return the library, compiled into a folder; NoCompiler where that cannot be done."""
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        raise NoCompiler("the disk is not held back or recorded: that needs Linux and a C compiler")
    library = folder / "disk.so"
    subprocess.run([compiler, "-shared", "-fPIC", "-O2", "-o", library, SOURCE, "-ldl", "-lpthread"], check=True)
    return library


def stalling(folder: Path, stall: str) -> dict[str, str]:
    """Return the environment of a process whose disk stalls, as "300/500" says; the library goes into a folder."""
    return {"LD_PRELOAD": str(compiled(folder)), "DISK_STALL": stall}


@dataclass(frozen=True)
class Note:
    """One thing that reached a file."""

    what: int
    offset: int
    """Where it was written; the new length where the file was cut."""
    name: str
    data: bytes


def notes(record: Path) -> Iterator[Note]:
    """Yield everything that was noted, in order."""
    with record.open("rb") as file:
        while head := file.read(HEAD.size):
            what, offset, named, length = HEAD.unpack(head)
            yield Note(what, offset, file.read(named).decode(), file.read(length))


@dataclass
class Medium:
    """What of the files would be left if power were lost now."""

    durable: dict[str, bytearray] = field(default_factory=dict)
    """By name: what has been synced."""
    pending: dict[str, list[Note]] = field(default_factory=dict)
    """By name: what has happened since the last sync."""

    def take(self, note: Note) -> None:
        """Let one more thing happen."""
        if note.what != SYNCED:
            self.pending.setdefault(note.name, []).append(note)
            return
        content = self.durable.setdefault(note.name, bytearray())
        for earlier in self.pending.pop(note.name, []):
            happen(content, earlier)

    def left(self, dice: random.Random, share: float) -> dict[str, bytes]:
        """Return the files after a loss of power in which so great a share of what was not synced made it."""
        found = {}
        for name in self.durable.keys() | self.pending.keys():
            content = bytearray(self.durable.get(name, b""))
            for note in self.pending.get(name, []):
                if dice.random() < share:
                    happen(content, note)
            found[name] = bytes(content)
        return found


def happen(content: bytearray, note: Note) -> None:
    """Do to a file what was noted."""
    if note.what == CUT:
        del content[note.offset :]
        content.extend(bytes(note.offset - len(content)))
    else:
        content.extend(bytes(max(0, note.offset - len(content))))
        content[note.offset : note.offset + len(note.data)] = note.data
