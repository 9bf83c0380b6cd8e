"""Why an action is better than another: what speaks for each, measured from what its seat knows.

A game says in the module `reasons` of its folder what it can measure of an action (`facts`): what a pair saves, what a
card given away is worth to the next, who is about to finish.  Here facts of two actions are held against each other.
Nothing is known but the view, so worlds that a seat cannot tell apart give the same reasons.  A game may also say what
becomes of the round after one action and not after the other, where both have been played out (`outcomes`): that tells
what came of it, and comes after all that tells why.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt

from biberbau.bots.folders import module_of
from biberbau.bots.tempers import WAIT
from biberbau.core.estimate import Estimate
from biberbau.core.game import Game
from biberbau.core.view import Sentence, View

MOST: Final = 3
"""More reasons than that are none."""
LEAST: Final = 0.3
"""What weighs less, in points of a round, is no reason."""


LEAST_AHEAD: Final = 0.05
"""What is less, in points, is no difference to anybody."""


Ends = npt.NDArray[Any]
"""Records of a round that is over, one for each world in which an action was played out."""


@dataclass(frozen=True)
class Fact:
    """Something that speaks for an action or against it."""

    kind: str
    """Its message is `GAME-why-KIND`."""
    gain: float
    """By how many points of the round it speaks for the action, below 0 against it; in measured quantities."""
    arguments: dict[str, str | int]

    def same_as(self, other: Fact) -> bool:
        """Whether both say the same."""
        return (self.kind, self.arguments) == (other.kind, other.arguments)


@dataclass(frozen=True)
class Reason:
    """Why one action is better than another, in a sentence."""

    action: int
    """What it speaks of: for the better one, or against the other."""
    sentence: Sentence
    weight: float
    """How much more the better action has of it, in points of the round."""
    compares: bool = False
    """Whether it is true beside the other action only: what became of the round after the one and not after it."""


@dataclass(frozen=True)
class Beside:
    """What is advised beside the best of all other actions."""

    action: int
    """The best of the others: its number, or `biberbau.bots.tempers.WAIT`."""
    ahead: Estimate
    """By how many points of the round the advice is better, if play then goes on by habit, in the same worlds."""
    reasons: tuple[Reason, ...]
    """What speaks against the other, and what becomes of the round after the advice and not after the other."""

    @property
    def standing(self) -> Literal["better", "even", "worse"]:
        """Whether the advice is better than the other beyond doubt; worse where another way of thinking gave it."""
        if self.ahead.low > 0 and self.ahead.mean >= LEAST_AHEAD:
            return "better"
        if self.ahead.high < 0 and self.ahead.mean <= -LEAST_AHEAD:
            return "worse"
        return "even"


@dataclass(frozen=True)
class Grounds:
    """Why an action is advised."""

    reasons: tuple[Reason, ...]
    """What speaks for it, the strongest first."""
    beside: Beside | None
    """None where there is nothing else to do, and where the others were not looked at."""


def reasons_for(
    view: View, instead: int, action: int | None = None, ends: tuple[Ends, Ends] | None = None
) -> tuple[Reason, ...]:
    """Return what speaks most for `instead`, and against `action` where one is given; the strongest first.

    `ends` are those of the two in the same worlds; the strongest that they say comes last.  There may be no reason:
    then nothing that the game can measure tells the two apart.
    """
    better, worse = facts_of(view, instead), []
    if action is not None and action != instead:
        worse = facts_of(view, action)
    found = [
        Reason(instead, sentence_of(view, fact), fact.gain - same_kind(fact, worse))
        for fact in better
        if fact.gain > 0 and not any(fact.same_as(other) for other in worse)
    ]
    if action is not None:
        found += [
            Reason(action, sentence_of(view, fact), same_kind(fact, better) - fact.gain)
            for fact in worse
            if fact.gain < 0 and not any(fact.same_as(other) for other in better)
        ]
    came = [Reason(instead, sentence_of(view, fact), fact.gain, compares=True) for fact in outcomes_of(view, ends)]
    last = strongest(came)[:1]
    return (*strongest(found)[: MOST - len(last)], *last)


def strongest(reasons: list[Reason]) -> list[Reason]:
    """Return those that weigh something, the strongest first."""
    return sorted((one for one in reasons if one.weight >= LEAST), key=lambda reason: -reason.weight)


def theme_of(game: Game, message: str) -> str | None:
    """Return what a reason is about, as its game tells them apart (`THEMES`); None for any other message."""
    told = told_of(game)
    if told is None:
        return None
    themes: Mapping[str, Sequence[str]] = told.THEMES
    kind = message.removeprefix(f"{game.name}-why-")
    return next((theme for theme, kinds in themes.items() if kind in kinds), None)


def facts_of(view: View, action: int) -> list[Fact]:
    """Return what a game measures of an action; nothing for games that do not, and for letting a moment pass."""
    told = told_of(view.game)
    if told is None or action == WAIT:
        return []
    facts: Callable[[View, int], list[Fact]] = told.facts
    # A variant may let cards count so that what saves points usually costs some: that is not said as less than nothing.
    return [one for one in facts(view, action) if int(one.arguments.get("points", 0)) >= 0]


def outcomes_of(view: View, ends: tuple[Ends, Ends] | None) -> list[Fact]:
    """Return what speaks for the first of two actions by how their rounds ended."""
    if ends is None:
        return []
    told = told_of(view.game)
    assert told is not None
    outcomes: Callable[[View, Ends, Ends], list[Fact]] = told.outcomes
    return outcomes(view, *ends)


def tells_outcomes(game: Game) -> bool:
    """Whether a game says what becomes of a round."""
    return hasattr(told_of(game), "outcomes")


def told_of(game: Game) -> ModuleType | None:
    """Return the module of a game's reasons; None for games that have none."""
    module = module_of(game, "reasons")
    return None if module is None else importlib.import_module(module)


def beyond_doubt(changes: npt.NDArray[Any]) -> bool:
    """Whether a change, world by world, is above nothing by the lower end of its 95 % interval."""
    return Estimate.of(changes.astype(np.float64)).low > 0


def facts_of_ends(parts: Mapping[str, tuple[float, npt.NDArray[Any]]]) -> list[Fact]:
    """Return what has become better beyond doubt after one action and not after the other.

    `parts` has by kind how much a point of it counts, and by how many points more it came out, world by world.
    """
    return [
        fact(kind, weight * float(changes.mean()), float(changes.mean()))
        for kind, (weight, changes) in parts.items()
        if beyond_doubt(changes)
    ]


def same_kind(fact: Fact, others: list[Fact]) -> float:
    """Return what another action has of the same kind, in points."""
    return sum(other.gain for other in others if other.kind == fact.kind)


def sentence_of(view: View, fact: Fact) -> Sentence:
    """Return the message that says a fact."""
    return Sentence(f"{view.game.name}-why-{fact.kind}", fact.arguments)


def fact(kind: str, gain: float, amount: float | None = None, **arguments: str | int) -> Fact:
    """Return a fact; `amount` is what its sentence says with `bot-points`: points above 0, to one tenth."""
    if amount is None:
        return Fact(kind, gain, arguments)
    tenths = round(10 * amount)
    return Fact(kind, gain, arguments | {"points": tenths // 10, "tenths": tenths % 10})


def one_in(good: float, all_cards: float) -> int:
    """Return the number N of "one card in N" for so many good cards among so many, or for their share of 1."""
    return max(round(all_cards / good), 1)


def percent(chance: float) -> int:
    """Return a chance in per cent; 0 and 100 only for what is certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(max(round(100 * chance), 1), 99)
