"""Hashes of what a seat knows, by which trees find their nodes."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from biberbau.core.compilation import wrapping_rule

HASH_START = np.uint64(0x9E3779B97F4A7C15)
HASH_FACTOR = np.uint64(0xFF51AFD7ED558CCD)
HASH_SHIFT = np.uint64(32)


@wrapping_rule
def hash_words(words: npt.NDArray[np.uint64]) -> np.uint64:
    """Hash a view, given as 64-bit words, by multiplying and folding in two lanes."""
    one = HASH_START
    two = HASH_FACTOR
    for index in range(0, len(words), 2):
        one = (one ^ words[index]) * HASH_FACTOR
        one ^= one >> HASH_SHIFT
        two = (two ^ words[index + 1]) * HASH_START
        two ^= two >> HASH_SHIFT
    return np.uint64(one ^ (two * HASH_FACTOR))


@wrapping_rule
def hash_both(one: np.uint64, other: np.uint64) -> np.uint64:
    """Hash two hashes, in this order."""
    mixed = (one ^ (other * HASH_START)) * HASH_FACTOR
    return np.uint64(mixed ^ (mixed >> HASH_SHIFT))
