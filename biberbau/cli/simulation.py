"""Many matches among bots: the same outcome from the same seed, on any number of threads.

Match number k is dealt from seed + k.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from biberbau.arena.playing import is_compiled, play_bots
from biberbau.bots import BotMaker, Budget, play_at_once
from biberbau.core.game import Game

Numbers = npt.NDArray[np.int64]

COMPILED_CHUNK, SEEN_CHUNK = 512, 1
"""Matches that a thread plays at a time."""


@dataclass(frozen=True)
class Simulation:
    """Who plays what, how often."""

    game: Game
    bots: Sequence[str]
    options: Mapping[str, str]
    seed: int
    matches: int
    budget: Budget
    """How long bots may think that do think."""
    guests: Mapping[str, BotMaker] = field(default_factory=dict)
    """Bots that the house does not know by name, with who makes them."""

    def run(self, threads: int | None, step: Callable[[int], None]) -> tuple[Numbers, Numbers]:
        """Play; return every match's totals by seat, and its number of decisions.  `step` is told of matches done."""
        totals = np.zeros((self.matches, len(self.bots)), np.int64)
        lengths = np.zeros(self.matches, np.int64)
        compiled = is_compiled(self.bots)
        size = COMPILED_CHUNK if compiled else SEEN_CHUNK

        def play(first: int) -> int:
            last = min(first + size, self.matches)
            if compiled:
                seeds = np.arange(self.seed + first, self.seed + last, dtype=np.int64)
                played = play_at_once(self.game, self.bots, self.options, seeds)
                totals[first:last], lengths[first:last] = played
            else:
                seed = self.seed + first
                totals[first], lengths[first] = play_bots(
                    self.game, self.bots, self.options, seed, self.budget, self.guests
                )
            return last - first

        step(play(0))  # The first chunk compiles what the threads need.
        with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
            for done in pool.map(play, range(size, self.matches, size)):
                step(done)
        return totals, lengths
