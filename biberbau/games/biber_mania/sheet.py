"""The score sheet of a finished round: how the compiled score of every seat comes about (section 8)."""

from __future__ import annotations

from typing import Any


def score_sheet(record: Any, seat: int) -> dict[str, int]:
    """Explain one seat's score: cards on its pile and in its hand, and what of it counts in the match."""
    pile, hand = int(record["pile_count"][seat]), int(record["hand_count"][seat])
    return {"pile": pile, "hand": hand, "score": pile - hand, "counted": int(record["round_scores"][seat])}
