"""The reasons that `check` gives, as numbers; `REASONS` ties each to its message and its clause."""

from __future__ import annotations

from typing import Final

from biberbau.core.reasons import Reason

ALLOWED: Final = 0
NOT_AN_ACTION: Final = 1
MATCH_OVER: Final = 2
ROUND_OVER: Final = 3
BEING_DEALT: Final = 4
NOT_YOUR_TURN: Final = 5
DISCARD_FIRST: Final = 6
STAB_DISPLAY_FIRST: Final = 7
CHOOSE_OPPONENT_FIRST: Final = 8
TAKE_OR_REFUSE_FIRST: Final = 9
STEAL_FIRST: Final = 10
WISH_FIRST: Final = 11
NAME_FIRST: Final = 12
GIVE_FIRST: Final = 13
DRAW_FIRST: Final = 14
NOT_IN_HAND: Final = 15
PARTY_NOT_WITH_EQUALS: Final = 16
HIPPIE_NOT_WITH_EQUALS: Final = 17
NO_ROW_TO_STAB: Final = 18
NO_HIPPIE_ROW_LAST: Final = 19
NOT_IN_DISPLAY: Final = 20
NOT_HIGHER: Final = 21
TOO_FEW_IN_DISPLAY: Final = 22
TOO_MANY_IN_DISPLAY: Final = 23
ACTION_NEEDS_ONE_JOKER: Final = 24
ACTION_IN_DISPLAY_SAFE: Final = 25
NO_SUCH_SEAT: Final = 26
OWN_PILE: Final = 27
GROUP_DOES_NOT_FIT: Final = 28
GROUP_IS_WHOLE: Final = 29
NOT_A_PART: Final = 30
NOT_THERE: Final = 31
JOKERS_NOT_STOLEN: Final = 32
NOT_FROM_YOURSELF: Final = 33
NOT_IN_DECK: Final = 34
NOT_FOR_YOURSELF: Final = 35
NOT_IN_STOCK: Final = 36
DRAW_PILE_EMPTY: Final = 37
NO_OWN_WISH: Final = 38

CLAUSES: Final = {
    NOT_AN_ACTION: ("not-an-action", "3.1"),
    MATCH_OVER: ("match-over", "8.2"),
    ROUND_OVER: ("round-over", "8.1"),
    BEING_DEALT: ("being-dealt", "2.1"),
    NOT_YOUR_TURN: ("not-your-turn", "3.1"),
    DISCARD_FIRST: ("discard-first", "3.1"),
    STAB_DISPLAY_FIRST: ("stab-display-first", "4.2"),
    CHOOSE_OPPONENT_FIRST: ("choose-opponent-first", "9.3"),
    TAKE_OR_REFUSE_FIRST: ("take-or-refuse-first", "4.4"),
    STEAL_FIRST: ("steal-first", "5.2"),
    WISH_FIRST: ("wish-first", "5.3"),
    NAME_FIRST: ("name-first", "5.6"),
    GIVE_FIRST: ("give-first", "5.6"),
    DRAW_FIRST: ("draw-first", "6.2"),
    NOT_IN_HAND: ("not-in-hand", "3.1"),
    PARTY_NOT_WITH_EQUALS: ("party-not-with-equals", "3.3"),
    HIPPIE_NOT_WITH_EQUALS: ("hippie-not-with-equals", "9.7"),
    NO_ROW_TO_STAB: ("no-row-to-stab", "3.7"),
    NO_HIPPIE_ROW_LAST: ("no-hippie-row-last", "8.4"),
    NOT_IN_DISPLAY: ("not-in-display", "4.2"),
    NOT_HIGHER: ("not-higher", "4.1"),
    TOO_FEW_IN_DISPLAY: ("too-few-in-display", "4.1"),
    TOO_MANY_IN_DISPLAY: ("too-many-in-display", "9.2"),
    ACTION_NEEDS_ONE_JOKER: ("action-needs-one-joker", "4.1"),
    ACTION_IN_DISPLAY_SAFE: ("action-in-display-safe", "9.5"),
    NO_SUCH_SEAT: ("no-such-seat", "1.5"),
    OWN_PILE: ("own-pile", "4.3"),
    GROUP_DOES_NOT_FIT: ("group-does-not-fit", "4.1"),
    GROUP_IS_WHOLE: ("group-is-whole", "4.4"),
    NOT_A_PART: ("not-a-part", "9.4"),
    NOT_THERE: ("not-there", "5.2"),
    JOKERS_NOT_STOLEN: ("jokers-not-stolen", "9.6"),
    NOT_FROM_YOURSELF: ("not-from-yourself", "5.2"),
    NOT_IN_DECK: ("not-in-deck", "5.3"),
    NOT_FOR_YOURSELF: ("not-for-yourself", "5.6"),
    NOT_IN_STOCK: ("not-in-stock", "2.3"),
    DRAW_PILE_EMPTY: ("draw-pile-empty", "2.4"),
    NO_OWN_WISH: ("no-own-wish", "5.3"),
}

REASONS: Final = {number: Reason(f"biber-mania-reason-{key}", clause) for number, (key, clause) in CLAUSES.items()}
