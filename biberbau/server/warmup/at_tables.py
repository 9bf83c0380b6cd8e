"""Which games can be played at tables: those of the house, then installed ones of which a table can be drawn.

A package that does not keep the contract, or brings a picture of its own that no page can draw, keeps nobody from the
other games: it is left out, and the log says why.
"""

from __future__ import annotations

import functools
import logging

from biberbau.core.errors import BiberbauError
from biberbau.core.plain import is_plain
from biberbau.games import GAMES, game_named, game_names

logger = logging.getLogger(__name__)


@functools.cache
def games_at_tables() -> tuple[str, ...]:
    """Return their names.  The first call loads the installed games with their rules."""
    return (*GAMES, *filter(can_be_drawn, game_names()[len(GAMES) :]))


def installed_at_tables() -> tuple[str, ...]:
    """Return the names of those that installed packages bring."""
    return games_at_tables()[len(GAMES) :]


def can_be_drawn(name: str) -> bool:
    """Whether an installed game can be loaded, and its table drawn from what it has declared."""
    try:
        plain = is_plain(game_named(name))
    except BiberbauError as problem:
        logger.warning("%s", problem)
        return False
    if not plain:
        logger.warning("the game '%s' cannot be played at tables: it has a picture or actions of its own", name)
    return plain
