"""Numbers that shape the search, by their place in the array that compiled code reads."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

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
FORGETFULNESS: Final = 5
"""The chance that a thing is forgotten that only memory holds (`biberbau.bots.forgetting`)."""
TRUST: Final = 6
"""How far worlds are weighted by what the others did (`biberbau.bots.believing`): the exponent of its likelihood."""

TUNING: Final = np.array([0.6, 2.0, 0.3, 2000.0, 1.0, 0.0, 0.0])
"""What did best at Biber Gang with 20 milliseconds, and serves a game that has nothing of its own.

Points a round that the search won by against `careful` as it was then (two players, some 150 paired deals, give or take
1.5): with random playouts -4; with habits and nodes that grow after 500 playouts 3.7, or 4.3 where only its own seat
searches inside the tree; and 5.5 to 6.3 where playouts are not spread among later choices at all.  So edges are given
much patience where playouts are long and end in luck, and a tree grows only under long budgets.
"""

PATIENCE_OF: Final = {"daumen-drauf": 10.0}
"""Where playouts are short and say much, a tree pays: with three players and 2,000 playouts, over 120 paired deals, it
won by 0.56 points a game, give or take 0.22, against one search with the patience above and twice the playouts."""

PRIOR_OF: Final = {"beanie": (100.0, 0.1)}
"""How many visits the prior counts as and the bonus of habit, where there are many choices and luck is great: with few
playouts the best seems to be what had most of it.  At Beanie with four players and 5,000 playouts, in 60 rounds among
careful players, the search's choices were so worth 2.6 ± 1.2 points a round more than habit, played out from the real
state, and 2.1 ± 1.3 with the numbers above; it took them to be worth 4.0 and 10.0."""

TRUST_OF: Final = {"daumen-drauf": 1.0}
"""Where it helps: docs/strength.md says how much.  At Biber Gang nobody knows what he has not shown, so nothing that he
does tells anything."""

PLAYOUTS: Final = 2000
"""How many playouts a decision is worth unless somebody says otherwise, in a game that is not named below."""
PLAYOUTS_OF: Final = {"biber-gang": 5000, "daumen-drauf": 10_000, "biber-mania": 800, "beanie": 6000}
"""The same by game.  A number, not a time, so that equal views play alike on a busy machine too; small enough for a
public table: on a quiet machine no decision costs 50 milliseconds of processor time, whatever the number of players
(`biberbau bench`)."""


def tuning_for(game_name: str) -> npt.NDArray[np.float64]:
    """Return the numbers that shape the search of a game."""
    tuning = TUNING.copy()
    tuning[PATIENCE] = PATIENCE_OF.get(game_name, TUNING[PATIENCE])
    tuning[PRIOR_WEIGHT], tuning[HABIT_BONUS] = PRIOR_OF.get(game_name, (TUNING[PRIOR_WEIGHT], TUNING[HABIT_BONUS]))
    tuning[TRUST] = TRUST_OF.get(game_name, TUNING[TRUST])
    return tuning
