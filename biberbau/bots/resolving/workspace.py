"""The workspace in which small games are solved: made once for every thread."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.resolving.arrays import Arrays
from biberbau.core.game import Game

WORLDS: Final = 400
NODES: Final = 70_000
"""Room for a game: larger ones are not solved."""
DEEPEST: Final = 40


def power_of_two(least: int) -> int:
    """Return the smallest power of two that is no less."""
    return 1 << (least - 1).bit_length()


class Workspace:
    """Everything that `biberbau.bots.resolving.tree` reads and writes."""

    def __init__(self, game: Game) -> None:
        words = np.zeros(-(-game.record.itemsize // 16) * 2, np.uint64)
        known: npt.NDArray[Any] = np.ndarray(1, game.record, buffer=words.data)
        self.arrays = Arrays(
            worlds=game.new_states(WORLDS),
            world_table=np.zeros(power_of_two(4 * WORLDS), np.int32),
            world_keys=np.zeros(2 * WORLDS, np.uint64),
            parents=np.zeros(WORLDS, np.int32),
            states=game.new_states(DEEPEST),
            way=np.zeros((DEEPEST, 2), np.int32),
            known=known if game.compiled else known.view(np.recarray),
            words=words,
            situation=np.zeros(NODES, np.int32),
            first=np.zeros(NODES, np.int32),
            worth=np.zeros(NODES),
            reach=np.zeros((NODES, 2)),
            keys=np.zeros(NODES, np.uint64),
            truths=np.zeros(NODES, np.uint64),
            seats=np.zeros(NODES, np.int32),
            slots=np.zeros(NODES + 1, np.int32),
            table=np.zeros(power_of_two(2 * NODES), np.int32),
            choices=np.zeros(NODES, np.int32),
            regrets=np.zeros(NODES),
            hunches=np.zeros(NODES),
            chances=np.zeros(NODES),
            totals=np.zeros(NODES),
            solved=np.zeros(1, np.uint64),
            used=np.zeros(4, np.int64),
            actions=np.zeros(game.action_count, np.int32),
            values=np.zeros(game.seats[-1]),
            rng=np.zeros(1, np.uint64),
        )
