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
OPEN_FIRST: Final = 6
ALREADY_OPENED: Final = 7
OPENING_DONE: Final = 8
DRAW_FIRST: Final = 9
ALREADY_DREW: Final = 10
FROZEN_PAIR: Final = 11
BEAVER_MATCHES: Final = 12
BEAVER_NEVER_DISCARDED: Final = 13
ALREADY_OPEN: Final = 14
MORE_THAN_ONE_HIDDEN: Final = 15
TAKEN_MUST_SWAP: Final = 16
SWIM_NO_BEAVER: Final = 17
SWIM_NO_VALUE: Final = 18
SWIM_DRAWN_BEAVER: Final = 19
SWIM_VALUE_DIFFERS: Final = 20
SWIM_TARGET_OPEN: Final = 21

CLAUSES: Final = {
    NOT_AN_ACTION: ("not-an-action", "3.3"),
    MATCH_OVER: ("match-over", "7.1"),
    ROUND_OVER: ("round-over", "5.3"),
    BEING_DEALT: ("being-dealt", "2.1"),
    NOT_YOUR_TURN: ("not-your-turn", "3.1"),
    OPEN_FIRST: ("open-first", "2.4"),
    ALREADY_OPENED: ("already-opened", "2.4"),
    OPENING_DONE: ("opening-done", "2.4"),
    DRAW_FIRST: ("draw-first", "3.2"),
    ALREADY_DREW: ("already-drew", "3.2"),
    FROZEN_PAIR: ("frozen-pair", "4.4"),
    BEAVER_MATCHES: ("beaver-matches", "4.3"),
    BEAVER_NEVER_DISCARDED: ("beaver-never-discarded", "8.2"),
    ALREADY_OPEN: ("already-open", "3.6"),
    MORE_THAN_ONE_HIDDEN: ("more-than-one-hidden", "3.7"),
    TAKEN_MUST_SWAP: ("taken-must-swap", "8.1"),
    SWIM_NO_BEAVER: ("swim-no-beaver", "4.2"),
    SWIM_NO_VALUE: ("swim-no-value", "4.1"),
    SWIM_DRAWN_BEAVER: ("swim-drawn-beaver", "4.6"),
    SWIM_VALUE_DIFFERS: ("swim-value-differs", "4.2"),
    SWIM_TARGET_OPEN: ("swim-target-open", "4.2"),
}

REASONS: Final = {number: Reason(f"biber-gang-reason-{key}", clause) for number, (key, clause) in CLAUSES.items()}
