"""What a review finds: frozen, plain, and as JSON takes it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final, Literal, TypeAlias

from biberbau.core.estimate import Estimate
from biberbau.core.view import Sentence

REVIEWER: Final = 8
"""Version of the reviewer: the same version, record and budget give the same review."""

WAIT_WORD: Final = "wait"
"""Stands for the notation of an action where somebody lets a moment pass."""

Scale: TypeAlias = Literal["points", "chance"]
"""What counts in a match: in one of several rounds the chance to win it, else points."""


@dataclass(frozen=True)
class Price:
    """What one action was worth from what the seat knew."""

    action: str
    """In the rulebook's notation, or `WAIT_WORD`."""
    points: float
    """What the round was then likely to be worth: points more than the mean of all seats."""
    chance: float
    """The part of the match that the seat could then expect to win, from 0 to 1; who tie share a win."""
    points_behind: Estimate
    """How many points less than the best action, in the same worlds; all zero for the best."""
    chance_behind: Estimate
    """The same of the chance to win the match."""
    worlds: int
    """In how many worlds it was compared with the best."""


def behind(price: Price, scale: Scale) -> Estimate:
    """Return how far an action is behind the best, on the scale that counts."""
    return price.points_behind if scale == "points" else price.chance_behind


@dataclass(frozen=True)
class Why:
    """What speaks for the best action, or against the one that was done, as far as the seat could know."""

    action: str
    """Of which of the two it speaks."""
    sentence: Sentence
    """For any language; `biberbau.core.telling` names its seats."""
    text: str
    """The same in English."""


@dataclass(frozen=True)
class Decision:
    """A moment in which a seat had a choice, and what each action was worth then."""

    step: int
    """How many actions of the record were taken before; `biberbau replay --until STEP` shows the moment."""
    round: int
    seat: int
    view: str
    """Hash of what the seat knew (`View.hash`)."""
    done: str
    """The action that was taken, or `WAIT_WORD`."""
    legal: int
    """How many actions there were to choose from, letting the moment pass among them."""
    prices: tuple[Price, ...]
    """The best first; of many actions those that were looked at closely, always with the one that was done."""
    scale: Scale
    reasons: tuple[Why, ...]
    """The strongest first; none where the choice was fine, or where nothing that is measured tells the two apart."""
    seconded: bool = False
    """Whether a player that thinks further ahead would have done the same, though by these prices something was lost.

    Prices presume that after the first moves everybody plays by habit; this one presumes less, and may be wrong, too.
    """

    @property
    def best(self) -> Price:
        """The action that was worth most."""
        return self.prices[0]

    @property
    def taken(self) -> Price:
        """The action that was done."""
        return next(price for price in self.prices if price.action == self.done)

    @property
    def lost(self) -> Estimate:
        """What was lost beside the best action, on the scale that counts."""
        return behind(self.taken, self.scale)

    @property
    def fine(self) -> bool:
        """Whether nothing says that anything was lost: the difference to the best lies within its interval."""
        return self.lost.low <= 0.0

    def as_json(self) -> dict[str, Any]:
        """Return everything as values that JSON can write."""
        return asdict(self) | {"best": self.best.action, "lost": asdict(self.lost), "fine": self.fine}


@dataclass(frozen=True)
class SeatReview:
    """All decisions of one seat, summed up."""

    seat: int
    decisions: int
    fine: int
    """How many of them were fine."""
    points_lost: float
    """Points lost beside the best actions, on average over all decisions."""
    chance_lost: float
    """The same of the chance to win the match."""


@dataclass(frozen=True)
class Review:
    """A match looked back upon."""

    game: str
    version: int
    """Of the game's rules."""
    reviewer: int
    """Version of the reviewer."""
    seats: tuple[int, ...]
    """Whose decisions were reviewed."""
    budget: int
    """Playouts for each decision."""
    scale: Scale
    decisions: tuple[Decision, ...]
    """In the order of the record."""

    @property
    def mattered(self) -> tuple[Decision, ...]:
        """The decisions that were not fine, what lost most first."""
        lost = [decision for decision in self.decisions if not decision.fine]
        return tuple(sorted(lost, key=lambda decision: -decision.lost.mean))

    @property
    def by_seat(self) -> tuple[SeatReview, ...]:
        """How each seat did."""
        return tuple(self.of_seat(seat) for seat in self.seats)

    def of_seat(self, seat: int) -> SeatReview:
        """Return how a seat did."""
        own = [decision for decision in self.decisions if decision.seat == seat]
        count = max(len(own), 1)
        return SeatReview(
            seat,
            len(own),
            sum(decision.fine for decision in own),
            sum(decision.taken.points_behind.mean for decision in own) / count,
            sum(decision.taken.chance_behind.mean for decision in own) / count,
        )

    def as_json(self) -> dict[str, Any]:
        """Return everything as values that JSON can write; `mattered` names decisions by step and seat."""
        return vars(self) | {
            "seats": list(self.seats),
            "by_seat": [asdict(seat) for seat in self.by_seat],
            "mattered": [{"step": decision.step, "seat": decision.seat} for decision in self.mattered],
            "decisions": [decision.as_json() for decision in self.decisions],
        }
