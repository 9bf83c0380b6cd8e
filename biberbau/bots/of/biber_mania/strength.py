"""How strong the players of Biber-Mania are."""

from __future__ import annotations

import math
from typing import Final

from biberbau.bots.of.biber_mania.stake import STAKE
from biberbau.bots.standing import ROUNDS_AHEAD
from biberbau.bots.strength import Strength, Weakness

STRENGTH: Final = Strength(
    playouts=700,
    pricing=2_500,
    # In small deals that were solved a review is off by less than without it (`tests.reviews.solved`).
    pricing_patience=100.0,
    luck_share=0.2,
    # One search with 400 playouts, this prior and the stake below won 0.658 ± 0.075 of 60 paired deals against one
    # without.
    prior_weight=40.0,
    trust=1.0,
    # One search with it won 0.569 ± 0.079 of 80 deals against one without, 400 playouts each.
    stake=15.0,
    # What to lay a Thief for hangs on what is then stolen, and habit steals badly.  In a small deal that was solved the
    # search had lost 0.29 points and loses 0.01 (docs/strength.md), and without what was learned it wins as often as
    # before: 0.535 [0.469, 0.600] over 100 paired deals with 700 playouts, and among five players, of whom each would
    # have 0.200 among equals, 0.188 [0.138, 0.251] over 30 with 400.
    own_patience=10.0,
    judging=Strength(
        judged_at=4,
        playouts=2500,
        patience=40.0,
        prior_weight=4.0,
        habit_bonus=0.3,
        stake=STAKE / math.sqrt(ROUNDS_AHEAD),
    ),
    levels=(Weakness(0.57, 1.0, 150), Weakness(0.42, 0.6, 200), Weakness(0.3, 0.3, 300), Weakness(0.0, 0.0, 700)),
    level_step=6.0,
)
