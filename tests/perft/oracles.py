"""Counting action sequences with the oracles."""

from __future__ import annotations

import copy
from typing import Any

from tests.oracle import biber_gang
from tests.oracle.reading import read_table


class LastOutcome:
    """Chance whose last outcome always comes out."""

    def starter(self, tied: list[int]) -> int:
        """The last of the tied begins."""
        return tied[-1]

    def new_deck(self, cards: list[str]) -> list[str]:
        """The discards stay in their order, the latest next."""
        return list(cards)


class BiberGangWalker:
    """Walks Biber Gang from one record with `tests.oracle.biber_gang`."""

    def __init__(self, record: Any) -> None:
        self.start = read_table(record)

    def count(self, depth: int) -> int:
        """Return the number of action sequences of length `depth`."""
        return sum(self.divide(depth).values())

    def divide(self, depth: int) -> dict[str, int]:
        """Return the count for each first action."""
        return {action: count_on(after, depth - 1) for action, after in successors(self.start)}


def successors(table: biber_gang.Table) -> list[tuple[str, biber_gang.Table]]:
    """Every action of the lowest seat that may act, with the table after it."""
    waiting = biber_gang.actors(table)
    if not waiting:
        return []
    seat = min(waiting)
    found = []
    for action in sorted(biber_gang.legal(table, seat)):
        after = copy.deepcopy(table)
        biber_gang.play(after, seat, action, LastOutcome())
        found.append((action, after))
    return found


def count_on(table: biber_gang.Table, depth: int) -> int:
    """Return the number of action sequences of length `depth` from a table."""
    if depth == 0:
        return 1
    if depth == 1:
        waiting = biber_gang.actors(table)
        return len(biber_gang.legal(table, min(waiting))) if waiting else 0
    return sum(count_on(after, depth - 1) for _, after in successors(table))


WALKERS = {"biber-gang": BiberGangWalker}
"""The walker of each game that has an oracle."""
