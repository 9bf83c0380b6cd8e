"""Why an action is refused."""

from __future__ import annotations

from typing import Final

from biberbau.core.reasons import Reasons

REASONS: Final = Reasons("schwimmen")

UNKNOWN_ACTION: Final = REASONS.declare("unknown-action", "3.1")
NO_ROUND: Final = REASONS.declare("no-round", "3.1")
NOT_YOUR_TURN: Final = REASONS.declare("not-your-turn", "3.1")
NOT_IN_HAND: Final = REASONS.declare("not-in-hand", "3.2")
HAS_KNOCKED: Final = REASONS.declare("has-knocked", "4.2")
