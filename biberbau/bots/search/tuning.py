"""Numbers that shape the search, by their place in the array that compiled code reads."""

from __future__ import annotations

from typing import Final

import numpy as np

EXPLORATION: Final = 0
"""How far the confidence bound reaches, in standard deviations of a round's worth."""
PRIOR_WEIGHT: Final = 1
"""How many visits the node's own mean counts as in the mean of each of its edges."""
HABIT_BONUS: Final = 2
"""How much higher the habitual action begins, in standard deviations of a round's worth."""
PATIENCE: Final = 3
"""How often an edge is played out before nodes grow behind it."""
RIVALS: Final = 4
"""1: the other seats search too, inside the tree; 0: they keep to their habits."""

TUNING: Final = np.array([0.6, 2.0, 0.3, 2000.0, 1.0])
"""What did best at 20 milliseconds.

Points a round that the search won by against `careful` as it was then (Biber Gang, two players, some 150 paired deals,
give or take 1.5): with random playouts -4; with habits and nodes that grow after 500 playouts 3.7, or 4.3 where only
its own seat searches inside the tree; and 5.5 to 6.3 where playouts are not spread among later choices at all.  So
edges are given much patience, and a tree grows only under long budgets.
"""
