"""The score sheet of a finished game: how the compiled score of every seat comes about (section 7)."""

from __future__ import annotations

from typing import Any, TypedDict

from typing_extensions import ReadOnly

from biberbau.core.picture import frozen


class SeatScore(TypedDict):
    """How the score of a seat comes about: harmless cards in its tricks less poisonous ones and those in its hand."""

    score: ReadOnly[int]
    harmless: ReadOnly[int]
    poisonous: ReadOnly[int]
    hand: ReadOnly[int]


@frozen
def score_sheet(record: Any, seat: int) -> SeatScore:
    """Explain one seat's score: harmless and poisonous cards in its tricks, and cards left in its hand."""
    out = record["out"][: record["out_count"]]
    taken = out[record["out_seat"][: record["out_count"]] == seat]
    poisonous = int((taken & 1).sum())
    harmless = len(taken) - poisonous
    hand = int(record["hand_count"][seat])
    return {"score": harmless - poisonous - hand, "harmless": harmless, "poisonous": poisonous, "hand": hand}
