"""Whole matches by random play on a graphics processor, from the deal to the last score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from biberbau.core.errors import MatchError
from biberbau.core.game import Game
from biberbau.envs.cuda.device import THREADS, blocks, check_device, cuda
from biberbau.envs.cuda.kernels import kernels_of
from biberbau.games.variant import Variant, variant_of


class RandomMatches(NamedTuple):
    """What became of matches, in the order of their seeds."""

    decisions: npt.NDArray[np.int32]
    """How many decisions each took, [matches]."""
    totals: npt.NDArray[np.int16]
    """The points of every seat, [matches, seats]."""


def random_matches(
    game: str | Game | Variant,
    count: int,
    *,
    seats: int | None = None,
    options: Mapping[str, str | int] | None = None,
    first_seed: int = 0,
) -> RandomMatches:
    """Play matches uniformly at random, from `first_seed` on, as `Game.playouts.play_matches` does one by one.

    MatchError or OptionError for seats or options that cannot be, or where there is no graphics processor.
    """
    variant = variant_of(game)
    played = variant.game
    players = variant.seats if seats is None else seats
    if count < 1:
        raise MatchError(f"there is at least one match to play, not {count}")
    encoded = played.encode_options(variant.with_options(options))
    played.check_seats(players)
    played.check_table(players, encoded.tolist())
    check_device(played)
    decisions = cuda.device_array(count, np.int32)
    totals = cuda.device_array((count, players), np.int16)
    kernels_of(played).play[blocks(count), THREADS](cuda.to_device(encoded), players, first_seed, decisions, totals)
    return RandomMatches(decisions.copy_to_host(), totals.copy_to_host())
