"""Matches of a variant, played by bots and followed; match number k is dealt from seed + k, whoever plays."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from biberbau.arena.playing import is_compiled, play_on
from biberbau.bots import Bot, Budget, bot_named, temper_of
from biberbau.core.chance import DICE, FastStream
from biberbau.core.match import Match
from biberbau.core.workers import Chunk, Workers, on_processes, on_threads, one_by_one
from biberbau.games.variant import Variant
from biberbau.laboratory.course import Course, EndlessError, Notes, Watched

MATCHES_AT_ONCE: Final = 16
"""So many of quick bots make a piece of work; of bots that think ahead a single one takes longer than these."""
WORTH_PROCESSES: Final = 1000
"""So many matches of quick bots take longer than it takes other processes to start."""

Step = Callable[[float], None]
"""Told how many more matches are done, or what part of one; it may take its time, for nothing is done meanwhile."""


@dataclass(frozen=True)
class Play:
    """How matches are played: by whom, and from which seed."""

    bots: tuple[str, ...]
    """By seat, or one for all."""
    seed: int
    budget: Budget | None = None
    """How long bots may think that do."""
    alone: bool = False
    """Whether one thread does everything, so that others have the machine; else as many as are quickest."""

    @property
    def quick(self) -> bool:
        """Whether every bot acts at once; else they think ahead, within the budget."""
        return is_compiled(self.bots)

    @property
    def thought(self) -> str | None:
        """The budget of those that think, as one writes it; None where nobody does."""
        return None if self.quick or self.budget is None else str(self.budget)

    @property
    def workers(self) -> Workers:
        """Who does what can be done side by side."""
        return one_by_one if self.alone else on_threads()

    def by_seat(self, variant: Variant) -> tuple[str, ...]:
        """Return the name of a bot for each seat."""
        return self.bots * (variant.seats if len(self.bots) == 1 else 1)

    def course(self, variant: Variant, number: int, bots: Sequence[Bot] | None = None) -> Course:
        """Play match number `number` and follow it; by these bots, if they are given, at the pace of the others."""
        names, seed = self.by_seat(variant), self.seed + number
        match = Match.new(variant.game, variant.seats, FastStream(seed), variant.options)
        notes = Notes(match, seed)
        players = bots or [bot_named(name, variant.game) for name in names]
        watched = [Watched(bot, notes) for bot in players]
        with contextlib.suppress(EndlessError):
            play_on(match, watched, [temper_of(name) for name in names], FastStream(seed ^ DICE), self.budget)
        return notes.course()

    def chunk(self, variant: Variant, chunk: Chunk) -> list[Course]:
        """Play a chunk of matches and follow them."""
        first, size = chunk
        return [self.course(variant, number) for number in range(first, first + size)]

    def courses(self, variant: Variant, matches: int, step: Step) -> list[Course]:
        """Play so many matches and follow them."""
        size = MATCHES_AT_ONCE if self.quick else 1
        chunks = [(first, min(size, matches - first)) for first in range(0, matches, size)]
        play = partial(self.chunk, variant)
        # Bots that do not think ahead are so quick that threads would only wait for one another.
        workers = self.workers
        if self.quick:
            workers = on_processes() if matches >= WORTH_PROCESSES and not self.alone else one_by_one
        found: list[Course] = []
        # The first chunk is played alone, for it compiles what all need.
        for part in [play(chunks[0])], workers(play, chunks[1:]):
            for courses in part:
                found += courses
                step(len(courses))
        return found
