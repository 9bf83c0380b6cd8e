"""A clear error where OpenSpiel's C++ bots would crash the process on a state written in Python.

`step` of these bots lets go of the interpreter lock and then asks the state for what is written in Python (a copy, an
information state), for which the lock is needed.  No state can notice that in time, so the bots are asked.
"""

from __future__ import annotations

import functools
from typing import Any, Final

import pyspiel

from biberbau.envs.openspiel.state import BiberbauState

CRASHING: Final = (
    (pyspiel.ISMCTSBot, ("step", "step_with_policy", "get_policy")),
    (pyspiel.MCTSBot, ("step", "step_with_policy", "get_policy", "mcts_search")),
)
"""C++ bots, and their methods that take a state."""


def guard(bot: Any, method: str) -> None:
    """Let a bot's method refuse our states with TypeError; every other state goes to OpenSpiel as before."""
    unguarded = getattr(bot, method)

    @functools.wraps(unguarded)
    def guarded(self: Any, state: Any, *others: Any) -> Any:
        if isinstance(state, BiberbauState):
            raise TypeError(
                f"OpenSpiel's {bot.__name__} is C++ and crashes on states written in Python; take a bot of "
                "open_spiel.python.algorithms, or let it play on a compiled tree (biberbau.envs.openspiel.tree)"
            )
        return unguarded(self, state, *others)

    setattr(bot, method, guarded)


def guard_all() -> None:
    """Guard every bot that crashes, once in a process."""
    for bot, methods in CRASHING:
        for method in methods:
            if hasattr(bot, method) and not hasattr(getattr(bot, method), "__wrapped__"):
                guard(bot, method)
