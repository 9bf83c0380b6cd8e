"""What there may be to find out: what a match was worth, or the position of a day."""

from __future__ import annotations

import datetime
import hashlib
from dataclasses import dataclass
from typing import Final, TypeAlias

from biberbau.games import game_named
from biberbau.reviews.daily import CHOOSING
from biberbau.reviews.result import REVIEWER

DAILY: Final = f"daily/{CHOOSING} "
"""How a position of a day is written, in place of a record; records begin otherwise."""


@dataclass(frozen=True)
class Task:
    """What there is to find out of a match."""

    record: str
    """It names the game and the version of its rules."""
    seat: int | None
    """Whose decisions are priced; None to tell luck from play, for all seats."""

    @property
    def name(self) -> str:
        """Under which it is kept."""
        return name_of(f"{self.seat} {self.record}")

    @property
    def written(self) -> str:
        """The record."""
        return self.record


@dataclass(frozen=True)
class Daily:
    """The position of a day to be found."""

    game: str
    day: datetime.date
    seat: None = None

    @property
    def name(self) -> str:
        """Under which it is kept, with what was chosen."""
        return name_of(self.written)

    @property
    def written(self) -> str:
        """Game and day with the versions from which the position follows, besides that of the reviewer."""
        return f"{DAILY}{self.game}/{game_named(self.game).version} {self.day.isoformat()}"


AnyTask: TypeAlias = Task | Daily


def name_of(written: str) -> str:
    """Return the name of what this version of the reviewer is to find out."""
    return hashlib.blake2b(f"{REVIEWER} {written}".encode(), digest_size=16).hexdigest()


def task_written(written: str, seat: int | None) -> AnyTask:
    """Return the task that was written down so; BiberbauError or ValueError where it is none any more."""
    if not written.startswith("daily/"):
        return Task(written, seat)
    _, game, day = written.split(" ")
    return Daily(game.partition("/")[0], datetime.date.fromisoformat(day))
