"""How strong the players of Beanie are."""

from __future__ import annotations

from typing import Final

from biberbau.bots.strength import Strength, Weakness

STRENGTH: Final = Strength(
    playouts=6000,
    pricing=12_000,
    # At ends that were solved a review is off by less than without it (`tests.reviews.solved`).
    pricing_patience=300.0,
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
    # After every action all look again as soon as everybody else, so whoever has to act is first in half of the cases,
    # and who was late is not late again: a third of all looks come too late.  And what a card is worth that was put
    # down hangs on the discard that follows.  With both it wins as often as before: over 400 paired deals of one round,
    # two players, 1,000 playouts, 0.505 [0.484, 0.526].  But beside perfect play (docs/strength.md) it had lost 0.54
    # points with 6,000 playouts and more with more, and loses nothing now.
    own_patience=10.0,
    lateness=1 / 3,
    # Luck is great, and most of it is shared by all actions.  Over 1,000 paired deals as above the search had 0.527 ±
    # 0.016 of the wins with races and 0.515 ± 0.017 without, and was 0.9 points better.
    races=True,
    levels=(Weakness(6.0, 1.0, 300), Weakness(3.0, 0.6, 500), Weakness(1.5, 0.3, 800), Weakness(0.0, 0.0, 4000)),
    level_step=9.0,
)
