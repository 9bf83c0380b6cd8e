"""Who has won, by the totals of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

Better: TypeAlias = Literal["low", "high"]
"""Whether the fewest or the most points win."""


def winners(totals: Sequence[int], better: Better) -> list[int]:
    """Return the seats with the best total; ties win together."""
    best = min(totals) if better == "low" else max(totals)
    return [seat for seat, total in enumerate(totals) if total == best]
