"""The score sheet of a finished game: how the compiled score of every seat comes about (section 7)."""

from __future__ import annotations

from typing import TypedDict

from typing_extensions import ReadOnly

from biberbau.core.picture import frozen
from biberbau.games.daumen_drauf.constants import HARMLESS, HELD, POISONOUS
from biberbau.games.daumen_drauf.state import State


class SeatScore(TypedDict):
    """How the score of a seat comes about: harmless and poisonous cards in its tricks, and those in its hand."""

    score: ReadOnly[int]
    harmless: ReadOnly[int]
    poisonous: ReadOnly[int]
    hand: ReadOnly[int]


@frozen
def score_sheet(record: State, seat: int) -> SeatScore:
    """Explain one seat's score: harmless and poisonous cards in its tricks, and cards left in its hand."""
    takers = zip(record.out_seat[: record.out_count], record.out, strict=False)
    taken = [int(card) for taker, card in takers if taker == seat]
    poisonous = sum(card & 1 for card in taken)
    harmless = len(taken) - poisonous
    hand = int(record.hand_count[seat])
    score = HARMLESS * harmless + POISONOUS * poisonous + HELD * hand
    return {"score": score, "harmless": harmless, "poisonous": poisonous, "hand": hand}
