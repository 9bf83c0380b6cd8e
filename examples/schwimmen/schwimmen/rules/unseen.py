"""What nobody knows: the stock, so that luck can be measured."""

from __future__ import annotations

from biberbau.core.arrays import Generator
from biberbau.core.compilation import rule
from biberbau.core.dealing import shuffle
from schwimmen.state import State


@rule
def shuffle_unseen(state: State, rng: Generator) -> int:
    """Shuffle the stock (`biberbau.core.unseen`)."""
    count = int(state.stock_count)
    shuffle(state.stock, count, rng)
    return count
