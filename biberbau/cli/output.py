"""Printing results, and showing on a terminal that something long is under way."""

from __future__ import annotations

import json
import math
import sys
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from biberbau.core.game import Game


def print_json(result: dict[str, Any]) -> None:
    """Print one JSON object; letters that the output does not have are written by their numbers."""
    everything = (sys.stdout.encoding or "utf-8").lower().replace("_", "-") in ("utf-8", "utf8")
    print(json.dumps(bounded(result), ensure_ascii=not everything, indent=2))


def bounded(value: Any) -> Any:
    """Return a value with null for each number that JSON does not have, as a bound of an interval that has none."""
    if isinstance(value, Mapping):
        return {key: bounded(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [bounded(one) for one in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


def columns(rows: Sequence[Sequence[str]], figures: Collection[int] = ()) -> list[str]:
    """Return the lines of a table; columns counted in `figures` lie to the right, the others to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if number in figures else cell.ljust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


SECONDS_BETWEEN_LINES = 30.0


class Lines:
    """Progress where there is no terminal, as in a log: a line at most every half minute, and none for quick work."""

    def __init__(self, title: str, total: int) -> None:
        self.title, self.total = title, total
        self.done = self.first = 0.0
        self.begun = self.told = 0.0

    def advance(self, steps: float) -> None:
        """Count steps, and tell if it is time; it begins with the first, which may have had to compile."""
        now = time.monotonic()
        self.done += steps
        if not self.begun:
            self.begun = self.told = now
            self.first = steps
            return
        if now - self.told >= SECONDS_BETWEEN_LINES:
            self.told = now
            left = (now - self.begun) / (self.done - self.first) * (self.total - self.done)
            print(f"{self.title}: {self.done:.0f} of {self.total}, some {left:.0f} s left", file=sys.stderr, flush=True)


@contextmanager
def progress(title: str, total: int, lines: bool = False) -> Iterator[Callable[[float], None]]:
    """Give a function to call with the number of steps just done; it shows a bar on a terminal.

    `lines`: where there is no terminal it writes a line now and then.
    """
    if not sys.stderr.isatty():
        yield Lines(title, total).advance if lines else lambda steps: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bars:
        bar = bars.add_task(title, total=total)
        yield lambda steps: bars.advance(bar, steps)


def print_left_out(game: Game) -> None:
    """Say what the bots of a variant do without, for it was learned from the standard game."""
    from biberbau.bots import left_out

    for part in left_out(game):
        print(f"\nbots do without {part}: it was learned from the standard game")
