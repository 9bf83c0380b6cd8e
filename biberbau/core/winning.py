"""Who has won, by the totals of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from biberbau.core.view import Narration, Sentence

Better: TypeAlias = Literal["low", "high"]
"""Whether the fewest or the most points win."""


def winners(totals: Sequence[int], better: Better) -> list[int]:
    """Return the seats with the best total; ties win together."""
    best = min(totals) if better == "low" else max(totals)
    return [seat for seat, total in enumerate(totals) if total == best]


def tell_winners(told: Narration, event: str, record: Any, better: Better) -> None:
    """Say that the match is over, and who has won it; the messages begin with `event`."""
    told.sentences.append(Sentence(f"{event}match-over", {"rounds": int(record["round_number"])}))
    totals: list[int] = record["totals"][: record["seats"]].tolist()
    best = winners(totals, better)
    message = "wins" if len(best) == 1 else "shares-win"
    told.sentences.extend(Sentence(event + message, {"seat": seat, "total": totals[seat]}) for seat in best)
