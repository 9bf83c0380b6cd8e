"""The contract of codes: how an action of the engine is chosen by a network, in one step or in several.

A *code* is one output of a network; there are never more than 1,024 of them.  Where a game has few actions, each is a
code.  Where it has thousands, an action is a path of codes, from what is done to what distinguishes it from all others
that are legal.  This is a factored action space, as AlphaStar's is (Vinyals et al. 2019, Nature 575).

The other way is DouZero's, where an action is an input of the network (Zha et al. 2021, arXiv:2106.06135): for this
`features` gives each legal action as the codes of its path, as ones in a row.
"""

from __future__ import annotations

from typing import Final

from biberbau.core.contract import _missing
from biberbau.core.keeping import Keeper

KEPT_BY: Final = (Keeper("biberbau.encoding.of.{game}.codes"), Keeper("biberbau.encoding.plain_codes"))

CODES: Final[int] = 0
"""How many codes there are."""

MOST_PARTS: Final[int] = 0
"""The length of the longest path; with 1 every action is a code of its own."""

END: Final = 0
"""Where paths are longer than one: the code for an action that has no further part, while others have."""


def part(action: int, depth: int) -> int:
    """Return the code of an action at this depth of its path, `END` behind its end.

    No two actions that are legal at once have the same path.
    """
    _missing()


def code_name(code: int) -> str:
    """Return what a code is called; in the notation of the rulebook where it is a whole action."""
    _missing()
