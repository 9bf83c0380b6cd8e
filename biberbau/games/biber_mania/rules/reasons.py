"""The reasons that `check` gives, each with the clause of docs/rules/biber-mania.md that it stands on."""

from __future__ import annotations

from typing import Final

from biberbau.core.reasons import ALLOWED as ALLOWED
from biberbau.core.reasons import Reasons

REASONS: Final = Reasons("biber-mania")

NOT_AN_ACTION: Final = REASONS.declare("not-an-action", "3.1")
MATCH_OVER: Final = REASONS.declare("match-over", "8.2")
ROUND_OVER: Final = REASONS.declare("round-over", "8.1")
BEING_DEALT: Final = REASONS.declare("being-dealt", "2.1")
NOT_YOUR_TURN: Final = REASONS.declare("not-your-turn", "3.1")
DISCARD_FIRST: Final = REASONS.declare("discard-first", "3.1")
STAB_DISPLAY_FIRST: Final = REASONS.declare("stab-display-first", "4.2")
CHOOSE_OPPONENT_FIRST: Final = REASONS.declare("choose-opponent-first", "9.3")
TAKE_OR_REFUSE_FIRST: Final = REASONS.declare("take-or-refuse-first", "4.4")
STEAL_FIRST: Final = REASONS.declare("steal-first", "5.2")
WISH_FIRST: Final = REASONS.declare("wish-first", "5.3")
NAME_FIRST: Final = REASONS.declare("name-first", "5.6")
GIVE_FIRST: Final = REASONS.declare("give-first", "5.6")
DRAW_FIRST: Final = REASONS.declare("draw-first", "6.2")
NOT_IN_HAND: Final = REASONS.declare("not-in-hand", "3.1")
PARTY_NOT_WITH_EQUALS: Final = REASONS.declare("party-not-with-equals", "3.3")
HIPPIE_NOT_WITH_EQUALS: Final = REASONS.declare("hippie-not-with-equals", "9.7")
NO_ROW_TO_STAB: Final = REASONS.declare("no-row-to-stab", "3.7")
NO_HIPPIE_ROW_LAST: Final = REASONS.declare("no-hippie-row-last", "8.4")
NOT_IN_DISPLAY: Final = REASONS.declare("not-in-display", "4.2")
NOT_HIGHER: Final = REASONS.declare("not-higher", "4.1")
TOO_FEW_IN_DISPLAY: Final = REASONS.declare("too-few-in-display", "4.1")
TOO_MANY_IN_DISPLAY: Final = REASONS.declare("too-many-in-display", "9.2")
ACTION_NEEDS_ONE_JOKER: Final = REASONS.declare("action-needs-one-joker", "4.1")
ACTION_IN_DISPLAY_SAFE: Final = REASONS.declare("action-in-display-safe", "9.5")
NO_SUCH_SEAT: Final = REASONS.declare("no-such-seat", "1.5")
OWN_PILE: Final = REASONS.declare("own-pile", "4.3")
GROUP_DOES_NOT_FIT: Final = REASONS.declare("group-does-not-fit", "4.1")
GROUP_IS_WHOLE: Final = REASONS.declare("group-is-whole", "4.4")
NOT_A_PART: Final = REASONS.declare("not-a-part", "9.4")
NOT_THERE: Final = REASONS.declare("not-there", "5.1")
JOKERS_NOT_STOLEN: Final = REASONS.declare("jokers-not-stolen", "9.6")
NOT_FROM_YOURSELF: Final = REASONS.declare("not-from-yourself", "5.1")
NOT_IN_DECK: Final = REASONS.declare("not-in-deck", "5.3")
NOT_FOR_YOURSELF: Final = REASONS.declare("not-for-yourself", "5.6")
NOT_IN_STOCK: Final = REASONS.declare("not-in-stock", "2.3")
DRAW_PILE_EMPTY: Final = REASONS.declare("draw-pile-empty", "2.4")
NO_OWN_WISH: Final = REASONS.declare("no-own-wish", "5.3")
