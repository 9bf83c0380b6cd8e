"""How fast the compiled rules are on this machine.

Every figure is the median of several repetitions.
"""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from biberbau.bots import move_milliseconds, playouts_per_second
from biberbau.core.chance import FastStream, seed_generator
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.position import format_position

REPETITIONS = 5
MICROSECONDS = 1e6


def usual(work: Callable[[], int]) -> float:
    """Return the median seconds per unit of `work`, which returns how many units it did."""
    times = []
    for _ in range(REPETITIONS):
        begun = time.perf_counter()
        units = work()
        times.append((time.perf_counter() - begun) / units)
    return statistics.median(times)


class RandomPlay:
    """Random matches of one round, with every number of players in turn, on a number of threads."""

    def __init__(self, game: Game, threads: int, matches: int) -> None:
        self.game, self.threads, self.matches = game, threads, matches
        rounds = {option.key: option.values[0] for option in game.options if option.key in ("rounds", "games")}
        self.options = game.encode_options(rounds)
        self.seats = np.array(game.seats, np.int64)
        self.states = [game.new_states() for _ in range(threads)]
        self.play()

    def play(self) -> int:
        """Play the matches on every thread; return the number of decisions."""
        with ThreadPoolExecutor(self.threads) as pool:
            return sum(pool.map(self.play_on, range(self.threads)))

    def play_on(self, thread: int) -> int:
        """Play the matches of one thread."""
        first = thread * self.matches
        decisions: int = self.game.playouts.play_matches(
            self.states[thread], 0, self.options, self.seats, first, self.matches
        )
        return decisions


def decisions_without_chance(game: Game) -> tuple[Match, list[tuple[int, int]]]:
    """Return a match and decisions that can be taken from there with no chance in between.

    The decisions are those of the longest such stretch in some matches of random play.
    """
    stretches: list[tuple[Match, list[tuple[int, int]]]] = []
    for seed in range(20):
        match, dice = Match.new(game, game.seats[0], FastStream(seed)), FastStream(seed)
        start, chance = match.copy(FastStream(0)), len(match.chance)
        first = 0
        while not match.round_over:
            seat = match.obliged()[0]
            legal = match.legal(seat)
            match.apply(seat, legal[dice.below(len(legal))])
            if len(match.chance) > chance:
                start, chance, first = match.copy(FastStream(0)), len(match.chance), len(match.actions)
        stretches.append((start, match.actions[first:]))
    return max(stretches, key=lambda stretch: len(stretch[1]))


def step_microseconds(game: Game) -> float:
    """Return what `legal` and `apply` cost together, called one by one from Python."""
    match, decisions = decisions_without_chance(game)
    start, states, buffer = match.states, match.states.copy(), match.buffer
    legal_at, apply_at = game.engine.legal_at, game.engine.apply_at

    def work() -> int:
        spent = 0
        for _ in range(200):
            states[0] = start[0]
            for seat, action in decisions:
                legal_at(states, 0, seat, buffer)
                apply_at(states, 0, seat, action)
            spent += len(decisions)
        return spent

    return usual(work) * MICROSECONDS


def call_microseconds(call: Callable[..., object], *arguments: object) -> float:
    """Return what one call from Python costs."""

    def work() -> int:
        for _ in range(20_000):
            call(*arguments)
        return 20_000

    return usual(work) * MICROSECONDS


def redeal_microseconds(game: Game) -> float:
    """Return what one redeal costs in compiled code, without the copying of the view."""
    match, _ = decisions_without_chance(game)
    repetition = game.driver("biberbau.core.drivers.repetition")
    seen, rng, count = game.new_states(2), np.zeros(1, np.uint64), 20_000
    seed_generator(rng, 1)

    def redeal() -> int:
        repetition.redeal_often(match.states, seen, 0, rng, count)
        return count

    def copy() -> int:
        repetition.copy_often(seen, count)
        return count

    redeal()
    copy()
    return (usual(redeal) - usual(copy)) * MICROSECONDS


def start_seconds(game: Game) -> tuple[float, float]:
    """Return how long a new process takes to list legal actions: with nothing compiled yet, and with everything."""
    match = Match.new(game, game.seats[0], FastStream(1))
    position = format_position(match.states, game, 1)
    seconds = []
    with tempfile.TemporaryDirectory(prefix="biberbau-bench-") as folder:
        for _ in range(2):
            begun = time.perf_counter()
            subprocess.run(
                [sys.executable, "-m", "biberbau", "legal", game.name, "-"],
                input=position,
                text=True,
                stdout=subprocess.DEVNULL,
                env={**os.environ, "BIBERBAU_CACHE": folder},
                check=True,
            )
            seconds.append(time.perf_counter() - begun)
    return seconds[0], seconds[1]


def search_seats(game: Game) -> list[int]:
    """Return the numbers of players for which the search is measured: two, three, four, and the most there can be."""
    return sorted({seats for seats in (2, 3, 4, game.seats[-1]) if seats in game.seats})


def measure_search(game: Game, seats: int) -> dict[str, float]:
    """Return how fast the search is with so many players, and what a move of it costs."""
    mean, most = move_milliseconds(game, seats)
    return {
        "playouts_per_second": round(playouts_per_second(game, seats, repetitions=3)),
        "move_ms": round(mean, 1),
        "most_move_ms": round(most, 1),
    }


def measure_game(game: Game, matches: int) -> dict[str, Any]:
    """Return every figure of one game."""
    match, _ = decisions_without_chance(game)
    pair = game.new_states(2)
    pair[0] = match.states[0]
    single = 1 / usual(RandomPlay(game, 1, matches).play)
    cold, warm = start_seconds(game)
    return {
        "decisions_per_second": round(single),
        "threads": {"1": round(single), "2": round(1 / usual(RandomPlay(game, 2, matches).play))},
        "step_us": round(step_microseconds(game), 3),
        "clone_us": round(call_microseconds(game.engine.clone_at, pair, 0, 1), 3),
        "view_us": round(call_microseconds(match.view, 0), 3),
        "redeal_us": round(redeal_microseconds(game), 3),
        "search_playouts_per_second": round(playouts_per_second(game)),
        "search": {str(seats): measure_search(game, seats) for seats in search_seats(game)},
        "record_bytes": game.record.itemsize,
        "cold_start_s": round(cold, 2),
        "warm_start_s": round(warm, 2),
    }


def describe_machine() -> dict[str, Any]:
    """Return what the figures depend on."""
    import numba

    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
    }


def processor() -> str:
    """Return the processor's name, where the system tells it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return next(line.split(":", 1)[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or "unknown"
