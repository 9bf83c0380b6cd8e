"""Who has won, by the totals of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from biberbau.core.state import State
from biberbau.core.view import Narration

Better: TypeAlias = Literal["low", "high"]
"""Whether the fewest or the most points win."""


def winners(totals: Sequence[int], better: Better) -> list[int]:
    """Return the seats with the best total; ties win together."""
    best = min(totals) if better == "low" else max(totals)
    return [seat for seat, total in enumerate(totals) if total == best]


def places(totals: Sequence[float], better: Better) -> list[int]:
    """Return, by seat, the place that its total has taken: 1 for the best; whoever is level shares the better place."""
    return [1 + sum(other < total if better == "low" else other > total for other in totals) for total in totals]


def tell_winners(told: Narration, record: State, better: Better) -> None:
    """Say that the match is over, and who has won it."""
    told.say("match-over", rounds=int(record.round_number))
    totals: list[int] = record.totals[: record.seats].tolist()
    best = winners(totals, better)
    for seat in best:
        told.say("wins" if len(best) == 1 else "shares-win", seat=seat, total=totals[seat])
