"""The suite that holds the games of the house holds a stranger's small one, too."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest

from biberbau.core import state as core
from biberbau.core.game import Game
from biberbau.core.state import Row, Seen, cards, layout_of
from tests.contract.matches import at_least
from tests.contract.twins_as_declared import cells


class Small(core.State):
    """A table with one card in the middle, as the prize of a round of bids."""

    card_names = ("1", "2", "3")
    prize: int = cards(Seen.BY_ALL)
    bid: Row = cards(Seen.BY_OWNER, per=2)


def test_a_single_card_is_exchanged_like_those_of_a_zone() -> None:
    """Else a twin would hold it twice, and a right game be said to tell what nobody may know."""
    states: Any = np.zeros(1, layout_of(Small))
    states["bid"] = [[0, 1]]
    for zone in cells(Small, states):
        zone[:] = zone + 1
    assert (states["prize"].tolist(), states["bid"].tolist()) == ([1], [[1, 2]])


@pytest.mark.parametrize(("name", "wanted"), [("beanie", 200), ("gops", 8)])
def test_of_a_strangers_game_no_more_is_wanted_than_that_something_was_tested(name: str, wanted: int) -> None:
    assert at_least(cast("Game", SimpleNamespace(name=name)), 200, 8) == wanted
