"""The table options of Biber Gang: each constant is the place of an option in a record, or a value of one."""

from __future__ import annotations

from typing import Final

from biberbau.core.options import Options

OPTIONS: Final = Options()
TAKEN_MUST_SWAP: Final = OPTIONS.choice("discard_take_must_swap", "off", "on")
BEAVER_NEVER_DISCARDED: Final = OPTIONS.choice("beaver_never_discarded", "off", "on")
DECK_OUT: Final = OPTIONS.choice("deck_out", "reshuffle", "end_round")
END_ROUND: Final = OPTIONS[DECK_OUT].encode("end_round")
"""The value of DECK_OUT with which an empty deck ends the round."""
STALL_LIMIT: Final = OPTIONS.number("stall_limit", range(51), 10)
ROUNDS: Final = OPTIONS.number("rounds", range(1, 10), 5, often=True)
