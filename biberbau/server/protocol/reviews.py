"""What a page is told of the review of a match that is over, for which it asks over HTTP."""

from __future__ import annotations

from typing import Literal

import msgspec

from biberbau.server.protocol.fields import SeatNumber
from biberbau.server.protocol.table_info import Amount, Sentence


class ReviewedPrice(msgspec.Struct, frozen=True):
    """What one action was worth from what the seat knew."""

    action: str
    """In notation; `wait` where the moment is let pass."""
    name: Sentence
    points: float
    """What the round was then likely to be worth: points more than the mean of all seats."""
    chance: float
    """The part of the match that the seat could then expect to win, from 0 to 1."""
    points_behind: Amount
    """How many points less than the best."""
    chance_behind: Amount


class ReviewedReason(msgspec.Struct, frozen=True):
    """What speaks for the best action, or against the one that was done."""

    action: str
    """Of which of the two it speaks."""
    sentence: Sentence


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A moment in which a seat had a choice."""

    step: int
    """How many actions of the record were taken before."""
    round: int
    done: str
    """The action that was taken, as in `prices`."""
    legal: int
    """How many actions there were to choose from."""
    fine: bool
    """Whether nothing says that anything was lost."""
    lost: Amount
    """Beside the best action, on the scale that counts."""
    prices: list[ReviewedPrice]
    """The best first; of many actions those that were looked at closely."""
    reasons: list[ReviewedReason]
    seconded: bool
    """Whether a player that thinks further ahead would have done the same, though something seems to have been lost."""


class ReviewSummary(msgspec.Struct, frozen=True):
    """All decisions so far, summed up."""

    decisions: int
    fine: int
    points_lost: float
    """On average over all decisions."""
    chance_lost: float
    mattered: list[int]
    """The steps of the decisions that were not fine, what lost most first."""


class ReviewPart(msgspec.Struct, frozen=True):
    """What has been found of the decisions of one seat."""

    seat: int
    scale: Literal["points", "chance"]
    """What counts: in a match of several rounds the chance to win it, else points."""
    judged: int
    total: int
    """Moments to judge; 0 as long as nobody has looked."""
    others: int
    """How many other reviews are being made at the same time."""
    complete: bool
    first: int
    """Number of the first of these decisions; those before it were asked for earlier."""
    decisions: list[ReviewedDecision]
    """In the order of the match."""
    summary: ReviewSummary


class TryPosition(msgspec.Struct, frozen=True):
    """A moment in which much was lost, without what was done or would have been best."""

    step: int
    """How many actions of the record were taken before."""
    legal: list[str]
    """What could be done, in notation."""
    about: str | None
    """What the strongest reason is about, in words of the game; null where nothing measured tells why."""


class Tries(msgspec.Struct, frozen=True):
    """The positions of one review to solve, what lost most first."""

    seat: int
    positions: list[TryPosition]


class TryAnswer(msgspec.Struct, frozen=True):
    """What the actions of a position were worth."""

    scale: Literal["points", "chance"]
    decision: ReviewedDecision


class PlayedMatch(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A match that somebody has played, and their seat in it."""

    record: str
    seat: SeatNumber


class LossSums(msgspec.Struct, frozen=True, gc=False):
    """Losses of some decisions: from these and their number follow the mean and its interval."""

    total: float
    squares: float
    """The sum of their squares."""


class Losses(msgspec.Struct, frozen=True):
    """What the decisions of a seat lost in a match whose review is done."""

    decisions: int
    fine: int
    points: LossSums
    """In points of the round."""
    chance: LossSums
    """In the chance to win the match."""


class LuckShares(msgspec.Struct, frozen=True):
    """What the result of a seat is made of, in points more than the mean of all; the first four add up to it."""

    start: float
    luck: float
    own: float
    others: float
    result: float


class LuckRound(msgspec.Struct, frozen=True):
    """One round."""

    round: int
    seats: list[LuckShares]


class LuckPart(msgspec.Struct, frozen=True):
    """How much of a match was luck, and how much was play."""

    judged: int
    """Actions looked at so far."""
    total: int
    others: int
    """How many other reviews are being made at the same time."""
    complete: bool
    spread: float
    """How far the result of a round usually lies off the mean of all seats; 0 as long as nobody has looked."""
    rounds: list[LuckRound]
    sums: list[LuckShares]
    """By seat, all these rounds together."""
