"""How strong the players of Biber Gang are.

Nobody knows what they have not shown, so nothing that anybody does tells anything, and there is no belief.
"""

from __future__ import annotations

from typing import Final

from biberbau.bots.strength import Strength, Weakness

STRENGTH: Final = Strength(
    playouts=5000,
    pricing=20_000,
    luck_share=0.9,
    levels=(Weakness(7.0, 1.0, 400), Weakness(2.5, 0.6, 600), Weakness(1.3, 0.3, 1000), Weakness(0.0, 0.0, 5000)),
    judging=Strength(playouts=2000, practises=True, judged_at=4),
    level_step=9.0,
)
