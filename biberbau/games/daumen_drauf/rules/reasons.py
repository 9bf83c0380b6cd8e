"""The reasons that `check` gives, each with the clause of docs/rules/daumen-drauf.md that it stands on."""

from __future__ import annotations

from typing import Final

from biberbau.core.reasons import ALLOWED as ALLOWED
from biberbau.core.reasons import Reasons

REASONS: Final = Reasons("daumen-drauf")

NOT_AN_ACTION: Final = REASONS.declare("not-an-action", "3.3")
MATCH_OVER: Final = REASONS.declare("match-over", "7.5")
ROUND_OVER: Final = REASONS.declare("round-over", "7.1")
BEING_DEALT: Final = REASONS.declare("being-dealt", "2.1")
NOT_YOUR_TURN: Final = REASONS.declare("not-your-turn", "3.3")
CARD_NOT_PLAYED: Final = REASONS.declare("card-not-played", "1.3")
NOT_IN_HAND: Final = REASONS.declare("not-in-hand", "2.4")
LEADER_SHOWS: Final = REASONS.declare("leader-shows", "3.1")
NOTHING_TO_PARRY: Final = REASONS.declare("nothing-to-parry", "5.1")
COLOUR_IS_WEAKER: Final = REASONS.declare("colour-is-weaker", "4.4")
NUMBER_TOO_LOW: Final = REASONS.declare("number-too-low", "4.2")
TWIN_ONLY_PARRIES: Final = REASONS.declare("twin-only-parries", "4.5")
NO_TWIN: Final = REASONS.declare("no-twin", "5.1")
OWN_CARD: Final = REASONS.declare("own-card", "5.4")
WINDOW_OPEN: Final = REASONS.declare("window-open", "8.1")
PARRY_OR_LET: Final = REASONS.declare("parry-or-let", "8.1")
NOTHING_TO_LET: Final = REASONS.declare("nothing-to-let", "8.1")
