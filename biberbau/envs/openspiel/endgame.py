"""A position as a small game of its own: chance chooses among all worlds that fit what everybody knows of it."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from biberbau.core.game import Game
from biberbau.envs.openspiel.game import BiberbauGame
from biberbau.envs.openspiel.worlds import worlds_of


def endgame(game: Game, states: npt.NDArray[Any], **parameters: Any) -> BiberbauGame:
    """Return the OpenSpiel game that begins at a position and ends with its round.

    What the position says of cards that not everybody knows does not matter: chance deals them anew, as likely as a
    deal would, and then each seat looks at what is its own to see: its hand, the head under its thumb, the card that it
    has drawn.  So the game begins with what everybody knows, and nobody has concluded anything yet from how the others
    have played.  ValueError when nobody is to act, or when too much is open (`worlds_of`).
    """
    record = states[0]
    waiting = game.engine.actors_at(states, 0)
    if waiting <= 0 or game.engine.chance_size_at(states, 0):
        raise ValueError("nobody is to act in this position")
    options = game.decode_options(record["options"])
    given = {option.key: int(options[option.key]) if option.numbers else options[option.key] for option in game.options}
    chosen = {"players": int(record["seats"]), **given, **parameters}
    return BiberbauGame(game, chosen, worlds_of(game, states), one_round=True)
