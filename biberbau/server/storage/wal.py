"""The file beside the data file with its latest commits, of which SQLite drops a damaged rest without a word.

It is a header of 32 bytes, and frames of 24 bytes and a page each (https://www.sqlite.org/fileformat2.html, 4.1).  A
frame belongs to it if it bears the header's salt, and ends a commit if it names the size of the data file after it.
After a kill there is no commit behind the last frame that counts; where there is one, what was acknowledged is gone.
"""

from __future__ import annotations

import shutil
import sqlite3
import struct
import time
from pathlib import Path

HEADER = struct.Struct(">4sIIIIIII")
"""Magic, version, size of a page, number of the checkpoint, salt, salt, checksum, checksum."""

FRAME = struct.Struct(">IIIIII")
"""Number of the page, size after a commit or 0, salt, salt, checksum, checksum."""


def wal_of(path: Path) -> Path:
    """Return the file beside a data file that holds its latest commits."""
    return path.with_name(path.name + "-wal")


def dropped_commits(path: Path, connection: sqlite3.Connection) -> int:
    """Return how many commits lie behind the last frame that SQLite has believed; to be asked before it writes."""
    length = wal_of(path).stat().st_size if wal_of(path).exists() else 0
    _, believed, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    try:
        with wal_of(path).open("rb") as file:
            head = file.read(HEADER.size)
            if len(head) < HEADER.size:
                return 0
            _, _, page, _, *salt, _, _ = HEADER.unpack(head)
            size, commits = FRAME.size + page, 0
            for position in range(max(0, believed), (length - HEADER.size) // size):
                file.seek(HEADER.size + position * size)
                _, after, *marked, _, _ = FRAME.unpack(file.read(FRAME.size))
                commits += after > 0 and marked == salt
            return commits
    except FileNotFoundError:
        return 0


def keep_aside(path: Path) -> Path:
    """Return a copy of the file beside a data file, so that what was dropped from it can be looked for."""
    kept = path.with_name(f"{path.name}-dropped-{time.strftime('%Y%m%d-%H%M%S')}")
    shutil.copy2(wal_of(path), kept)
    return kept
