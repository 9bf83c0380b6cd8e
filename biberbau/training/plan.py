"""What is trained: everything that decides how a training comes out, except for how long it goes on."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from biberbau.arena.setting import FIRST_OF_TRAININGS
from biberbau.bots import TEMPERS, BotMaker, digests_of, guest_or_bot, names
from biberbau.core.errors import BiberbauError
from biberbau.core.game import Game

FORMAT: Final = "biberbau-training/1"

AT_FIRST: Final = "careful"
SEARCH: Final = "search"
SELF: Final = "self"
TEACHERS: Final = (AT_FIRST, SEARCH, SELF)
"""Who can teach: the first answers at once, the second thinks, and so is heard with each answer several times, and the
last is what comes of the learner's own play (`biberbau.training.self_play`)."""
SEARCH_REPEATS: Final = 6

OTHERWISE_CAREFUL: Final = frozenset(TEMPERS) - {AT_FIRST}
"""Who differs from the first in nothing but how quick they are; all of a training react alike."""

MOST_SEED: Final = 2**20 - 1
OF_A_SEED: Final = 2**40
"""So many deals belong to the training of each seed."""
OF_A_ROUND: Final = 2**20
"""So many of them to each round."""
FIRST_TRAINED: Final = 2**61
"""From here on are the deals of trainings; what measures a player counts from zero."""
FIRST_TRIED: Final = FIRST_OF_TRAININGS
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
    teacher: str = AT_FIRST
    """One of `TEACHERS`."""
    playouts: int = 0
    """With how many of them a teacher thinks that does."""
    parent: str = ""
    """The digest of the player that it begins with; empty for one that knows nothing."""
    hidden: tuple[int, int] = (256, 128)
    """Sizes of the network's layers."""
    matches: int = 256
    """How many are played side by side."""
    lesson: int = 512
    """After so many decisions the weights change."""
    lessons: int = 192
    """So often they do in a round, after which all is written to disk."""
    against: str = ""
    """Who sits in all other seats and never learns, as an arena names them; empty: the learner holds every seat."""
    guests: Mapping[str, BotMaker] = field(default_factory=dict, compare=False)
    """Who makes that player where it cannot be found by its name."""

    def __post_init__(self) -> None:
        self.game.check_seats(self.seats)
        self.game.check_table(self.seats, self.game.encode_options(self.options).tolist())
        if self.game.variant:
            raise TrainingError(f"players are trained at standard games, and this is a variant: {self.game.called}")
        if self.teacher not in TEACHERS or not {self.teacher, AT_FIRST} - {SELF} <= set(names(self.game)):
            raise TrainingError(f"{self.game.name} has no player '{self.teacher}' who could teach")
        try:
            self.game.keeper("biberbau.encoding.contract.observing")
        except LookupError as error:
            raise TrainingError(f"nobody has said what a network could see of {self.game.name}") from error
        if (self.teacher == SEARCH) != (self.playouts > 0):
            raise TrainingError(f"'{SEARCH}' teaches with a number of playouts, and nobody else does")
        if not 0 <= self.seed <= MOST_SEED:
            raise TrainingError(f"a training's seed is a whole number from 0 to {MOST_SEED}, not {self.seed}")
        if self.against:
            self.check_target()

    def check_target(self) -> None:
        """Raise TrainingError, UnknownBot or BotError unless there is such a player to learn against."""
        if self.teacher != SELF:
            raise TrainingError(f"against {self.against} one's own play teaches ('{SELF}'), not '{self.teacher}'")
        if self.against in OTHERWISE_CAREFUL:
            raise TrainingError(f"{self.against} plays as {AT_FIRST} does at another pace: learn against {AT_FIRST}")
        guest_or_bot(self.against, self.game, self.guests)

    @property
    def repeats(self) -> int:
        """How often each answer is learned from."""
        return SEARCH_REPEATS if self.teacher == SEARCH else 1

    @property
    def mixes(self) -> bool:
        """Whether the player chooses by chance: who learned from play by chance knows how it is to be mixed.

        Who never learns foresees nothing, so against them it would be in vain.
        """
        return self.teacher == SELF and not self.against

    @property
    def event_time(self) -> bool:
        """Whether anybody may act at any moment: so players are met as they play, while one's own play is by turns."""
        return bool(self.against) and self.game.real_time

    @functools.cached_property
    def target(self) -> str:
        """The player against whom it learns, a policy file or one of one's own with its digest; empty without one."""
        if not self.against:
            return ""
        digest = digests_of([self.against], self.guests).get(self.against, "")
        return Path(self.against).name + (f" (digest {digest})" if digest else "")

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
            "playouts": self.playouts,
            "parent": self.parent,
            "hidden": list(self.hidden),
            "matches": self.matches,
            "lesson": self.lesson,
            "lessons": self.lessons,
            "against": self.target,
        }
