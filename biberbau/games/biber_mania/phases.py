"""The phases of Biber-Mania, in order, and the words for them."""

from __future__ import annotations

from typing import Final, Literal, get_args

SHUFFLE: Final = 0
"""Chance orders the draw pile before the deal (clause 2.1)."""
LOTS: Final = 1
"""Chance picks who begins the first round (clause 2.5)."""
DISCARDING: Final = 2
STABBING_DISPLAY: Final = 3
STABBING_OPPONENT: Final = 4
STEALING: Final = 5
WISHING: Final = 6
NAMING: Final = 7
"""The Bad Guy's owner names whom the card is for (clause 5.6)."""
GIVING: Final = 8
"""The Bad Guy's owner draws for them (clause 5.6)."""
DRAWING: Final = 9
"""A seat that lost cards draws as many (clause 6.2)."""
ROUND_OVER: Final = 10
MATCH_OVER: Final = 11
Phase = Literal[
    "dealing",
    "discard",
    "stab_display",
    "stab_opponent",
    "steal",
    "wish",
    "bad_guy",
    "bad_guy_draw",
    "draw",
    "round_over",
    "match_over",
]
PHASES: Final[dict[int, Phase]] = dict(enumerate(get_args(Phase)[1:], start=DISCARDING))
"""The words that follow "dealing", by number: they stand in the order of the phases."""
