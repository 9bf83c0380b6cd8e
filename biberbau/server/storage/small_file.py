"""Small files of the data folder that are written whole or not at all."""

from __future__ import annotations

from pathlib import Path

from biberbau.server.storage.copies import sync
from biberbau.server.storage.folder import make_private


def write_durably(path: Path, content: bytes) -> None:
    """Let a file have this content, its owner's alone, once it is on the disk.

    OSError where that fails: then it has its old content, or the new one if only its name could not be made sure of.
    """
    fresh = path.with_name(f"{path.name}.part")
    make_private(fresh)
    fresh.write_bytes(content)
    sync(fresh)
    fresh.replace(path)
    sync(path.parent)
