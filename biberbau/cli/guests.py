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
    """Return who makes those of the bots that are guests."""
    makers: dict[str, BotMaker] = {}
    if ISMCTS in bots:
        try:
            from biberbau.envs.openspiel.rival import ismcts
        except ImportError as error:
            raise BadInput(f"{ISMCTS} needs OpenSpiel, an extra: pip install 'biberbau[openspiel]' ({error})") from None
        makers[ISMCTS] = ismcts
    for name in RIVALS:
        if name in bots:
            from biberbau.arena.rivals import rival

            makers[name] = functools.partial(rival, name)
    return makers
