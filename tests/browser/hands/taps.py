"""Taps that are no halves of a double tap, however quick the others are."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

from tests.browser.visitor import Visitor

DOUBLE_TAP = 420
"""Milliseconds in which a second tap at the same place is taken for the second half of a double one."""


class Taps:
    """Remembers where each player has tapped last, and when: others may have had their turns in between."""

    def __init__(self) -> None:
        self.last: dict[Visitor, tuple[str, float]] = {}

    @contextlib.contextmanager
    def __call__(self, visitor: Visitor, where: str) -> Iterator[None]:
        """Tap at `where` in this block: not before it counts for itself, if the last tap was there too."""
        # A seat is touched as a whole.
        where = where.replace("hand:", "pile:")
        last_place, at = self.last.get(visitor, ("", 0.0))
        waited = (time.monotonic() - at) * 1000
        if last_place == where and waited < DOUBLE_TAP:
            visitor.page.wait_for_timeout(DOUBLE_TAP - waited)
        yield
        self.last[visitor] = (where, time.monotonic())
