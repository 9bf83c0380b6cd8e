"""Which report is wanted, for whoever asks `biberbau.laboratory.beside`; nothing that measures is loaded with it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final

from biberbau.games import game_named
from biberbau.games.variant import Variant, VariantError, checked

LABORATORY: Final = 5
"""Version of what is measured, how, and how it is told; reports of another one are made anew."""

PLAYERS: Final = ("careful", "search")
"""Who may play the matches of a report: bots that act at once, or bots that think ahead."""
PLAYOUTS: Final = 200
"""So many playouts for each decision of the latter; their matches take a hundred times as long all the same."""


@dataclass(frozen=True)
class Wanted:
    """Which report."""

    game: str
    constants: str
    """What is changed of the game's numbers, as one word."""
    options: Mapping[str, str]
    seats: int
    matches: int
    bots: str
    """One of `PLAYERS`, in every seat."""
    seconds: int
    """So many seconds of a processor it may take, where the system counts them."""

    def written(self) -> str:
        """Return it as the process reads it."""
        return json.dumps(asdict(self))

    @property
    def varied(self) -> bool:
        """Whether there is something to compare with the standard game."""
        return bool(self.constants or self.options)

    def variants(self) -> tuple[Variant, Variant | None]:
        """Return what is to be measured, and the standard game beside it; VariantError where there is nothing to be.

        Where numbers are changed, the standard game has the same options, so that what differs is due to the numbers.
        The second is None where nothing is changed, or the standard game is not for so many.
        """
        standard = game_named(self.game)
        mine = checked(game_named(self.game, variant=self.constants), self.game, self.seats, self.options)
        if not self.varied:
            return mine, None
        try:
            return mine, checked(standard, self.game, self.seats, self.options if self.constants else {})
        except VariantError:
            return mine, None
