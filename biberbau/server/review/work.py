"""One review while it is made, piece by piece, and what can be told of it so far."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Executor
from typing import ClassVar, Final, TypeAlias

from biberbau.core.record import Record, parse_record
from biberbau.games import game_named
from biberbau.reviews.daily import DailyPosition, daily_position
from biberbau.reviews.luck import Luck, RoundLuck, luck_rounds, usual_spread
from biberbau.reviews.result import Decision
from biberbau.reviews.reviewing import Reviewing
from biberbau.server.protocol import LuckPart, ReviewPart
from biberbau.server.refusals import NotAllowed
from biberbau.server.review.daily import DailyPart, daily_part
from biberbau.server.review.measuring import Measurement
from biberbau.server.review.tasks import AnyTask, Daily, Measuring, Task
from biberbau.server.review.telling import luck_part, review_part

MOST_MOMENTS: Final = 1000
"""So many moments of a seat are judged, and no real match has as many."""


class Work:
    """What a match was worth, under way.

    `step` is called on the desk's thread, `found` on the event loop, and `part` on others while a step is under way:
    so what is found is only ever added to.
    """

    tells: ClassVar = True
    """Whether there is something to tell before it is whole."""
    beside: Executor | None = None
    """Where something can be done beside the desk's thread just now."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.record: Record = parse_record(task.record)
        self.game = game_named(self.record.game, self.record.version, self.record.variant)
        self.steps = self._luck() if task.seat is None else self._decisions(task.seat)
        self.reviewing: Reviewing | None = None
        self.decisions: list[Decision] = []
        self.rounds: list[RoundLuck] = []
        self.spread = 0.0

    def step(self) -> bool:
        """Do the next piece, some tenths of a second; False once all is done, NotAllowed if it cannot be."""
        return next(self.steps, None) is not None

    def close(self) -> None:
        """Let go of what it holds; that is nothing, and a step under way ends by itself."""

    def found(self) -> int:
        """Return how much there is to tell."""
        return len(self.rounds) if self.task.seat is None else len(self.decisions)

    def part(self, first: int, others: int, complete: bool) -> ReviewPart | LuckPart:
        """Return what has been found, of decisions those from a number on."""
        if self.task.seat is None:
            rounds = tuple(self.rounds)
            judged = sum(len(one.steps) - 1 for one in rounds)
            luck = Luck(self.game.name, self.game.version, 0, 0, self.spread, rounds)
            return luck_part(luck, judged, len(self.record.actions), others, complete)
        return review_part(self.task.seat, self.reviewing, tuple(self.decisions), first, others, complete)

    def _decisions(self, seat: int) -> Iterator[bool]:
        """Judge the choices of a seat one after the other."""
        reviewing = Reviewing(self.record, self.game, seat, threads=1)
        if len(reviewing.choices) > MOST_MOMENTS:
            raise NotAllowed("refusal-review-too-long", moments=len(reviewing.choices), most=MOST_MOMENTS)
        self.reviewing = reviewing
        waiting = deque(reviewing.choices)
        while waiting:
            yield True
            choice = waiting.popleft()
            # The first one comes as soon as it can, and is not kept waiting for another.
            free = self.beside if waiting and reviewing.judged else None
            other = free.submit(reviewing.judge, waiting.popleft()) if free else None
            self.decisions.extend(reviewing.told(reviewing.judge(choice)))
            if other is not None:
                self.decisions.extend(reviewing.told(other.result()))

    def _luck(self) -> Iterator[bool]:
        """Tell luck from play round by round."""
        self.spread = usual_spread(self.record, self.game)
        yield True
        for one in luck_rounds(self.record, self.game):
            self.rounds.append(one)
            yield True


class Choosing:
    """The choosing of a day's position, under way; called as `Work` is."""

    tells: ClassVar = False
    beside: Executor | None = None
    """Not needed here."""

    def __init__(self, task: Daily) -> None:
        self.task = task
        self.game = game_named(task.game)
        self.steps = daily_position(self.game, task.day)
        self.position: DailyPosition | None = None

    def step(self) -> bool:
        """Look on, for some tenths of a second; False once the position is found."""
        self.position = next(self.steps)
        return self.position is None

    def close(self) -> None:
        """Let go of what it holds; that is nothing, and a step under way ends by itself."""

    def found(self) -> int:
        """Return how much there is to tell; before the position is whole there is nothing."""
        return 0

    def part(self, first: int, others: int, complete: bool) -> DailyPart:
        """Return the position with its answer, if it is found."""
        return daily_part(self.position, self.game, others)


AnyWork: TypeAlias = Work | Choosing | Measurement


def begun(task: AnyTask) -> AnyWork:
    """Return a task under way; NotationError for a record that cannot be read."""
    if isinstance(task, Measuring):
        return Measurement(task)
    return Work(task) if isinstance(task, Task) else Choosing(task)
