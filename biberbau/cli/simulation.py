"""Many matches among bots: the same outcome from the same seed, on any number of threads.

Match number k is dealt from seed + k.  Bots that are compiled policies play without Python; the others see views.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from biberbau.bots import Budget, bot_named
from biberbau.bots.drivers import driver, habits_module
from biberbau.bots.policies import POLICIES
from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match

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
    budget: Budget | None = None
    """How long bots may think that do think; None is their own choice."""

    def run(
        self, threads: int | None, step: Callable[[int], None]
    ) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """Play; return every match's totals by seat, and its number of decisions.  `step` is told of matches done."""
        totals = np.zeros((self.matches, len(self.bots)), np.int64)
        lengths = np.zeros(self.matches, np.int64)
        compiled = all(bot in POLICIES for bot in self.bots)
        play, size = (self.play_compiled, COMPILED_CHUNK) if compiled else (self.play_seen, SEEN_CHUNK)
        play(totals[:0], lengths[:0], 0)  # Compiles before the threads begin.

        def chunk(first: int) -> int:
            part = slice(first, min(first + size, self.matches))
            play(totals[part], lengths[part], first)
            return len(lengths[part])

        with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
            for done in pool.map(chunk, range(0, self.matches, size)):
                step(done)
        return totals, lengths

    def play_compiled(self, totals: npt.NDArray[np.int64], lengths: npt.NDArray[np.int64], first: int) -> None:
        """Play the matches from number `first` on, among policies."""
        matches = driver("biberbau.bots.matches", self.game.package, habits_module(self.game))
        seeds = np.arange(self.seed + first, self.seed + first + len(lengths), dtype=np.int64)
        policies = np.tile(np.array([POLICIES[bot] for bot in self.bots], np.int8), (len(lengths), 1))
        options = self.game.encode_options(self.options)
        matches.play_matches(self.game.new_states(), options, policies, seeds, totals, lengths)

    def play_seen(self, totals: npt.NDArray[np.int64], lengths: npt.NDArray[np.int64], first: int) -> None:
        """Play the matches from number `first` on, each bot from its view."""
        for number in range(len(lengths)):
            seed = self.seed + first + number
            match, dice = (
                Match.new(self.game, len(self.bots), FastStream(seed), self.options),
                FastStream(seed ^ 1 << 62),
            )
            while not match.over:
                if match.round_over:
                    match.begin_round()
                seat = match.actors()[0]
                bot = bot_named(self.bots[seat], self.game)
                match.apply(seat, bot.choose(match.view(seat), dice.below(2**31), self.budget))
                lengths[number] += 1
            totals[number] = match.totals


def winning_shares(game: Game, totals: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
    """Return, by match and seat, the share of the win: 1, or a part of it where several share the best total."""
    best = totals.min(axis=1) if game.better == "low" else totals.max(axis=1)
    wins = (totals == best[:, None]).astype(np.float64)
    shares: npt.NDArray[np.float64] = wins / wins.sum(axis=1, keepdims=True)
    return shares
