"""The one error that a command shows to its user."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class BadInput(Exception):
    """Something that the user gave cannot be used; the message is one sentence that says what and why."""


def named(error: OSError) -> str:
    """Return the file that an error of the system is about; of a full disk it does not say which."""
    return "the file" if error.filename is None else str(error.filename)


@contextmanager
def files_read() -> Iterator[None]:
    """Turn what goes wrong with a file that is read into BadInput with its name."""
    try:
        yield
    except OSError as error:
        raise BadInput(f"cannot read {named(error)}: {error.strerror or error}") from error


@contextmanager
def files_written(option: str) -> Iterator[None]:
    """Turn what goes wrong with a file that an option names into BadInput with the option and the file's name."""
    try:
        yield
    except OSError as error:
        raise BadInput(f"{option}: cannot write {named(error)}: {error.strerror or error}") from error


def require_writable(option: str, path: Path) -> None:
    """Refuse a file that cannot be written before it is worked out what it is to hold.

    What it holds now stays, and where there is none, there is none when it has been tried.
    """
    with files_written(option):
        new = not path.exists()
        path.open("a", encoding="utf-8").close()
        if new:
            path.resolve().unlink()


def require_apart(*named: tuple[str, Path | None]) -> None:
    """Refuse one file under two names: what is written to it for one would be lost to the other."""
    known: dict[str, str] = {}
    for name, path in named:
        if path is not None and (other := known.setdefault(os.path.realpath(path), name)) != name:
            raise BadInput(f"{other} and {name} both name {path}; name another file")


@contextmanager
def refused_as(*errors: type[Exception], of: str = "") -> Iterator[None]:
    """Turn the given errors into BadInput, with `of` in front of the message."""
    try:
        yield
    except errors as error:
        raise BadInput(f"{of}: {error}" if of else str(error)) from error


@contextmanager
def refused_without_rights() -> Iterator[None]:
    """Turn what the system does not permit into BadInput that names the file; also a decorator."""
    try:
        yield
    except PermissionError as error:
        raise BadInput(f"cannot use {named(error)}: {error.strerror or error}") from error
