"""What a round of Biber Gang between two is worth at the beginning of a turn, by what was practised.

Practice foresees what displays come to (`biberbau.bots.of.biber_gang.practice`), and that serves to judge, too: a
playout then ends after a few turns, without the luck of all later ones.  With three players that won nothing.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.learned.weights_text import PLACES
from biberbau.bots.of.biber_gang.practice import MOST_LISTED, PLACE, UNIT, WEIGHTS, final_worth, list_after, practises
from biberbau.core.compilation import making_rule, rule
from biberbau.games.biber_gang import phases
from biberbau.games.biber_gang.state import State

PLAYERS: Final = 2


@rule
def judges(state: State) -> bool:
    """Whether so many play, and have practised."""
    return bool(state.seats == PLAYERS and practises(state))


@rule
def moment(state: State) -> bool:
    """At the beginning of a turn."""
    return bool(state.phase == phases.DRAW)


@making_rule
def judge(state: State, values: npt.NDArray[np.float64]) -> bool:
    """Write what the displays are likely to come to; not after the first reshuffle, for nothing was practised there."""
    if not judges(state):
        return False
    before = 1 - int(state.turn)
    listed, parts = np.zeros(MOST_LISTED, np.int64), np.zeros(MOST_LISTED, np.int64)
    count, still_open = list_after(state, before, listed, parts)
    if count == 0:
        return False
    weights = WEIGHTS[PLACE[PLAYERS]]
    foreseen = 0
    for place in range(count):
        foreseen += parts[place] * weights[listed[place]]
    ahead = foreseen / 2.0**PLACES
    if not still_open >> before & 1:
        ahead -= final_worth(state, before) / UNIT
    values[before] = ahead / PLAYERS
    values[1 - before] = -ahead / PLAYERS
    return True
