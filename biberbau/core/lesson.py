"""A guided first game as data: a prepared position, and step by step what is said, done and waited for.

A game's lesson lies beside its rules, in the module `lesson` of its package, and what the guide says in the folder
`texts` there.  The learner sits in the first seat.  All cards lie where the position has them, so the same line of play
leads to the same end for ever; the rules judge it as they judge every match.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

LEARNER = 0
"""The seat that is taught."""


@dataclass(frozen=True)
class Step:
    """One thing that the guide says, and what has to happen before the next."""

    words: str
    """The message that is said; its arguments are `one`, `two` and so on: the names of the other seats."""
    places: tuple[str, ...] = ()
    """What is pointed at, by the names that the game's table has for its places."""
    others: tuple[tuple[int, str], ...] = ()
    """What other seats do meanwhile, one after the other: seats and actions in short notation."""
    does: tuple[str, ...] = ()
    """Actions of the learner, any of which leads on; none: the learner has to say that they have understood."""


@dataclass(frozen=True)
class Lesson:
    """A guided first game."""

    position: str
    """Where it begins (`biberbau.core.position`)."""
    steps: tuple[Step, ...]
    """The last one only says good-bye: when it is reached, everybody may play on as they like."""

    @functools.cached_property
    def edition(self) -> str:
        """What tells this lesson from later ones of the same game, so that nobody is taught half of each."""
        said = repr((self.position, self.steps)).encode()
        return hashlib.blake2b(said, digest_size=8, person=b"biberbau lesson").hexdigest()


class Progress:
    """How far a learner has come: the fold of what has happened since the lesson began."""

    def __init__(self, steps: Sequence[Step]) -> None:
        """Begin with the first step; without any there is nothing to teach."""
        self.steps = steps
        self.number = 0
        """The present step, counted from 0."""
        self.played = 0
        """How many of the others' actions of this step have been done."""

    @property
    def step(self) -> Step | None:
        """What the guide says now; None once somebody has left the line."""
        return self.steps[self.number] if self.steps else None

    @property
    def next_of_others(self) -> tuple[int, str] | None:
        """The seat and action that is played next for somebody else, if it is time for one."""
        step = self.step
        return None if step is None or self.played == len(step.others) else step.others[self.played]

    @property
    def over(self) -> bool:
        """Whether all is said and done, or the line was left: everybody may do what the rules allow."""
        return self.number >= len(self.steps) - 1 and self.next_of_others is None

    @property
    def waits_for(self) -> Literal["reader", "action", "others", "nothing"]:
        """Who has to do something before the next words: the learner reads or acts, or others act."""
        step = self.step
        if step is None or self.over:
            return "nothing"
        if self.next_of_others is not None:
            return "others"
        return "action" if step.does else "reader"

    def wants(self, action: str) -> bool:
        """Whether the learner may do this now: the guide waits for it, or will when the present words are read."""
        return self.over or self._after(action) is not None

    def understood(self, number: int) -> None:
        """The learner has read the words of a step; those of an earlier one change nothing."""
        if number == self.number and self.waits_for == "reader":
            self._turn_to(number + 1)

    def acted(self, seat: int, action: str) -> None:
        """A seat has acted: as the lesson has it, or the lesson is over."""
        if self.over:
            return
        after = self._after(action) if seat == LEARNER else None
        if (seat, action) == self.next_of_others:
            self.played += 1
        elif after is not None:
            self._turn_to(after)
        else:
            self.leave()

    def leave(self) -> None:
        """The line is left: the guide has no more to say."""
        self.steps = ()
        self._turn_to(0)

    def _after(self, action: str) -> int | None:
        """The step that an action of the learner leads to; None where it leads off the line."""
        if self.next_of_others is not None:
            return None
        for number in range(self.number, min(self.number + 2, len(self.steps))):
            step = self.steps[number]
            if number > self.number and step.others:
                return None
            if step.does:
                return number + 1 if action in step.does else None
        return None

    def _turn_to(self, number: int) -> None:
        self.number, self.played = number, 0
