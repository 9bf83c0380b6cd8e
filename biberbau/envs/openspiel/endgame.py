"""A position as a small game of its own: chance chooses among all worlds that fit what everybody knows of it."""

from __future__ import annotations

import math
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.core.chance import seed_generator
from biberbau.core.game import Game
from biberbau.envs.openspiel.game import BiberbauGame
from biberbau.envs.openspiel.table import PUBLIC

MOST_WORLDS: Final = 5000

SURENESS: Final = 20.0
"""A world is missed with a chance of e**-20, about 2 in 1,000,000,000, or less."""


def worlds_of(game: Game, states: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Return every world that fits what everybody knows of `states[0]`, in an order that says nothing.

    `redeal` draws each equally likely, so they are collected from draws.  Of w worlds one is missed after
    w * (ln w + 20) draws with a chance of e**-20.  ValueError when there are more than can be listed.
    """
    generator = np.zeros(1, np.uint64)
    seed_generator(generator, 0)
    world, seen = game.new_states(), game.new_states()
    game.engine.view_at(states, 0, PUBLIC, seen, 0)
    found: dict[bytes, npt.NDArray[Any]] = {}
    draws = 0
    while draws < len(found) * (math.log(len(found)) + SURENESS) if found else True:
        world[0] = seen[0]
        game.engine.redeal_at(world, 0, PUBLIC, generator)
        found.setdefault(world.tobytes(), world.copy())
        draws += 1
        if len(found) > MOST_WORLDS:
            raise ValueError(f"more than {MOST_WORLDS} worlds fit this position; name more of its cards")
    every = np.concatenate([found[content] for content in sorted(found)])
    return every.view(type(world)) if isinstance(world, np.recarray) else every


def endgame(game: Game, states: npt.NDArray[Any]) -> BiberbauGame:
    """Return the OpenSpiel game that begins at a position and ends with its round.

    What the position says of cards that lie hidden does not matter.  ValueError when somebody holds what only he has
    seen, for then what everybody knows is not where play goes on from; or when nobody is to act.
    """
    record = states[0]
    waiting = game.engine.actors_at(states, 0)
    if waiting <= 0 or game.engine.chance_size_at(states, 0):
        raise ValueError("nobody is to act in this position")
    options = game.decode_options(record["options"])
    given = {option.key: int(options[option.key]) if option.numbers else options[option.key] for option in game.options}
    return BiberbauGame(game, {"players": int(record["seats"]), **given}, worlds_of(game, states), one_round=True)
