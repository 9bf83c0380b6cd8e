"""Whole numbers that come from outside: checked before anything is made of them, and each refusal is a sentence."""

from __future__ import annotations

import operator
from typing import Any, Final

from biberbau.core.errors import MatchError

MOST_THREADS: Final = 1024


def whole(number: Any, what: str, least: int, most: int) -> int:
    """Return a whole number from `least` to `most`; MatchError says what has to be one."""
    found = index_or_none(number)
    if found is None or not least <= found <= most:
        raise MatchError(f"{what} is a whole number from {least} to {most}, not {number!r}")
    return found


def threads_wanted(number: Any) -> int | None:
    """Return a number of threads, None being one for each core; MatchError for one that cannot be."""
    return None if number is None else whole(number, "the number of threads", 1, MOST_THREADS)


def one_of_count(number: Any, what: str, count: int, several: str = "") -> int:
    """Return the number of one of `count` things, which are counted from 0; MatchError for one that there is not."""
    found = index_or_none(number)
    if found is None or not 0 <= found < count:
        raise MatchError(f"there is no {what} {number!r}; {several or f'{what}s'} are 0 to {count - 1}")
    return found


def index_or_none(number: Any) -> int | None:
    """Return a number of Python, of NumPy or of another library that is whole; None for all else, truth values too."""
    if isinstance(number, bool):
        return None
    try:
        return operator.index(number)
    except TypeError:
        return None
