"""Printing results, and showing on a terminal that something long is under way."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any


def print_json(result: dict[str, Any]) -> None:
    """Print one JSON object."""
    print(json.dumps(result, ensure_ascii=False, indent=2))


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Give a function to call with the number of steps just done; the bar appears only on a terminal."""
    if not sys.stderr.isatty():
        yield lambda steps: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bars:
        bar = bars.add_task(title, total=total)
        yield lambda steps: bars.advance(bar, steps)
