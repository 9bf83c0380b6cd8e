"""What nobody knows: the stock.  A hand is its owner's."""

from __future__ import annotations

from biberbau.core.arrays import Generator
from biberbau.core.compilation import rule
from biberbau.core.dealing import shuffle
from biberbau.games.beanie.state import State


@rule
def shuffle_unseen(state: State, rng: Generator) -> int:
    """Shuffle the stock (`biberbau.core.unseen`)."""
    count = int(state.stock_count)
    shuffle(state.stock, count, rng)
    return count
