"""How strong the players of Beanie are."""

from __future__ import annotations

from typing import Final

from biberbau.bots.strength import Strength, Weakness

STRENGTH: Final = Strength(
    playouts=6000,
    pricing=12_000,
    # With four players and 5,000 playouts, in 60 rounds among careful players, the search's choices were with 100
    # visits and a bonus of 0.1 worth 2.6 ± 1.2 points a round more than habit, played out from the real state, and 2.1
    # ± 1.3 with the usual numbers; it took them to be worth 4.0 and 10.0.  Against one careful player, 2,000 playouts,
    # it was better over 0.679 ± 0.024 of 1,000 paired deals with a bonus of 0.3 and 0.636 ± 0.027 with 0.1.
    prior_weight=100.0,
    habit_bonus=0.3,
    trust=1.0,
    # With two players, 2,000 playouts and matches of one round, over 600 paired deals, the search had 0.481 ± 0.023 of
    # the wins against `careful` and 0.581 ± 0.037 of the deals when it played for points, and 0.517 ± 0.022 and 0.627 ±
    # 0.035 with this.
    stake=20.0,
    # Luck is great, and most of it is shared by all actions.  Over 1,000 paired deals as above the search had 0.527 ±
    # 0.016 of the wins with races and 0.515 ± 0.017 without, and was 0.9 points better.
    races=True,
    levels=(Weakness(6.0, 1.0, 300), Weakness(3.0, 0.6, 500), Weakness(1.5, 0.3, 800), Weakness(0.0, 0.0, 4000)),
    level_step=9.0,
)
