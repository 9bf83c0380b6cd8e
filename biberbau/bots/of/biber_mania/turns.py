"""How many turns it takes to lay a hand of Biber-Mania, if nothing comes to it: what a card in hand really costs.

Equal numbers go in one turn, with an action card or jokers.  A Party Beaver takes three single numbers along, and a
Hippie a row of them; of several such cards each takes what saves most when its turn comes, so it may be a turn more
than the fewest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from biberbau.games.biber_mania.combinations import LONGEST_ROW
from biberbau.games.biber_mania.kinds import ACTIONS, HIPPIE, JOKER, PARTY_BEAVER, VALUES

PARTY: Final = 3
"""So many numbers go with a Party Beaver (3.8)."""


def turns_for(hand: Sequence[int], joins: bool) -> int:
    """Return in how many turns a hand can be laid; `joins` is whether a Hippie may go with equal numbers (9.7)."""
    return min(turns_with(hand, rows, joins) for rows in range(hand[HIPPIE] + 1))


def turns_with(hand: Sequence[int], rows: int, joins: bool) -> int:
    """Return the same if so many Hippies lay rows."""
    numbers, turns = list(hand[:VALUES]), 0
    for ways in [rows_of] * rows + [parties_of] * hand[PARTY_BEAVER]:
        turns += 1
        best = max(ways(numbers), key=lambda taken: saved(numbers, taken), default=())
        for value in best:
            numbers[value] -= 1
    others = sum(hand[VALUES : VALUES + ACTIONS]) - hand[PARTY_BEAVER] - hand[HIPPIE]
    hippies = hand[HIPPIE] - rows
    helpers = others + hippies * joins + (hand[JOKER] > 0)
    return turns + hippies * (not joins) + max(sum(count > 0 for count in numbers), helpers)


def saved(numbers: Sequence[int], taken: Sequence[int]) -> int:
    """Return how many numbers are held no more once one card of each is taken."""
    return sum(numbers[value] == 1 for value in taken)


def parties_of(numbers: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Give the numbers that can go with a Party Beaver: no two of them are neighbours (3.8)."""
    held = [value for value in range(VALUES) if numbers[value]]
    for low, middle, high in combinations(held, PARTY):
        if low + 1 < middle and middle + 1 < high:
            yield low, middle, high


def rows_of(numbers: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Give the numbers of the rows that can be laid with a Hippie, who fills one gap or stands at an end (3.6)."""
    for first in range(VALUES):
        for last in range(first + 2, min(first + LONGEST_ROW, VALUES)):
            row = range(first, last + 1)
            missing = [value for value in row if not numbers[value]]
            if len(missing) == 1:
                yield tuple(value for value in row if numbers[value])
            elif not missing:
                # All are held, so one of them stays in hand.
                yield from (tuple(value for value in row if value != left) for left in row)
