"""Power is lost beneath the log at any moment: what was acknowledged is there, and the file is sound."""

from __future__ import annotations

import contextlib
import os
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from biberbau.server.storage.folder import LOG_FILE
from biberbau.server.storage.wal import wal_of
from tests.server.disk import SYNCED, WRITTEN, Medium, NoCompiler, compiled, notes
from tests.server.promises import EVENTS, PROMISES, TABLES

CRASHES = 60


def recorded(folder: Path) -> Path:
    """Let a log be written, and return the record of all that reached its files."""
    house, record = folder / "house", folder / "record"
    house.mkdir()
    try:
        library = compiled(folder)
    except NoCompiler as error:
        pytest.skip(str(error))
    told = {"LD_PRELOAD": str(library), "DISK_RECORD": str(record), "DISK_FOLDER": str(house.resolve())}
    subprocess.run([sys.executable, "-m", "tests.server.promises", house], env=os.environ | told, check=True)
    return record


def standing(files: dict[str, bytes], folder: Path) -> dict[str, int] | None:
    """Return the last event of each table in files that are opened as after a loss of power; None for damaged ones."""
    folder.mkdir(parents=True)
    path = folder / LOG_FILE
    # The others say nothing after the start: one was deleted, which the record does not see, one is of the memory.
    kept = {path.name, wal_of(path).name}
    for name, content in files.items():
        if Path(name).name in kept:
            (folder / Path(name).name).write_bytes(content)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        try:
            if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                return None
            there = connection.execute("SELECT name FROM sqlite_master WHERE name = 'event'").fetchone()
            rows = connection.execute("SELECT code, max(sequence), count(*) FROM event GROUP BY code") if there else ()
            return {code: last for code, last, count in rows if last == count}
        except sqlite3.DatabaseError:
            return None


def broken_promises(record: Path, folder: Path, *, lying: bool = False) -> list[str]:
    """Return what was acknowledged and is missing after losses of power at moments that chance chooses.

    A lying disk syncs nothing.
    """
    dice = random.Random(1)
    everything = [note for note in notes(record) if note.what != SYNCED or not lying]
    crashes = set(dice.sample(range(len(everything)), CRASHES))
    medium, promised, broken = Medium(), dict[str, int](), list[str]()
    for moment, note in enumerate(everything):
        if Path(note.name).name != PROMISES:
            medium.take(note)
        elif note.what == WRITTEN:
            table, sequence = note.data.decode().split()
            promised[table] = int(sequence)
        if moment in crashes:
            last = standing(medium.left(dice, dice.choice([0.0, 0.5, 1.0])), folder / str(moment))
            if last is None:
                broken.append("the file is damaged")
            else:
                broken += [f"{table} {number}" for table, number in promised.items() if last.get(table, 0) < number]
    assert promised == {f"T{number}": EVENTS for number in range(TABLES)}
    return broken


@pytest.mark.long
def test_what_was_acknowledged_is_there_after_a_loss_of_power_and_not_on_a_disk_that_lies(tmp_path: Path) -> None:
    record = recorded(tmp_path)
    assert broken_promises(record, tmp_path / "honest") == []
    assert broken_promises(record, tmp_path / "lying", lying=True) != []
