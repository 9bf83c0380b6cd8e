"""The table options of Daumen Drauf!: each constant is the place of an option in a record, or a value of one."""

from __future__ import annotations

from typing import Final

from biberbau.core.options import Options, where

MOST_GAMES: Final = 9

OPTIONS: Final = Options()
WHEN_PARRY: Final = OPTIONS.choice("parry", "in_turn", "any_time")
ANY_TIME: Final = OPTIONS[WHEN_PARRY].encode("any_time")
"""The value of WHEN_PARRY with which one may parry out of turn."""
REVEAL: Final = OPTIONS.choice("reveal_on_take", "all", "taker")
TO_TAKER: Final = OPTIONS[REVEAL].encode("taker")
"""The value of REVEAL with which only the taker sees what was under the thumbs."""
TOPUP_FIRST: Final = OPTIONS.choice("topup_first", "last_decision", "taker")
BY_TAKER: Final = OPTIONS[TOPUP_FIRST].encode("taker")
"""The value of TOPUP_FIRST with which the taker fills their hand first."""
START_NEXT: Final = OPTIONS.choice(
    "start_next", "rotate", "winner", counts=where("games", *map(str, range(2, MOST_GAMES + 1)))
)
BY_WINNER: Final = OPTIONS[START_NEXT].encode("winner")
"""The value of START_NEXT with which the winner of a game leads in the next."""
GAMES: Final = OPTIONS.number("games", range(1, MOST_GAMES + 1), 3, often=True)
