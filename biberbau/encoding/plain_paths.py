"""How the actions of a game from outside are split, where there are more of them than a network should have outputs."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.core.errors import GameError
from biberbau.core.game import Game
from biberbau.core.plain.actions import Part, PlaceOf, written
from biberbau.core.state import State

MOST_CODES: Final = 1024
"""No game has more codes."""

Table = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Paths:
    """The words of a game's actions and what is chosen with each, as tables for compiled code."""

    codes: int
    most_parts: int
    firsts: Table
    """By word, the number of its first action."""
    strides: Table
    """By word and argument, how many actions further its next choice is."""
    sizes: Table
    """By word and argument, how many choices there are; 0 where there is no such argument."""
    places: Table
    """By word and argument, the code of its first choice."""
    names: tuple[str, ...]
    """What each code is called."""


def paths_of(state: type[State], actions: int) -> Paths:
    """Return how the actions of a game with this record are split.

    GameError, which names the game, where there are too many and nothing says how.
    """
    if actions <= MOST_CODES:
        none = np.zeros((1, 1), np.int64)
        return Paths(actions, 1, none[0], none, none, none, ())
    game = game_with(state)
    declared = game.declared if game is not None else None
    if game is None or declared is None:
        raise GameError(
            f"{game.name if game else 'a game'} has {actions} actions, and networks are given {MOST_CODES} at most; "
            "declare them with biberbau.core.plain.Actions, so that they can be chosen part by part"
        )
    blocks = declared.blocks
    names = ["nothing more", *(block.word for block in blocks)]
    most = max(len(block.parts) for block in blocks)
    strides, sizes, places = (np.zeros((len(blocks), max(most, 1)), np.int64) for _ in range(3))
    known: dict[tuple[str, ...], int] = {}
    for number, block in enumerate(blocks):
        for place, (argument, part) in enumerate(block.parts.items()):
            written_parts = choices(argument, part)
            if written_parts not in known:
                known[written_parts] = len(names)
                names += [f"{block.word} {one}" if one in names else one for one in written_parts]
            places[number, place] = known[written_parts]
            sizes[number, place] = block.sizes[place]
            strides[number, place] = int(np.prod(block.sizes[place + 1 :], dtype=np.int64))
    if len(names) > MOST_CODES:
        raise GameError(
            f"{game.name} needs {len(names)} codes for the words and arguments of its actions, and networks are given "
            f"{MOST_CODES} at most"
        )
    return Paths(len(names), 1 + most, np.array(declared.firsts), strides, sizes, places, tuple(names))


def choices(argument: str, part: Part) -> tuple[str, ...]:
    """Return what the choices of an argument are called; equal ones are the same codes wherever they stand."""
    size = part.places if isinstance(part, PlaceOf) else len(part)
    return tuple(f"{argument} {written(part, place)}" for place in range(size))


def game_with(state: type[State]) -> Game | None:
    """Return the game that has this record, from the package in which it is declared."""
    package = state.__module__
    while package:
        game = getattr(sys.modules.get(package), "GAME", None)
        if isinstance(game, Game) and game.state is state:
            return game
        package = package.rpartition(".")[0]
    return None
