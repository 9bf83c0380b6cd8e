"""Counting action sequences with the oracles."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.oracle import beanie, biber_gang, biber_mania, daumen_drauf
from tests.oracle.beanie_reading import read_table as read_beanie
from tests.oracle.biber_mania_reading import read_table as read_biber_mania
from tests.oracle.daumen_drauf_reading import read_table as read_daumen_drauf
from tests.oracle.reading import read_table as read_biber_gang


class LastOutcome:
    """Chance whose last outcome always comes out."""

    def starter(self, tied: list[int]) -> int:
        """The last of the tied begins."""
        return tied[-1]

    def new_deck(self, cards: list[str]) -> list[str]:
        """The discards stay in their order, the latest next."""
        return list(cards)


@dataclass(frozen=True)
class Oracle:
    """The functions of one game's oracle."""

    read: Callable[[Any], Any]
    actors: Callable[[Any], set[int]]
    legal: Callable[[Any, int], set[str]]
    play: Callable[[Any, int, str], None]
    real_time: bool = False
    """Whether any actor may be the next to act."""


def play_biber_gang(table: biber_gang.Table, seat: int, action: str) -> None:
    """Take an action of Biber Gang; of chance the last outcome comes out."""
    biber_gang.play(table, seat, action, LastOutcome())


ORACLES = {
    "beanie": Oracle(read_beanie, beanie.actors, beanie.legal, beanie.play, real_time=True),
    "biber-gang": Oracle(read_biber_gang, biber_gang.actors, biber_gang.legal, play_biber_gang),
    "biber-mania": Oracle(read_biber_mania, biber_mania.actors, biber_mania.legal, biber_mania.play),
    "daumen-drauf": Oracle(read_daumen_drauf, daumen_drauf.actors, daumen_drauf.legal, daumen_drauf.play),
}
"""By game."""


class OracleWalker:
    """Walks a game from one record with its oracle."""

    def __init__(self, game_name: str, record: Any) -> None:
        self.oracle = ORACLES[game_name]
        self.start = self.oracle.read(record)

    def count(self, depth: int) -> int:
        """Return the number of action sequences of length `depth`."""
        return sum(self.divide(depth).values())

    def divide(self, depth: int) -> dict[str, int]:
        """Return the count for each first action, which is named with its seat."""
        counts = {}
        for seat, action in self.moves(self.start):
            counts[f"{seat} {action}"] = self.count_on(self.after(self.start, seat, action), depth - 1)
        return counts

    def moves(self, table: Any) -> list[tuple[int, str]]:
        """Who can do what next: the lowest seat that may act, in real time all, each action with its seat."""
        waiting = sorted(self.oracle.actors(table))
        seats = waiting if self.oracle.real_time else waiting[:1]
        return [(seat, action) for seat in seats for action in sorted(self.oracle.legal(table, seat))]

    def after(self, table: Any, seat: int, action: str) -> Any:
        """A table after an action."""
        after = copy.deepcopy(table)
        self.oracle.play(after, seat, action)
        return after

    def count_on(self, table: Any, depth: int) -> int:
        """Return the number of action sequences of length `depth` from a table."""
        if depth == 0:
            return 1
        moves = self.moves(table)
        if depth == 1:
            return len(moves)
        return sum(self.count_on(self.after(table, seat, action), depth - 1) for seat, action in moves)
