"""What nobody knows: the stack.  A hand is its owner's."""

from __future__ import annotations

from biberbau.core.arrays import Generator
from biberbau.core.compilation import rule
from biberbau.core.dealing import shuffle
from biberbau.games.daumen_drauf.state import State


@rule
def shuffle_unseen(state: State, rng: Generator) -> int:
    """Shuffle the stack (`biberbau.core.unseen`)."""
    count = int(state.stack_count)
    shuffle(state.stack, count, rng)
    return count
