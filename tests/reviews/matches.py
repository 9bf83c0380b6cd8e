"""Short matches to look back upon."""

from __future__ import annotations

from typing import Final

from biberbau.core.game import Game
from biberbau.core.record import Record, record_of
from tests.contract.matches import finished_match, short_options

FEW: Final = 40
"""Playouts that are enough to see that something is done at all."""


def short_record(game: Game, seats: int, seed: int, **options: str) -> Record:
    """Return the record of a short match that is played at random."""
    return record_of(finished_match(game, seats, short_options(game, options), seed))
