"""The phases of Biber Gang, in order, and the words for them."""

from __future__ import annotations

from typing import Final, Literal

SHUFFLE: Final = 0
"""Chance orders the deck before the deal (clause 2.1)."""
OPENING: Final = 1
"""Everybody chooses two cards to turn up (clause 2.4)."""
TIE: Final = 2
"""Chance draws the first player among the tied (clause 2.6)."""
DRAW: Final = 3
DECIDE: Final = 4
RESHUFFLE: Final = 5
"""Chance orders the new deck that a draw waits for (clause 3.9)."""
ROUND_OVER: Final = 6
MATCH_OVER: Final = 7
Phase = Literal["dealing", "opening", "draw", "decide", "round_over", "match_over"]
PHASES: Final[dict[int, Phase]] = {
    OPENING: "opening",
    DRAW: "draw",
    DECIDE: "decide",
    ROUND_OVER: "round_over",
    MATCH_OVER: "match_over",
}
