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
ALREADY_DRAWN: Final = 6
DRAW_FIRST: Final = 7
STOCK_EMPTY: Final = 8
STOCK_LEFT: Final = 9
PILE_EMPTY: Final = 10
NOT_IN_HAND: Final = 11
LAST_CARD_STAYS: Final = 12
NOTHING_TO_KEEP: Final = 13
CALLED_BY_ITSELF: Final = 14
HAND_NOT_EMPTY: Final = 15
HAND_EMPTY: Final = 16
NO_SUCH_MELD: Final = 17
OWN_MELD_FIRST: Final = 18
OTHER_RANK: Final = 19
SET_FULL: Final = 20
MUST_TAKE: Final = 21
NO_SUCH_BEANIE: Final = 22
NOT_A_SET: Final = 23
NOT_A_RUN: Final = 24
NOT_A_NEIGHBOUR: Final = 25
RUN_ENDS: Final = 26
NAME_THE_END: Final = 27
NOT_A_BEANIE: Final = 28
OWN_PLACE: Final = 29
NOTHING_STANDS_FOR_IT: Final = 30
TOO_MANY_BEANIES: Final = 31
LIES_TWICE: Final = 32

CLAUSES: Final = {
    NOT_AN_ACTION: ("not-an-action", "3.1"),
    MATCH_OVER: ("match-over", "7.3"),
    ROUND_OVER: ("round-over", "6.1"),
    BEING_DEALT: ("being-dealt", "2.1"),
    NOT_YOUR_TURN: ("not-your-turn", "3.1"),
    ALREADY_DRAWN: ("already-drawn", "3.4"),
    DRAW_FIRST: ("draw-first", "3.1"),
    STOCK_EMPTY: ("stock-empty", "3.3"),
    STOCK_LEFT: ("stock-left", "3.3"),
    PILE_EMPTY: ("pile-empty", "3.2"),
    NOT_IN_HAND: ("not-in-hand", "2.4"),
    LAST_CARD_STAYS: ("last-card-stays", "8.3"),
    NOTHING_TO_KEEP: ("nothing-to-keep", "3.4"),
    CALLED_BY_ITSELF: ("called-by-itself", "6.1"),
    HAND_NOT_EMPTY: ("hand-not-empty", "8.4"),
    HAND_EMPTY: ("hand-empty", "8.4"),
    NO_SUCH_MELD: ("no-such-meld", "5.1"),
    OWN_MELD_FIRST: ("own-meld-first", "8.6"),
    OTHER_RANK: ("other-rank", "5.1"),
    SET_FULL: ("set-full", "5.1"),
    MUST_TAKE: ("must-take", "5.3"),
    NO_SUCH_BEANIE: ("no-such-beanie", "5.3"),
    NOT_A_SET: ("not-a-set", "5.3"),
    NOT_A_RUN: ("not-a-run", "5.4"),
    NOT_A_NEIGHBOUR: ("not-a-neighbour", "5.2"),
    RUN_ENDS: ("run-ends", "4.3"),
    NAME_THE_END: ("name-the-end", "5.2"),
    NOT_A_BEANIE: ("not-a-beanie", "1.3"),
    OWN_PLACE: ("own-place", "5.5"),
    NOTHING_STANDS_FOR_IT: ("nothing-stands-for-it", "5.4"),
    TOO_MANY_BEANIES: ("too-many-beanies", "8.2"),
    LIES_TWICE: ("lies-twice", "4.4"),
}

REASONS: Final = {number: Reason(f"beanie-reason-{key}", clause) for number, (key, clause) in CLAUSES.items()}
