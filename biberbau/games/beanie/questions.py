"""What players may ask of the rules: questions that a seat's view answers as well as the state does.

All of these look at what lies open, at the hand of the seat that asks, and at options; none looks at what is hidden
from that seat, and none changes anything.  Players import them from here and not from the rules themselves.
"""

from __future__ import annotations

from biberbau.games.beanie.rules.additions import beanie_fits_set, may_add, takes_a_beanie
from biberbau.games.beanie.rules.cards import lowest_card, suits_of_rank, wild_rank
from biberbau.games.beanie.rules.checks import check
from biberbau.games.beanie.rules.ending import HIGH_CARDS, hand_points
from biberbau.games.beanie.rules.melds import end_rank, takes_beanie_at
from biberbau.games.beanie.rules.numbers import placing_number, wild_run_number, wild_set_number
from biberbau.games.beanie.rules.turns import keeps_last_card

__all__ = [
    "HIGH_CARDS",
    "beanie_fits_set",
    "check",
    "end_rank",
    "hand_points",
    "keeps_last_card",
    "lowest_card",
    "may_add",
    "placing_number",
    "suits_of_rank",
    "takes_a_beanie",
    "takes_beanie_at",
    "wild_rank",
    "wild_run_number",
    "wild_set_number",
]
