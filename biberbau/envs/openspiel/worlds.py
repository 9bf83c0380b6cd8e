"""Every world that fits what everybody knows of a position, and how likely each is."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.core.chance import seed_generator
from biberbau.core.game import Game
from biberbau.envs.openspiel.table import PUBLIC

MOST_WORLDS: Final = 5000

SURENESS: Final = 20.0
"""A world is missed with a chance of e**-20, about 2 in 1,000,000,000, or less."""


@dataclass(frozen=True)
class Worlds:
    """Records in an order that says nothing, and the chance of each."""

    records: npt.NDArray[Any]
    shares: npt.NDArray[np.float64]

    def __len__(self) -> int:
        return len(self.records)


def worlds_of(game: Game, states: npt.NDArray[Any]) -> Worlds:
    """Return every world that fits what everybody knows of `states[0]`, as likely as a deal makes it.

    They are collected from draws of `redeal`.  Where the rarest has a chance of p, one of w is missed after
    (ln w + 20) / p draws with a chance of e**-20.  ValueError when there are more than can be listed.
    """
    generator = np.zeros(1, np.uint64)
    seed_generator(generator, 0)
    world, seen = game.new_states(), game.new_states()
    game.engine.view_at(states, 0, PUBLIC, seen, 0)
    found: dict[bytes, npt.NDArray[Any]] = {}
    deals: dict[bytes, float] = {}
    draws, wanted = 0, 1.0
    while draws < wanted:
        world[0] = seen[0]
        game.engine.redeal_at(world, 0, PUBLIC, generator)
        draws += 1
        content = world.tobytes()
        if content not in found:
            found[content] = world.copy()
            deals[content] = game.deals_alike(world[0]) if game.deals_alike else 1.0
            if len(found) > MOST_WORLDS:
                raise ValueError(f"more than {MOST_WORLDS} worlds fit this position; name more of its cards")
            wanted = (math.log(len(found)) + SURENESS) * sum(deals.values()) / min(deals.values())
    order = sorted(found)
    every = np.concatenate([found[content] for content in order])
    shares = np.array([deals[content] for content in order]) / sum(deals.values())
    return Worlds(every.view(type(world)) if isinstance(world, np.recarray) else every, shares)
