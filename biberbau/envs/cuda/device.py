"""What is asked of a graphics processor, and how records lie on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from numba import cuda as numba_cuda

from biberbau.core.arrays import States
from biberbau.core.errors import MatchError
from biberbau.core.game import Game

cuda: Any = numba_cuda
"""Its parts have no types, or other ones in every version."""

THREADS: Final = 64
"""Matches that are gone through side by side in one block."""

MOST_ROOM: Final = 1024
"""Each match has room of its own for its legal actions, so there is no room for games with more actions than these."""

NO_DEVICE: Final = "a batch on a graphics processor needs one for CUDA, and pip install 'biberbau[cuda]'"


def check_device(game: Game) -> None:
    """Raise MatchError where a game cannot be played on a graphics processor, or there is none."""
    if game.action_count > MOST_ROOM:
        raise MatchError(
            f"{game.name} has {game.action_count:,} actions; on a graphics processor there is room for {MOST_ROOM:,}"
        )
    if not cuda.is_available():
        raise MatchError(NO_DEVICE)


def aligned(record: np.dtype[Any]) -> np.dtype[Any]:
    """Return a record with the same fields, each where a graphics processor can reach it in one step."""
    fields = [(name, *place[:1]) for name, place in (record.fields or {}).items()]
    return np.dtype(fields, align=True)


def packed(states: npt.NDArray[Any], game: Game) -> States:
    """Return records from a graphics processor as they lie everywhere else."""
    made = game.new_states(len(states))
    for name in game.record.names or ():
        made[name] = states[name]
    return made


def blocks(matches: int) -> int:
    """Return how many blocks so many matches are."""
    return -(-matches // THREADS)


class Field:
    """A field of records on a graphics processor, without a copy, for whoever reads its arrays."""

    def __init__(self, records: Any, name: str) -> None:
        """Say where the field lies, by the interface that libraries for arrays share."""
        kind, offset = records.dtype.fields[name][:2]
        told: Mapping[str, Any] = records.__cuda_array_interface__
        step, inner = records.dtype.itemsize, kind.base
        self.records = records
        """They stay as long as somebody reads the field."""
        self.__cuda_array_interface__ = {
            "shape": (*told["shape"], *kind.shape),
            "strides": (step, *(inner.itemsize * int(np.prod(kind.shape[1 + d :])) for d in range(len(kind.shape)))),
            "typestr": inner.str,
            "data": (told["data"][0] + offset, False),
            "version": 3,
        }


def field_of(records: Any, name: str) -> Any:
    """Return a field of records on a graphics processor as an array there."""
    return cuda.as_cuda_array(Field(records, name))
