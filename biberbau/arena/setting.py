"""What an arena plays: everything that decides how a deal comes out, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from biberbau.bots import Bot, Budget
from biberbau.core.game import Game

BotMaker: TypeAlias = Callable[[Game], Bot]
"""Makes a bot for a game.  To be sent to other machines it has to be a function at the top of a module."""


@dataclass(frozen=True)
class Setting:
    """Bots, options and seed.  Deal number k is dealt from seed + k."""

    game: str
    lineup: tuple[str, ...]
    """A bot for each seat, before rotation."""
    options: dict[str, str]
    """Every option of the game with its value."""
    seed: int
    budget: Budget | None
    guests: Mapping[str, BotMaker] = field(default_factory=dict)
    """Bots that the house does not know by name, with who makes them."""

    @property
    def turned(self) -> list[tuple[str, ...]]:
        """The line-up in every rotation."""
        return rotations(self.lineup)

    def as_json(self) -> dict[str, Any]:
        """Return it as values that JSON can write; of the guests only the names."""
        budget = str(self.budget) if self.budget else None
        return {
            "game": self.game,
            "lineup": list(self.lineup),
            "options": self.options,
            "seed": self.seed,
            "budget": budget,
        }


def rotations(lineup: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the line-up from each seat on, without repetitions."""
    turned = [(*lineup[first:], *lineup[:first]) for first in range(len(lineup))]
    return list(dict.fromkeys(turned))
