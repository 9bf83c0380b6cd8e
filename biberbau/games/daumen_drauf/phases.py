"""The phases of Daumen Drauf!, in order, and the words for them."""

from __future__ import annotations

from typing import Final, Literal, get_args

SHUFFLE: Final = 0
"""Chance orders the stack before the deal (clause 2.1)."""
LOTS: Final = 1
"""Chance draws who leads the first trick of the match (clause 2.3)."""
LEAD: Final = 2
"""The leader shows a card (clause 3.1)."""
WINDOW: Final = 3
"""With parrying at any time: those who are not next may parry or let the card pass (clause 8.1)."""
TURN: Final = 4
"""One player shows, parries or passes (clause 3.3)."""
ROUND_OVER: Final = 5
MATCH_OVER: Final = 6
Phase = Literal["dealing", "lead", "window", "turn", "round_over", "match_over"]
PHASES: Final[dict[int, Phase]] = dict(enumerate(get_args(Phase)[1:], start=LEAD))
"""The words that follow "dealing", by number: they stand in the order of the phases."""
