"""Cards in an order that chance decides: what rules of every game do with the array that holds their pile."""

from __future__ import annotations

from biberbau.core.arrays import Generator
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.state import Row


@rule
def place_next(cards: Row, unordered: int, outcome: int) -> int:
    """Let one of the first `unordered` cards take the last of their places; return how many still have none.

    It is one step of the Fisher-Yates shuffle; `outcome`, in [0, unordered), is what chance picks.
    """
    last = unordered - 1
    card = cards[outcome]
    cards[outcome] = cards[last]
    cards[last] = card
    return last


@rule
def shuffle(cards: Row, count: int, rng: Generator) -> None:
    """Put the first `count` cards into an order, each equally likely."""
    for unordered in range(count, 1, -1):
        place_next(cards, unordered, next_below(rng, unordered))


@rule
def take_any(cards: Row, count: int, empty: int, rng: Generator) -> int:
    """Take one of the first `count` cards out, each equally likely; the last fills the gap, `empty` its place."""
    chosen = next_below(rng, count)
    card = int(cards[chosen])
    cards[chosen] = cards[count - 1]
    cards[count - 1] = empty
    return card
