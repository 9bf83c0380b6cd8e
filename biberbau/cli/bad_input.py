"""The one error that a command shows to its user."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class BadInput(Exception):
    """Something that the user gave cannot be used; the message is one sentence that says what and why."""


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
        raise BadInput(f"cannot use {error.filename}: {error.strerror}") from error
