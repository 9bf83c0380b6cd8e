"""Numbers that shape the search, by their place in the array that compiled code reads."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

EXPLORATION: Final = 0
"""How far the confidence bound reaches, in standard deviations of a round's worth."""
PRIOR_WEIGHT: Final = 1
"""How many visits the node's own mean counts as in the mean of each of its edges; more than none."""
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
STAKE: Final = 7
"""With how many points of a lead in a match of one round a win is e times as likely as a defeat; 0: points alone count
(`biberbau.bots.search.stakes`).  In a tuning made for a view: in this match, below 0 where the most points win."""
RACE: Final = 8
"""1: the root's actions race through the same worlds (`biberbau.bots.search.racing`); 0: the bound chooses."""

TUNING: Final = np.array([0.6, 2.0, 0.3, 2000.0, 1.0, 0.0, 0.0, 0.0, 0.0])
"""What did best at Biber Gang with 20 milliseconds, and serves a game that has nothing of its own.

Points a round that the search won by against `careful` as it was then (two players, some 150 paired deals, give or take
1.5): with random playouts -4; with habits and nodes that grow after 500 playouts 3.7, or 4.3 where only its own seat
searches inside the tree; and 5.5 to 6.3 where playouts are not spread among later choices at all.  So edges are given
much patience where playouts are long and end in luck, and a tree grows only under long budgets.
"""

PATIENCE_OF: Final = {"daumen-drauf": 10.0}
"""Where playouts are short and say much, a tree pays: with three players and 2,000 playouts, over 120 paired deals, it
won by 0.56 points a game, give or take 0.22, against one search with the patience above and twice the playouts."""

PRIOR_OF: Final = {"beanie": (100.0, 0.3), "biber-mania": (40.0, 0.3)}
"""How many visits the prior counts as and the bonus of habit, where there are many choices and luck is great: with few
playouts the best seems to be what had most of it.  At Beanie with four players and 5,000 playouts, in 60 rounds among
careful players, the search's choices were with 100 visits and a bonus of 0.1 worth 2.6 ± 1.2 points a round more than
habit, played out from the real state, and 2.1 ± 1.3 with the numbers above; it took them to be worth 4.0 and 10.0.
Against one careful player, 2,000 playouts, it was better over 0.679 ± 0.024 of 1,000 paired deals with a bonus of 0.3
and 0.636 ± 0.027 with 0.1.  At Biber-Mania one search with 400 playouts, the numbers here and the stake below won 0.658
± 0.075 of 60 paired deals against one without."""

TRUST_OF: Final = {"daumen-drauf": 1.0, "beanie": 1.0, "biber-mania": 1.0}
"""Where others' actions tell something: docs/strength.md says how much.  At Biber Gang nobody knows what he has not
shown, so nothing that he does tells anything."""

STAKE_OF: Final = {"beanie": 20.0, "biber-mania": 15.0}
"""Where a round is worth so many points, and so little skill, that points and wins part: at Beanie with two players,
2,000 playouts and matches of one round, over 600 paired deals, the search had 0.481 ± 0.023 of the wins against
`careful` and 0.581 ± 0.037 of the deals when it played for points, and 0.517 ± 0.022 and 0.627 ± 0.035 with this.  At
Biber-Mania one search with it won 0.569 ± 0.079 of 80 deals against one without, 400 playouts each."""

RACES: Final = frozenset({"beanie"})
"""Where the root's actions race: luck is great at Beanie, and most of it is shared by all actions.  Over 1,000 paired
deals as above the search had 0.527 ± 0.016 of the wins with it and 0.515 ± 0.017 without, and was 0.9 points better."""

PLAYOUTS: Final = 2000
"""How many playouts a decision is worth unless somebody says otherwise, in a game that is not named below."""
PLAYOUTS_OF: Final = {"biber-gang": 5000, "daumen-drauf": 10_000, "biber-mania": 700, "beanie": 6000}
"""The same by game.  A number, not a time, so that equal views play alike on a busy machine too; small enough for a
public table: on a quiet machine no decision costs 50 milliseconds of processor time, whatever the number of players
(`biberbau bench`)."""


def tuning_for(game_name: str) -> npt.NDArray[np.float64]:
    """Return the numbers that shape the search of a game."""
    tuning = TUNING.copy()
    tuning[PATIENCE] = PATIENCE_OF.get(game_name, TUNING[PATIENCE])
    tuning[PRIOR_WEIGHT], tuning[HABIT_BONUS] = PRIOR_OF.get(game_name, (TUNING[PRIOR_WEIGHT], TUNING[HABIT_BONUS]))
    tuning[TRUST] = TRUST_OF.get(game_name, TUNING[TRUST])
    tuning[STAKE] = STAKE_OF.get(game_name, TUNING[STAKE])
    tuning[RACE] = game_name in RACES
    return tuning
