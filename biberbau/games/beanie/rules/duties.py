"""Who has to act: this game's side of `biberbau.core.duties`."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.core.contract import CHANCE
from biberbau.games.beanie import phases
from biberbau.games.beanie.state import State


@rule
def obliged(state: State) -> int:
    """The player in turn; everybody else may put cards down or leave it (clauses 3.1, 4.1 and 9.2)."""
    if state.phase == phases.DRAW or state.phase == phases.DISCARD:
        return 1 << int(state.turn)
    return 0 if state.phase >= phases.ROUND_OVER else CHANCE
