"""The table options of Beanie: each constant is the place of an option in a record, or a value of one."""

from __future__ import annotations

from typing import Final

from biberbau.core.options import Options

MOST_ROUNDS: Final = 13
"""In each round another rank is wild (clause 1.3)."""

OPTIONS: Final = Options()
"""`turn_seconds` and `fairness` are kept here for the table that plays; the rules themselves know no time."""
FIRST_UPCARD: Final = OPTIONS.choice("first_upcard", "off", "on")
MAX_BEANIES: Final = OPTIONS.choice("max_beanies_per_meld", "none", "1", "less_than_half")
ONE_BEANIE: Final = OPTIONS[MAX_BEANIES].encode("1")
LESS_THAN_HALF: Final = OPTIONS[MAX_BEANIES].encode("less_than_half")
"""The values of MAX_BEANIES that set a limit (clause 8.2)."""
OUT_BY_DISCARD: Final = OPTIONS.choice("out_by_discard", "on", "off")
CALL_OPTION: Final = OPTIONS.choice("call", "auto", "button")
BY_BUTTON: Final = OPTIONS[CALL_OPTION].encode("button")
"""The value of CALL_OPTION with which one has to say "Beanie!" oneself (clause 8.4)."""
PILE_VIEW: Final = OPTIONS.choice("pile_view", "all", "top")
TOP_ONLY: Final = OPTIONS[PILE_VIEW].encode("top")
OWN_MELD_FIRST: Final = OPTIONS.choice("own_meld_first", "off", "on")
SWITCHED_ON: Final = OPTIONS[OWN_MELD_FIRST].encode("on")
"""The value of FIRST_UPCARD and OWN_MELD_FIRST that is not the default; of OUT_BY_DISCARD it is SWITCHED_OFF."""
SWITCHED_OFF: Final = OPTIONS[OUT_BY_DISCARD].encode("off")
ROUNDS: Final = OPTIONS.number("rounds", range(1, MOST_ROUNDS + 1), MOST_ROUNDS, often=True)
STALL: Final = OPTIONS.number("stall", range(1, 6), 2)
TURN_SECONDS: Final = OPTIONS.choice("turn_seconds", "30", "0", "10", "15", "20", "45", "60", "120", often=True)
FAIRNESS: Final = OPTIONS.choice("fairness", "on", "off")
