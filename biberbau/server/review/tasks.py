"""What there may be to find out: what a match was worth, the position of a day, or what rules do to matches."""

from __future__ import annotations

import datetime
import hashlib
import json
from dataclasses import dataclass
from typing import Final, TypeAlias

from biberbau.games import game_named
from biberbau.laboratory.wanted import LABORATORY, PLAYERS
from biberbau.reviews.daily import CHOOSING
from biberbau.reviews.result import REVIEWER

REPORT: Final = f"report/{LABORATORY} "
"""How a report is written, in place of a record."""

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


@dataclass(frozen=True)
class Measuring:
    """What the rules of a table do to its matches, to be found out."""

    game: str
    constants: str
    """What is changed of the game's numbers, as one word."""
    options: tuple[tuple[str, str], ...]
    """Those that are not as usual, in the order of the game."""
    seats: int
    matches: int
    bots: str = PLAYERS[0]
    """Who plays them."""
    seat: None = None

    @property
    def name(self) -> str:
        """Under which it is kept."""
        return name_of(self.written)

    @property
    def written(self) -> str:
        """All that it follows from, besides the versions of laboratory and reviewer."""
        version = game_named(self.game).version
        return REPORT + json.dumps(
            [self.game, version, self.constants, self.options, self.seats, self.matches, self.bots]
        )


AnyTask: TypeAlias = Task | Daily | Measuring


def name_of(written: str) -> str:
    """Return the name of what this version of the reviewer is to find out."""
    return hashlib.blake2b(f"{REVIEWER} {written}".encode(), digest_size=16).hexdigest()


def task_written(written: str, seat: int | None) -> AnyTask:
    """Return the task that was written down so; BiberbauError or ValueError where it is none any more."""
    if written.startswith("report/"):
        game, _, constants, options, seats, matches, bots = json.loads(written.partition(" ")[2])
        return Measuring(game, constants, tuple((key, value) for key, value in options), seats, matches, bots)
    if not written.startswith("daily/"):
        return Task(written, seat)
    _, game, day = written.split(" ")
    return Daily(game.partition("/")[0], datetime.date.fromisoformat(day))
