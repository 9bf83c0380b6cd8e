"""The data folder: where it is, what lies in it, and that one process at a time has it."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

from platformdirs import user_data_path

from biberbau.server.storage.log import LogUnavailable

LOG_FILE = "tables.sqlite3"

LOCK_FILE = "lock"

FOLDER_MODE, FILE_MODE = 0o700, 0o600
"""Nobody else on the machine reads who has played, or what is dealt."""


def default_data() -> Path:
    """Return the folder in which tables are kept unless another is named."""
    return user_data_path("biberbau")


def make_private(path: Path) -> None:
    """Let a file be its owner's alone; it is made where there is none.  OSError when it cannot be."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE))
    path.chmod(FILE_MODE)


def owner_of(folder: Path) -> tuple[int, int]:
    """Return the numbers of the user and the group to whom a folder belongs; OSError when it cannot be looked at."""
    found = folder.stat()
    return found.st_uid, found.st_gid


def give_to_owner(path: Path) -> None:
    """Let a file belong to whom its folder belongs, where this process may say so; OSError when that fails.

    Root puts a copy into the folder of a service, which has to open it.
    """
    if sys.platform == "win32":
        return
    owner = owner_of(path.parent)
    if owner != owner_of(path):
        # Who may not give files away is no root, and works in a folder of its own.
        with contextlib.suppress(PermissionError):
            os.chown(path, *owner)


def own_socket(path: Path, kind: socket.SocketKind = socket.SOCK_STREAM) -> socket.socket:
    """Return a socket of the file system that only its owner can use; OSError when there can be none.

    What lies there already is left of a house that fell: the folder is ours alone.  Nobody can connect before it
    listens, and then it is its owner's.
    """
    if sys.platform == "win32":
        raise OSError("this system has no sockets in folders")
    path.unlink(missing_ok=True)
    listener = socket.socket(socket.AF_UNIX, kind)
    try:
        listener.bind(str(path))
        path.chmod(FILE_MODE)
    except OSError:
        listener.close()
        raise
    return listener


@contextlib.contextmanager
def locked_folder(folder: Path) -> Iterator[None]:
    """Hold the data folder for this process; LogUnavailable when it cannot be used or another process has it.

    The lock spares two servers the discovery that each other's tables have moved on; the log would notice too.  A
    folder that is made is its owner's alone; one that is there stays as open as somebody has chosen, its files do not.
    """
    try:
        folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
        make_private(folder / LOCK_FILE)
        give_to_owner(folder / LOCK_FILE)
        lock = (folder / LOCK_FILE).open("a")
    except OSError as error:
        raise LogUnavailable(f"cannot use the folder {folder}: {error.strerror or error}") from error
    with lock:
        if sys.platform != "win32":
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise LogUnavailable(f"another Biberbau uses the folder {folder}") from error
        yield
