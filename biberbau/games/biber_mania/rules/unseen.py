"""What nobody knows: the draw pile.  A hand is its owner's."""

from __future__ import annotations

from biberbau.core.arrays import Generator
from biberbau.core.compilation import rule
from biberbau.core.dealing import shuffle
from biberbau.games.biber_mania.state import State


@rule
def shuffle_unseen(state: State, rng: Generator) -> int:
    """Shuffle the draw pile (`biberbau.core.unseen`)."""
    count = int(state.deck_count)
    shuffle(state.deck, count, rng)
    return count
