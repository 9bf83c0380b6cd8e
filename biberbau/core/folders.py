"""The folder on disk in which compiled code lies, and how files get there that many processes read and write at once.

Below `cache_root` there is a folder for each module as it is with all that it imports, so an edited module finds none,
and what it had before is forgotten in time.  A file appears there whole or not at all, and never changes what it means.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import os
import shutil
import tempfile
import time
import uuid
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

DAY: Final = 86400.0
"""Seconds; a folder is marked as used once a day."""

USED: Final = "used"
"""File in a folder that is as old as the last use of it."""


def cache_root() -> Path:
    """Where compiled rules are kept: `BIBERBAU_CACHE`, else the user's cache folder."""
    chosen = os.environ.get("BIBERBAU_CACHE")
    return Path(chosen) if chosen else user_cache_path("biberbau") / "compiled"


@functools.cache
def own_root() -> Path:
    """Return a folder for this process alone, which is gone when it ends."""
    root = Path(tempfile.mkdtemp(prefix="biberbau-compiled-"))
    atexit.register(shutil.rmtree, root, ignore_errors=True)
    return root


@functools.cache
def folder(name: str, shared: bool = True) -> Path:
    """Return the folder called `name`; made if missing, and marked as used now.

    One that cannot be made, or is not to be shared with other processes, lies in a folder for this process alone, so
    that rules still compile.  One that is there but cannot be written is read.
    """
    root = cache_root() if shared else own_root()
    place = root / name
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        return folder(name, shared=False)
    note_use(place)
    return place


def note_use(place: Path) -> None:
    """Mark a folder as used now, unless it was today."""
    used = place / USED
    with contextlib.suppress(OSError):
        if not used.exists() or used.stat().st_mtime < time.time() - DAY:
            used.touch()


def last_use(place: Path) -> float:
    """Return when a folder was used last, about, in seconds since 1970; 0 for one that was never marked."""
    try:
        return (place / USED).stat().st_mtime
    except OSError:
        return 0.0


def write_whole(target: Path, content: bytes) -> bool:
    """Write a file, of which other processes see all or nothing; return whether it could be written."""
    partial = target.with_name(f"{target.name}.{uuid.uuid4().hex[:8]}.partial")
    try:
        partial.write_bytes(content)
        partial.replace(target)
    except OSError:
        with contextlib.suppress(OSError):
            partial.unlink()
        return False
    return True


def forget_old_caches(days: float = 30.0) -> None:
    """Remove the folders that no process has used for `days` days."""
    oldest = time.time() - days * DAY
    for used in cache_root().glob(f"*/{USED}"):
        if 0 < last_use(used.parent) < oldest:
            shutil.rmtree(used.parent, ignore_errors=True)
