"""What the check of a game lets pass, asked about every action there is."""

from __future__ import annotations

import functools
from types import ModuleType

import numpy as np

from biberbau.core.match import Match
from biberbau.games import game_named


@functools.cache
def law_of(name: str) -> ModuleType:
    """Return the laws of a game; to find them anew for each question would take longer than the question."""
    return game_named(name).driver("tests.contract.law")


def passing(match: Match, seat: int, every: int = 1) -> list[int]:
    """Return the actions that pass the check of a seat now, ascending; of every `every`th action that there is."""
    found = np.empty(match.game.action_count, np.int32)
    count = law_of(match.game.name).list_passing(match.states, seat, every, found)
    passed: list[int] = found[:count].tolist()
    return passed
