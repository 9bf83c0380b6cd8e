"""The contract of random play: how a round is played at random, by turns or by whoever is first.

`biberbau.core.drivers.by_turns` and `biberbau.core.drivers.event_time` keep it, each specialised for a game's rules.
"""

from __future__ import annotations

from typing import Final

from biberbau.core.arrays import Actions, Generator
from biberbau.core.contract import State, _missing
from biberbau.core.keeping import Keeper

KEPT_BY: Final = (
    Keeper("biberbau.core.drivers.event_time", where="{package}.rules.duties"),
    Keeper("biberbau.core.drivers.by_turns"),
)


def play_round(state: State, actions: Actions, rng: Generator) -> int:
    """Play at random to the end of the round, chance included; return the number of decisions."""
    _missing()
