"""Courses made by hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from biberbau.arena.playing import play_bots
from biberbau.core.match import Match
from biberbau.games import game_named
from biberbau.laboratory.counting import Counts
from biberbau.laboratory.course import Bluffs, Course, Round

NO_BLUFFS = Bluffs()


@cache
def any_match() -> Match:
    """A match that is over; which one is of no importance."""
    return play_bots(game_named("daumen-drauf"), ["uniform"] * 2, {"games": "1"}, 1, None)


def course(
    standings: npt.ArrayLike, turns: Sequence[Sequence[tuple[int, int]]] = (), bluffs: Bluffs = NO_BLUFFS
) -> Course:
    """A match by the points after each round, and by who had how many actions in each decision of each round."""
    rounds = tuple(Round(*np.array(one, np.int32).T) for one in turns)
    return Course(any_match(), np.array(standings, np.float64), rounds, Counts(), Counts(), None, bluffs)
