"""Bots that do not belong to the house but play in `arena` and `simulate`: another library's, and our own of before."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from biberbau.cli.bad_input import BadInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from biberbau.bots import BotMaker

ISMCTS = "openspiel-ismcts"
"""OpenSpiel's own search, on our rules through its adapter."""

RIVALS = ("search-7f11d0b",)
"""Bots of earlier versions (`biberbau.arena.rivals`)."""

GUESTS = (ISMCTS, *RIVALS)


def read_guests(bots: Sequence[str]) -> dict[str, BotMaker]:
    """Return who makes those of the bots that are guests, or that think for as long as their names say."""
    from biberbau.bots import Paced, paced

    makers: dict[str, BotMaker] = {}
    for name in dict.fromkeys(bots):
        plain, budget = paced(name)
        maker = maker_of(plain)
        if budget is not None:
            makers[name] = Paced(name, maker)
        elif maker is not None:
            makers[name] = maker
    return makers


def maker_of(name: str) -> BotMaker | None:
    """Return who makes a guest; None where the name is none of theirs."""
    if name == ISMCTS:
        try:
            from biberbau.envs.openspiel.rival import ismcts
        except ImportError as error:
            raise BadInput(f"{ISMCTS} needs OpenSpiel, an extra: pip install 'biberbau[openspiel]' ({error})") from None
        return ismcts
    if name in RIVALS:
        from biberbau.arena.rivals import rival

        return functools.partial(rival, name)
    return None
