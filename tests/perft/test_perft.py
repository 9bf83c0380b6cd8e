"""The counts of the `.perft` files, as deep as takes no time; `make perft` goes to the end."""

from __future__ import annotations

import itertools

import pytest

from biberbau.games import GAMES
from tests.perft.engine import Walker
from tests.perft.entries import Entry, all_entries, read_entries
from tests.perft.oracles import OracleWalker

SMALL = 3000
"""Sequences up to which a count is checked here."""


def small_counts(entry: Entry, limit: int) -> list[int]:
    """The counts of the file up to a limit."""
    return list(itertools.takewhile(lambda count: count <= limit, entry.counts))


@pytest.mark.parametrize("entry", all_entries(), ids=lambda entry: f"{entry.game.name}-{entry.name}")
def test_engine_counts_as_many_sequences_as_the_file(entry: Entry) -> None:
    expected = small_counts(entry, SMALL)
    walker = Walker(entry.game, entry.states(), len(expected))
    for depth, count in enumerate(expected, 1):
        assert walker.count(depth) == count, walker.divide(depth)


@pytest.mark.parametrize("entry", all_entries(), ids=lambda entry: f"{entry.game.name}-{entry.name}")
def test_oracle_counts_as_many_sequences_as_the_file(entry: Entry) -> None:
    expected = small_counts(entry, SMALL // 10)
    walker = OracleWalker(entry.game.name, entry.states()[0])
    assert [walker.count(depth) for depth in range(1, len(expected) + 1)] == expected


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_positions_with_unlike_names(game: str) -> None:
    names = [entry.name for entry in read_entries(game)]
    assert len(set(names)) == len(names) >= 5
