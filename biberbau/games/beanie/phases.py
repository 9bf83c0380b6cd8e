"""The phases of Beanie, in order, and the words for them."""

from __future__ import annotations

from typing import Final, Literal

SHUFFLE: Final = 0
"""Chance orders the pack before the deal (clause 2.1)."""
LOTS: Final = 1
"""Chance draws the first dealer (clause 2.1)."""
DRAW: Final = 2
"""The player in turn draws (clause 3.1)."""
DISCARD: Final = 3
"""The player in turn discards (clause 3.4)."""
ROUND_OVER: Final = 4
MATCH_OVER: Final = 5
Phase = Literal["dealing", "draw", "discard", "calling", "round_over", "match_over"]
"""While "calling", whoever is in turn has no card left and has only to call."""
PHASES: Final[dict[int, Phase]] = {DRAW: "draw", DISCARD: "discard", ROUND_OVER: "round_over", MATCH_OVER: "match_over"}
