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
CARD_NOT_PLAYED: Final = 6
NOT_IN_HAND: Final = 7
LEADER_SHOWS: Final = 8
NOTHING_TO_PARRY: Final = 9
COLOUR_IS_WEAKER: Final = 10
NUMBER_TOO_LOW: Final = 11
TWIN_ONLY_PARRIES: Final = 12
NO_TWIN: Final = 13
OWN_CARD: Final = 14
WINDOW_OPEN: Final = 15
PARRY_OR_LET: Final = 16
NOTHING_TO_LET: Final = 17

CLAUSES: Final = {
    NOT_AN_ACTION: ("not-an-action", "3.3"),
    MATCH_OVER: ("match-over", "7.5"),
    ROUND_OVER: ("round-over", "7.1"),
    BEING_DEALT: ("being-dealt", "2.1"),
    NOT_YOUR_TURN: ("not-your-turn", "3.3"),
    CARD_NOT_PLAYED: ("card-not-played", "1.3"),
    NOT_IN_HAND: ("not-in-hand", "2.4"),
    LEADER_SHOWS: ("leader-shows", "3.1"),
    NOTHING_TO_PARRY: ("nothing-to-parry", "5.1"),
    COLOUR_IS_WEAKER: ("colour-is-weaker", "4.4"),
    NUMBER_TOO_LOW: ("number-too-low", "4.2"),
    TWIN_ONLY_PARRIES: ("twin-only-parries", "4.5"),
    NO_TWIN: ("no-twin", "5.1"),
    OWN_CARD: ("own-card", "5.4"),
    WINDOW_OPEN: ("window-open", "8.1"),
    PARRY_OR_LET: ("parry-or-let", "8.1"),
    NOTHING_TO_LET: ("nothing-to-let", "8.1"),
}

REASONS: Final = {number: Reason(f"daumen-drauf-reason-{key}", clause) for number, (key, clause) in CLAUSES.items()}
