"""Whole states that fit what somebody knows: the same table, with all other cards dealt anew."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import numpy.typing as npt

from biberbau.core.chance import seed_generator
from biberbau.core.match import PUBLIC
from biberbau.core.view import View


def world_of(view: View, seed: bytes) -> npt.NDArray[Any]:
    """Return a whole state that fits a view, each equally likely; the same seed (1 to 64 bytes) gives the same one."""
    generator = np.zeros(1, np.uint64)
    drawn = hashlib.blake2b(b"", key=seed, digest_size=8, person=b"biberbau world").digest()
    seed_generator(generator, int.from_bytes(drawn, "little") >> 1)
    world = view.data.copy()
    view.game.engine.redeal_at(world, 0, PUBLIC if view.seat is None else view.seat, generator)
    return world
