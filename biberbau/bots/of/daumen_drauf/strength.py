"""How strong the players of Daumen Drauf! are."""

from __future__ import annotations

from typing import Final

from biberbau.bots.of.daumen_drauf.promise import FITS
from biberbau.bots.strength import Strength, Weakness

STRENGTH: Final = Strength(
    playouts=10_000,
    pricing=20_000,
    luck_share=0.35,
    # Here a tree pays: with three players and 2,000 playouts, over 120 paired deals, it won by 0.56 points a game, give
    # or take 0.22, against one search with the usual patience and twice the playouts.
    patience=10.0,
    trust=1.0,
    solves=True,
    # docs/strength.md has what came of 1 and of less.
    judging=Strength(playouts=2000, patience=10.0, rivals=0.5, trust=1.0),
    levels=(Weakness(4.0, 1.0, 300), Weakness(1.05, 0.6, 500), Weakness(0.42, 0.3, 800), Weakness(0.0, 0.0, 8000)),
    level_step=2.0,
    left_out=() if FITS else ("what a hand of Daumen Drauf! promises between two tricks",),
)
