"""Games with other numbers, as tables play them."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

from biberbau.bots import left_out
from biberbau.core.constants import ConstantError, words_of
from biberbau.core.game import Game
from biberbau.games import game_named
from biberbau.server.protocol import VariantInfo
from biberbau.server.refusals import NotAllowed


def word_of(game: Game, constants: Mapping[str, Sequence[int]]) -> str:
    """Return what a message changes of a game's numbers, as one word; NotAllowed says what is wrong with it."""
    try:
        return game.changing.word_of(constants)
    except ConstantError as error:
        raise NotAllowed.by_the_numbers(error) from None


def load(game: Game) -> VariantInfo | None:
    """Return what is told of a game with other numbers; None for the standard game.

    The first time its modules are read, which takes longer than the event loop should wait.
    """
    return info_of(game.name, game.version, game.variant) if game.variant else None


@functools.cache
def info_of(name: str, version: int, variant: str) -> VariantInfo:
    """Return what is told of a variant."""
    game = game_named(name, version, variant)
    constants = {key: list(numbers) for key, numbers in words_of(variant).items()}
    return VariantInfo(constants, game.seats[0], game.seats[-1], bool(left_out(game)))
