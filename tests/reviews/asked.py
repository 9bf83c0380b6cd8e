"""What a check of the reviewer is asked for at the command line: of how many, and of which games."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TypeVar

from biberbau.games import GAMES

Found = TypeVar("Found")


def each(check: Callable[[str, int], Found], usually: int, names: Iterable[str] = GAMES) -> list[Found]:
    """Check those that are named after the number, or all; return what came out."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else usually
    return [check(name, count) for name in sys.argv[2:] or names]
