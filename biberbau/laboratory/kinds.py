"""Kinds of actions and kinds of card: how often each is there, how often it is used, and what going without costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

import numpy as np

from biberbau.core.estimate import Estimate
from biberbau.core.workers import Chunk
from biberbau.games.variant import Variant
from biberbau.laboratory.counting import Counts, users_of_card, users_of_kind
from biberbau.laboratory.course import Course, Floats
from biberbau.laboratory.playing import Play, Step
from biberbau.laboratory.restricted import Use, cost_of_going_without

LEAST: Final = 1.0
"""A kind of action without which surely fewer points are lost is idle."""
LEAST_OF_CARD: Final = 0.1
"""The same of a kind of card, which is one of many."""
HARM: Final = 1.0
"""So many points better without it is too many."""
OFTEN: Final = 300
"""What could have been used so often, and never was, is unused; less often, that says nothing."""
FEWEST: Final = 10
"""In so many matches the first seat must have wanted to use a kind before anything is said of what that is worth."""

Verdict = Literal["needed", "idle", "unused", "harmful", "unclear", "forced"]


@dataclass(frozen=True)
class Kind:
    """One kind of action, or of card."""

    name: str
    possible: float
    """In which part of the decisions with a choice it was there, in per cent."""
    taken: float
    """In which part of those it was taken or used, in per cent."""
    cost: Estimate | None
    """By how many points a seat does worse that never uses it than one that thinks about the same decisions and may;
    None if that was not tried."""
    verdict: Verdict
    """"forced" if there never was anything else to do, "unused" if nobody did though it often was there (`OFTEN`),
    "idle" if a seat that never does surely loses less than anything of use is worth (`LEAST`, `LEAST_OF_CARD`),
    "harmful" if it gains more than a point, "unclear" if nothing of that is sure or it was wanted in too few matches
    (`FEWEST`)."""

    @property
    def flagged(self) -> bool:
        """Whether it stands out."""
        return self.verdict in ("idle", "unused", "harmful")

    def as_json(self) -> dict[str, Any]:
        """Return everything as values that JSON can write."""
        return {**asdict(self), "flagged": self.flagged}


def kinds_of(variant: Variant, play: Play, courses: list[Course], without: int, step: Step) -> tuple[Kind, ...]:
    """Return the kinds of actions, those first that are taken most; `without` matches are played without each."""
    counts = Counts.sum(map(kinds_in, courses))
    names = sorted(counts.could, key=lambda name: (-counts.did[name], name))
    tried = [
        Use(name, users_of_kind(variant.game, name), kinds_in)
        for name in names
        if counts.did[name] and counts.beside[name]
    ]
    replayed = courses[:without]
    lost = losses(variant, play, tried, replayed, step)
    costs = {name: Estimate.of_deals(found) for name, found in lost.items()}
    wanted = wanted_in(replayed, kinds_in)
    decisions = counts.did.total()
    return tuple(
        Kind(
            name,
            100 * counts.could[name] / decisions,
            100 * counts.did[name] / counts.could[name],
            costs.get(name),
            verdict_on(counts, name, costs.get(name), wanted[name]) if counts.beside[name] else "forced",
        )
        for name in names
    )


def cards_of(variant: Variant, play: Play, courses: list[Course], without: int, step: Step) -> tuple[Kind, ...]:
    """Return the kinds of card, those first that are used least where they could be; none if the game names none.

    All of their intervals hold together.  Of bots that think ahead none goes without: there are too many kinds.
    """
    counts = Counts.sum(map(cards_in, courses))
    parts = {name: counts.did[name] / could for name, could in counts.could.items()}
    names = sorted(parts, key=lambda name: (parts[name], name))
    useful = [name for name in names if counts.did[name] and play.quick]
    tried = [Use(name, users_of_card(variant.game, name), cards_in) for name in useful]
    replayed = courses[:without]
    lost = losses(variant, play, tried, replayed, step)
    costs = {name: Estimate.of_deals(found, len(tried)) for name, found in lost.items()}
    wanted = wanted_in(replayed, cards_in)
    decisions = sum(course.kinds.did.total() for course in courses)
    return tuple(
        Kind(
            name,
            100 * counts.could[name] / decisions,
            100 * parts[name],
            costs.get(name),
            verdict_on(counts, name, costs.get(name), wanted[name], LEAST_OF_CARD),
        )
        for name in names
    )


def kinds_in(course: Course) -> Counts:
    """Return what a match says of kinds of action."""
    return course.kinds


def cards_in(course: Course) -> Counts:
    """Return what a match says of kinds of card."""
    return course.cards


def wanted_in(courses: Sequence[Course], counts: Callable[[Course], Counts]) -> Counter[str]:
    """Return by name in how many matches the first seat used something."""
    return Counter(name for course in courses for name, often in counts(course).by_first.items() if often)


def losses(
    variant: Variant, play: Play, tried: Sequence[Use], courses: Sequence[Course], step: Step
) -> dict[str, Floats]:
    """Return by name, match by match, what the first seat lost that went without; nothing of fewer than two matches."""
    if len(courses) < 2 or not tried:
        step(len(courses) if len(courses) > 1 else 0)
        return {}

    def part(matches: float) -> None:
        step(matches / len(tried))

    def lost(chunk: Chunk) -> list[float]:
        return cost_of_going_without(variant, play, tried[chunk[0]], courses, part)

    found = play.workers(lost, [(number, 1) for number in range(len(tried))])
    return {use.name: np.array(one) for use, one in zip(tried, found, strict=True) if len(one) > 1}


def verdict_on(counts: Counts, name: str, cost: Estimate | None, wanted: int, least: float = LEAST) -> Verdict:
    """Return what is to be thought of a kind; `least` is what anything of use is worth, in points.

    `wanted` says in how many matches the first seat used it: the others cost nothing and make no interval wider.
    """
    if not counts.did[name] and counts.could[name] >= OFTEN:
        return "unused"
    if cost is None or wanted < FEWEST:
        return "unclear"
    if cost.high < -HARM:
        return "harmful"
    if cost.high < least:
        return "idle"
    return "needed" if cost.low > 0 else "unclear"
