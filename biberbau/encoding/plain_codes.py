"""Codes of a game that has few actions: each is its own code."""

from __future__ import annotations

from typing import Final

from biberbau.core.compilation import rule
from biberbau.core.contract import MAX_ACTIONS

CODES: Final = MAX_ACTIONS
MOST_PARTS: Final = 1


@rule
def part(action: int, depth: int) -> int:
    """Return the action."""
    return action
