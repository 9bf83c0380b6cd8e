"""The score sheet of a finished round: how the compiled score of every seat comes about (section 8)."""

from __future__ import annotations

from typing import TypedDict

from typing_extensions import ReadOnly

from biberbau.core.picture import frozen
from biberbau.games.biber_mania.constants import IN_HAND, ON_PILE
from biberbau.games.biber_mania.state import State


class RoundScore(TypedDict):
    """How the score of a seat comes about: how many cards are on its pile and in its hand."""

    pile: ReadOnly[int]
    hand: ReadOnly[int]
    score: ReadOnly[int]
    counted: ReadOnly[int]
    """What of it counts in the match."""


@frozen
def score_sheet(record: State, seat: int) -> RoundScore:
    """Explain one seat's score: cards on its pile and in its hand, and what of it counts in the match."""
    pile, hand = int(record.pile_count[seat]), int(record.hand_count[seat])
    return {
        "pile": pile,
        "hand": hand,
        "score": ON_PILE * pile + IN_HAND * hand,
        "counted": int(record.round_scores[seat]),
    }
