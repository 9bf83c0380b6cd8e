"""The reasons that `check` gives, each with the clause of docs/rules/biber-gang.md that it stands on."""

from __future__ import annotations

from typing import Final

from biberbau.core.reasons import ALLOWED as ALLOWED
from biberbau.core.reasons import Reasons

REASONS: Final = Reasons("biber-gang")

NOT_AN_ACTION: Final = REASONS.declare("not-an-action", "3.3")
MATCH_OVER: Final = REASONS.declare("match-over", "7.1")
ROUND_OVER: Final = REASONS.declare("round-over", "5.3")
BEING_DEALT: Final = REASONS.declare("being-dealt", "2.1")
NOT_YOUR_TURN: Final = REASONS.declare("not-your-turn", "3.1")
OPEN_FIRST: Final = REASONS.declare("open-first", "2.4")
ALREADY_OPENED: Final = REASONS.declare("already-opened", "2.4")
OPENING_DONE: Final = REASONS.declare("opening-done", "2.4")
DRAW_FIRST: Final = REASONS.declare("draw-first", "3.2")
ALREADY_DREW: Final = REASONS.declare("already-drew", "3.2")
FROZEN_PAIR: Final = REASONS.declare("frozen-pair", "4.4")
BEAVER_MATCHES: Final = REASONS.declare("beaver-matches", "4.3")
BEAVER_NEVER_DISCARDED: Final = REASONS.declare("beaver-never-discarded", "8.2")
ALREADY_OPEN: Final = REASONS.declare("already-open", "3.6")
MORE_THAN_ONE_HIDDEN: Final = REASONS.declare("more-than-one-hidden", "3.7")
TAKEN_MUST_SWAP: Final = REASONS.declare("taken-must-swap", "8.1")
SWIM_NO_BEAVER: Final = REASONS.declare("swim-no-beaver", "4.2")
SWIM_NO_VALUE: Final = REASONS.declare("swim-no-value", "4.1")
SWIM_DRAWN_BEAVER: Final = REASONS.declare("swim-drawn-beaver", "4.6")
SWIM_VALUE_DIFFERS: Final = REASONS.declare("swim-value-differs", "4.2")
SWIM_TARGET_OPEN: Final = REASONS.declare("swim-target-open", "4.2")
