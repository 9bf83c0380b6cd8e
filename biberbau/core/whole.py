"""Whole numbers that come from outside: checked before anything is made of them, and each refusal is a sentence."""

from __future__ import annotations

import operator
from typing import Any

from biberbau.core.errors import MatchError


def whole(number: Any, what: str, least: int, most: int) -> int:
    """Return a whole number from `least` to `most`; MatchError says what has to be one."""
    found = index_or_none(number)
    if found is None or not least <= found <= most:
        raise MatchError(f"{what} is a whole number from {least} to {most}, not {number!r}")
    return found


def index_or_none(number: Any) -> int | None:
    """Return a number of Python, of NumPy or of another library that is whole; None for all else, truth values too."""
    if isinstance(number, bool):
        return None
    try:
        return operator.index(number)
    except TypeError:
        return None
