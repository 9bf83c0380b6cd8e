"""What an arena plays: everything that decides how a deal comes out, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from biberbau.bots import BotMaker, Budget

FIRST_OF_TRAININGS: Final = 2**60
"""Deals from here on belong to trainings; who learned from them would seem stronger on them than on any others."""


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
    """Bots that the house does not know by name, with who makes them.  To be sent to other machines a maker has to be a
    function at the top of a module."""
    evening: int = 1
    """How many matches the same seats play one after the other, knowing how those before ended."""

    luck: bool = False
    """Whether it is measured how much of every result was luck."""

    variant: str = ""
    """What differs from the standard game (`Game.variant`)."""

    @property
    def turned(self) -> list[tuple[str, ...]]:
        """Who sits where in every match of a deal."""
        return seatings(self.lineup, self.evening)

    def as_json(self) -> dict[str, Any]:
        """Return it as values that JSON can write; of the guests only the names."""
        budget = str(self.budget) if self.budget else None
        return {
            "game": self.game,
            "lineup": list(self.lineup),
            "options": self.options,
            "seed": self.seed,
            "budget": budget,
            "evening": self.evening,
            **({"variant": self.variant} if self.variant else {}),
        }


def rotations(lineup: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the line-up from each seat on, without repetitions."""
    turned = [(*lineup[first:], *lineup[:first]) for first in range(len(lineup))]
    return list(dict.fromkeys(turned))


def seatings(lineup: Sequence[str], evening: int) -> list[tuple[str, ...]]:
    """Return who sits where in every match of a deal: rotation by rotation, in each a whole evening."""
    return [seated for seated in rotations(lineup) for _ in range(evening)]
