"""Where in a hash table something stands."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from biberbau.bots.resolving.arrays import Table
from biberbau.core.compilation import rule

LOW_BITS = np.uint64(20)


@rule
def key_place(table: Table, keys: npt.NDArray[np.uint64], key: np.uint64) -> int:
    """Where in the hash table a key stands, or is to stand (linear probing)."""
    place = int(key >> LOW_BITS) & (len(table) - 1)
    while table[place] != 0 and keys[table[place] - 1] != key:
        place = (place + 1) & (len(table) - 1)
    return place
