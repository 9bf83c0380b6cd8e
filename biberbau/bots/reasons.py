"""Why an action is better than another: what speaks for each, measured from what its seat knows.

A game says in the module `reasons` of its folder what it can measure of an action (`facts`): what a pair saves, what a
card given away is worth to the next, who is about to finish.  Here facts of two actions are held against each other.
Nothing is known but the view, so worlds that a seat cannot tell apart give the same reasons.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from biberbau.bots.folders import module_of
from biberbau.bots.tempers import WAIT
from biberbau.core.game import Game
from biberbau.core.view import Sentence, View

MOST: Final = 3
"""More reasons than that are none."""
LEAST: Final = 0.3
"""What weighs less, in points of a round, is no reason."""


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


def reasons_for(view: View, instead: int, action: int | None = None) -> tuple[Reason, ...]:
    """Return what speaks most for `instead`, and against `action` where one is given; the strongest first.

    There may be none: then nothing that the game can measure tells the two apart.
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
    found = [reason for reason in found if reason.weight >= LEAST]
    return tuple(sorted(found, key=lambda reason: -reason.weight)[:MOST])


def theme_of(game: Game, message: str) -> str | None:
    """Return what a reason is about, as its game tells them apart (`THEMES`); None for any other message."""
    module = module_of(game, "reasons")
    if module is None:
        return None
    themes: Mapping[str, Sequence[str]] = importlib.import_module(module).THEMES
    kind = message.removeprefix(f"{game.name}-why-")
    return next((theme for theme, kinds in themes.items() if kind in kinds), None)


def facts_of(view: View, action: int) -> list[Fact]:
    """Return what a game measures of an action; nothing for games that do not, and for letting a moment pass."""
    module = module_of(view.game, "reasons")
    if module is None or action == WAIT:
        return []
    facts: Callable[[View, int], list[Fact]] = importlib.import_module(module).facts
    return facts(view, action)


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


def one_in(good: int, all_cards: int) -> int:
    """Return the number N of "one card in N" for so many good cards among so many."""
    return max(round(all_cards / good), 1)


def percent(chance: float) -> int:
    """Return a chance in per cent; 0 and 100 only for what is certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(max(round(100 * chance), 1), 99)
