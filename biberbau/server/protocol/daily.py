"""What a page is told of the positions of the days, for which it asks over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec

from biberbau.server.protocol.fields import LastingKey, Notation
from biberbau.server.protocol.reviews import TryAnswer

Day = Annotated[str, msgspec.Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
"""A day of the calendar, as in 2026-11-23; days begin at midnight UTC."""


class DailyDays(msgspec.Struct, frozen=True):
    """For which days there are positions."""

    first: Day
    today: Day


class DailyQuestion(msgspec.Struct, frozen=True):
    """A position to solve, without its answer."""

    path: str
    """What names the match in which it came about, behind `/replay/`."""
    seat: int
    """Who has to act."""
    step: int
    """How many actions of the record were taken before."""
    legal: list[str]
    """What can be done, in notation."""


class DailyStanding(msgspec.Struct, frozen=True):
    """How it stands with the position of a day."""

    question: DailyQuestion | None
    """Null while it is being chosen: then ask again."""
    others: int
    """How many reviews are being made at the same time."""


class DailyChoice(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What somebody does in a position."""

    key: LastingKey
    """The browser's own, so that it is counted once."""
    action: Notation | None
    """Null where the answer is wanted without one; then none counts afterwards."""


class DailyShare(msgspec.Struct, frozen=True):
    """How many have chosen an action."""

    action: str
    count: int


class DailyAnswer(msgspec.Struct, frozen=True):
    """What the actions were worth, and what people at this house have chosen."""

    answer: TryAnswer
    chosen: list[DailyShare]
    """The action most chosen first."""
    counted: bool
    """Whether the action counts: the first one of a browser does."""
