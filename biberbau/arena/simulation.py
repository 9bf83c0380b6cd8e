"""Many matches among bots, summed up by seat: the same outcome from the same seed, on any number of threads.

Match number k is dealt from seed + k.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from biberbau.arena.pairing import winning_shares
from biberbau.arena.playing import is_compiled, play_bots
from biberbau.bots import BotMaker, Budget, play_at_once
from biberbau.core.counted import counted
from biberbau.core.estimate import Estimate
from biberbau.core.game import Game

Numbers = npt.NDArray[np.int64]

COMPILED_CHUNK, SEEN_CHUNK = 512, 1
"""Matches that a thread plays at a time."""


@dataclass(frozen=True)
class SeatSummary:
    """How one seat did."""

    bot: str
    mean: Estimate
    """Of its totals, in points."""
    sd: float
    """Standard deviation of its totals, in points; 0 for a single match."""
    wins: int
    """Matches that it won, alone or with others."""
    share: Estimate
    """Its part of all wins; those who tie share a win."""


@dataclass(frozen=True, eq=False)
class Simulated:
    """What came out of many matches; it is equal to another one if the same came out of the same."""

    game: Game
    bots: tuple[str, ...]
    """By seat."""
    options: dict[str, str]
    """Every table option with its value."""
    seed: int
    totals: Numbers = field(repr=False)
    """By match and seat, in points."""
    lengths: Numbers = field(repr=False)
    """The number of decisions, by match."""

    @property
    def matches(self) -> int:
        """How many were played."""
        return len(self.totals)

    @property
    def shares(self) -> npt.NDArray[np.float64]:
        """By match and seat, the part of the win: 1 for who won alone, 0 for who did not, split among those who tie."""
        return winning_shares(self.game.better, self.totals)

    @property
    def seats(self) -> list[SeatSummary]:
        """How each seat did."""
        shares = self.shares
        return [
            SeatSummary(
                bot,
                Estimate.of_deals(self.totals[:, seat].astype(float)),
                deviation(self.totals[:, seat]),
                int((shares[:, seat] > 0).sum()),
                Estimate.of_shares(shares[:, seat]),
            )
            for seat, bot in enumerate(self.bots)
        ]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Simulated):
            return NotImplemented
        mine, others = ((one.game, one.bots, one.options, one.seed) for one in (self, other))
        alike = mine == others and np.array_equal(self.totals, other.totals)
        return alike and np.array_equal(self.lengths, other.lengths)

    def __str__(self) -> str:
        players, games = counted(len(self.bots), "player", "players"), counted(self.matches, "game", "games")
        head = f"{self.game.called}, {players}, {games} from seed {self.seed}"
        rows = [
            f"seat {number}, {seat.bot}: {seat.mean.mean:.2f} points, {seat.share.written(4)} of the wins"
            for number, seat in enumerate(self.seats)
        ]
        return "\n".join([head, *rows])


def deviation(values: Numbers) -> float:
    """Return the standard deviation of a sample; 0 for a single value."""
    return float(values.std(ddof=1)) if len(values) > 1 else 0.0


@dataclass(frozen=True)
class Simulation:
    """Who plays what, how often."""

    game: Game
    bots: Sequence[str]
    options: Mapping[str, str]
    seed: int
    matches: int
    budget: Budget | None
    """How long bots may think that do think."""
    guests: Mapping[str, BotMaker] = field(default_factory=dict)
    """Bots that cannot be found by name, with who makes them."""

    def run(self, threads: int | None, step: Callable[[int], None] | None = None) -> Simulated:
        """Play, on one thread per core unless so many are given; `step` is told of matches done."""
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
                match = play_bots(self.game, self.bots, self.options, seed, self.budget, self.guests)
                totals[first], lengths[first] = match.totals, len(match.actions)
            return last - first

        def told(done: int) -> None:
            if step is not None:
                step(done)

        told(play(0))  # The first chunk compiles what the threads need.
        with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
            for done in pool.map(play, range(size, self.matches, size)):
                told(done)
        chosen = self.game.decode_options(self.game.encode_options(self.options).tolist())
        return Simulated(self.game, tuple(self.bots), chosen, self.seed, totals, lengths)
