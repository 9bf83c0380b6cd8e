"""The reasons that `check` gives, each with the clause of docs/rules/beanie.md that it stands on."""

from __future__ import annotations

from typing import Final

from biberbau.core.reasons import ALLOWED as ALLOWED
from biberbau.core.reasons import Reasons

REASONS: Final = Reasons("beanie")

NOT_AN_ACTION: Final = REASONS.declare("not-an-action", "3.1")
MATCH_OVER: Final = REASONS.declare("match-over", "7.3")
ROUND_OVER: Final = REASONS.declare("round-over", "6.1")
BEING_DEALT: Final = REASONS.declare("being-dealt", "2.1")
NOT_YOUR_TURN: Final = REASONS.declare("not-your-turn", "3.1")
ALREADY_DRAWN: Final = REASONS.declare("already-drawn", "3.4")
DRAW_FIRST: Final = REASONS.declare("draw-first", "3.1")
STOCK_EMPTY: Final = REASONS.declare("stock-empty", "3.3")
STOCK_LEFT: Final = REASONS.declare("stock-left", "3.3")
PILE_EMPTY: Final = REASONS.declare("pile-empty", "3.2")
NOT_IN_HAND: Final = REASONS.declare("not-in-hand", "2.4")
LAST_CARD_STAYS: Final = REASONS.declare("last-card-stays", "8.3")
NOTHING_TO_KEEP: Final = REASONS.declare("nothing-to-keep", "3.4")
CALLED_BY_ITSELF: Final = REASONS.declare("called-by-itself", "6.1")
HAND_NOT_EMPTY: Final = REASONS.declare("hand-not-empty", "8.4")
HAND_EMPTY: Final = REASONS.declare("hand-empty", "8.4")
NO_SUCH_MELD: Final = REASONS.declare("no-such-meld", "5.1")
OWN_MELD_FIRST: Final = REASONS.declare("own-meld-first", "8.6")
OTHER_RANK: Final = REASONS.declare("other-rank", "5.1")
SET_FULL: Final = REASONS.declare("set-full", "5.1")
MUST_TAKE: Final = REASONS.declare("must-take", "5.3")
NO_SUCH_BEANIE: Final = REASONS.declare("no-such-beanie", "5.3")
NOT_A_SET: Final = REASONS.declare("not-a-set", "5.3")
NOT_A_RUN: Final = REASONS.declare("not-a-run", "5.4")
NOT_A_NEIGHBOUR: Final = REASONS.declare("not-a-neighbour", "5.2")
RUN_ENDS: Final = REASONS.declare("run-ends", "4.3")
NAME_THE_END: Final = REASONS.declare("name-the-end", "5.2")
NOT_A_BEANIE: Final = REASONS.declare("not-a-beanie", "1.3")
OWN_PLACE: Final = REASONS.declare("own-place", "5.5")
NOTHING_STANDS_FOR_IT: Final = REASONS.declare("nothing-stands-for-it", "5.4")
TOO_MANY_BEANIES: Final = REASONS.declare("too-many-beanies", "8.2")
LIES_TWICE: Final = REASONS.declare("lies-twice", "4.4")
