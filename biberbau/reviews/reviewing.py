"""Reviewing a match: its choices judged one after the other, on as many threads as one likes."""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from typing import Final

from biberbau.bots import Pricer, RestOfMatch, usual_playouts
from biberbau.core.errors import MatchError
from biberbau.core.game import Game
from biberbau.core.record import Record
from biberbau.core.whole import index_or_none, one_of_count, threads_wanted
from biberbau.reviews.choices import Choice, choices_of
from biberbau.reviews.judging import is_seconded, judge
from biberbau.reviews.result import REVIEWER, WAIT_WORD, Decision, Review, Scale

AHEAD: Final = 3
"""Choices under way or waiting for each thread, so that none is idle while results are looked at."""
WORTH_A_WORD: Final = 1.0
"""So many points a moment that was let pass has to have cost to be told of."""


class Reviewing:
    """A review under way: `choices` says how many moments there are to judge, and iteration gives decisions in order.

    What it gives depends on the record, the seats and the budget alone.  It may be iterated once; closing the iterator
    gives up what has not begun.
    """

    def __init__(
        self, record: Record, game: Game, seat: int | None = None, budget: int | None = None, threads: int | None = None
    ) -> None:
        """Read the record: NotationError says what cannot be played, MatchError that there is no such seat or table."""
        # A record may say that any number of people play.
        game.check_seats(record.seats)
        seat = None if seat is None else one_of_count(seat, "seat", record.seats)
        if budget is not None and (index_or_none(budget) or 0) < 1:
            raise MatchError(f"a review takes at least one playout for each decision, not {budget!r}")
        self.record, self.game = record, game
        self.seats = tuple(range(record.seats)) if seat is None else (seat,)
        self.budget = usual_playouts(game) if budget is None else budget
        self.threads = threads_wanted(threads) or os.cpu_count() or 1
        self.choices = sorted(choices_of(record, game, self.seats), key=lambda choice: (choice.step, choice.seat))
        self.judged = 0
        """How many moments have been judged so far."""
        self.rest = RestOfMatch(game, record.seats, game.encode_options(record.options))
        self.scale: Scale = "chance" if self.rest.several else "points"
        self.of_thread = threading.local()

    def __iter__(self) -> Generator[Decision]:
        with ThreadPoolExecutor(self.threads) as pool:
            try:
                under_way: deque[Future[Decision]] = deque()
                for choice in self.choices:
                    under_way.append(pool.submit(self.judge, choice))
                    if len(under_way) >= AHEAD * self.threads:
                        yield from self.told(under_way.popleft().result())
                while under_way:
                    yield from self.told(under_way.popleft().result())
            finally:
                pool.shutdown(cancel_futures=True)

    def judge(self, choice: Choice) -> Decision:
        """Judge one choice, on any thread."""
        if not hasattr(self.of_thread, "pricer"):
            self.of_thread.pricer = Pricer(self.game, self.rest)
        decision = judge(self.of_thread.pricer, choice, self.budget, self.scale)
        return decision if decision.fine else replace(decision, seconded=is_seconded(choice, self.budget))

    def told(self, decision: Decision) -> Iterator[Decision]:
        """Count a decision, and give it unless it is a moment that cost little to let pass."""
        self.judged += 1
        passed_over = decision.done == WAIT_WORD
        if not passed_over or decision.taken.points_behind.mean >= WORTH_A_WORD:
            yield decision

    def whole(self) -> Review:
        """Go through all decisions and return the review."""
        return self.review(tuple(self))

    def review(self, decisions: tuple[Decision, ...]) -> Review:
        """Return the review that decisions make which this has given."""
        return Review(self.game.name, self.game.version, REVIEWER, self.seats, self.budget, self.scale, decisions)
