"""What is trained: everything that decides how a training comes out, except for how long it goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from biberbau.bots import AT_ONCE, names
from biberbau.core.errors import BiberbauError
from biberbau.core.game import Game

FORMAT: Final = "biberbau-training/1"

MOST_SEED: Final = 2**20 - 1
OF_A_SEED: Final = 2**40
"""So many deals belong to the training of each seed."""
OF_A_ROUND: Final = 2**20
"""So many of them to each round."""
FIRST_TRAINED: Final = 2**61
"""From here on are the deals of trainings; what measures a player counts from zero."""
FIRST_TRIED: Final = 2**60
"""From here on are those of the trials under way."""


class TrainingError(BiberbauError, ValueError):
    """A training that cannot be, or files that are another one's."""


@dataclass(frozen=True)
class Plan:
    """Who learns what from whom."""

    game: Game
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    teacher: str = "careful"
    """A bot that acts at once."""
    hidden: tuple[int, int] = (256, 128)
    """Sizes of the network's layers."""
    matches: int = 256
    """How many are played side by side."""
    lesson: int = 1024
    """After so many decisions the weights change."""
    lessons: int = 128
    """So often they do in a round, after which all is written to disk."""

    def __post_init__(self) -> None:
        self.game.check_seats(self.seats)
        self.game.check_table(self.seats, self.game.encode_options(self.options).tolist())
        if self.game.variant:
            raise TrainingError(f"players are trained at standard games, and this is a variant: {self.game.called}")
        if self.teacher not in AT_ONCE or self.teacher not in names(self.game):
            raise TrainingError(f"{self.game.name} has no player '{self.teacher}' who could teach")
        if not 0 <= self.seed <= MOST_SEED:
            raise TrainingError(f"a training's seed is a whole number from 0 to {MOST_SEED}, not {self.seed}")

    def first_deal(self, number: int) -> int:
        """Return the seed of the first deal of a round."""
        return FIRST_TRAINED + self.seed * OF_A_SEED + number * OF_A_ROUND

    def as_json(self) -> dict[str, Any]:
        """Return it as values that JSON can write."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.game.version,
            "seats": self.seats,
            "options": self.game.decode_options(self.game.encode_options(self.options).tolist()),
            "seed": self.seed,
            "teacher": self.teacher,
            "hidden": list(self.hidden),
            "matches": self.matches,
            "lesson": self.lesson,
            "lessons": self.lessons,
        }
