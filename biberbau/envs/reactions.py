"""How long the seats of a batch in event time take to react."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots import TEMPERS, Temper
from biberbau.core.errors import MatchError
from biberbau.core.game import Game
from biberbau.envs.checking import check_one_or_each

Tempers = str | Temper | Sequence[str | Temper]
"""How quick the seats are, one for all or one for each: tempers, or the names of bots that have one."""

ORDINARY: Final = ("careful",)


def reactions_of(tempers: Tempers, game: Game, seats: int) -> npt.NDArray[np.int64]:
    """Return equally likely reaction times of each seat in microseconds.

    MatchError where the game is one by turns, there is no such temper, or not one for all seats or for each.
    """
    if not game.real_time:
        raise MatchError(f"{game.name} is by turns; event time is for games in which anybody may act at any moment")
    tempers = [tempers] if isinstance(tempers, str | Temper) or not isinstance(tempers, Sequence) else tempers
    if not tempers:
        raise MatchError("event time needs a temper for the seats")
    check_one_or_each("tempers", len(tempers), seats)
    for temper in tempers:
        if not isinstance(temper, Temper) and temper not in [*TEMPERS]:
            raise MatchError(f"there is no temper {temper}; there are {', '.join(TEMPERS)}")
    found = [TEMPERS[temper] if isinstance(temper, str) else temper for temper in tempers]
    return np.array([found[seat % len(found)].equally_likely() for seat in range(seats)])
