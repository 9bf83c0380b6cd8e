"""How fast a graphics processor plays, beside one core of the machine that it is in, in one run.

First it is held against the processor: batches step by step, every observation, mask, reward and state, and matches by
random play, every total.  Then batches are stepped with codes chosen at random, and matches played at random from the
deal to the last score.  What is timed is whole calls, until the graphics processor has finished; of the core, the time
inside the call.  Every figure is the median of stretches, in which all take turns; a decision is a whole action of the
engine.

`python -m yardsticks.cuda [GAME…]` needs a graphics processor for CUDA and the extra `cuda`.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

import numpy as np

from biberbau.core.game import Game
from biberbau.envs import Batch
from biberbau.envs.cuda import CudaBatch, random_matches
from biberbau.envs.cuda.device import cuda
from biberbau.games import game_named

GAMES = ("biber-gang", "daumen-drauf")
COMPARED = 512
STEPS = 400
SIZES = (4096, 65_536, 262_144)
TO_PLAY = 2**19
SHORT = 400
STRETCHES = 7
SECONDS = 0.4
TOLD = ("actor", "rewards", "ended", "refused", "taken", "taker")

Stretch = Callable[[], float]
"""Plays for a while at random; returns the decisions a second."""


def agree_by_steps(game: Game, seats: int) -> int:
    """Step the same matches here and there; return the number of decisions.  AssertionError where they differ."""
    here, there = Batch(game, COMPARED, seats=seats, seed=7), CudaBatch(game, COMPARED, seats=seats, seed=7)
    decisions = 0
    for step in range(STEPS):
        codes = there.any_codes().copy_to_host()
        if step % 50 == 49:
            codes[::7] = 0  # Which is not always allowed.
        for name in ("observations", "mask"):
            assert (getattr(there, name).copy_to_host() == getattr(here, name)).all(), (game.name, seats, step, name)
        here.step(codes)
        there.step(codes)
        for name in TOLD:
            found = getattr(there, name).copy_to_host()
            found = found[:, :seats] if name == "rewards" else found
            assert (found == getattr(here, name)).all(), (game.name, seats, step, name)
        decisions += int((here.taken >= 0).sum())
    assert there.state_hashes() == [here.state_hash(i) for i in range(COMPARED)]
    return decisions


def agree_by_matches(game: Game, seats: int) -> int:
    """Play the same matches here and there; return their number.  AssertionError where they differ."""
    found = random_matches(game, COMPARED, seats=seats, first_seed=11)
    states, options = game.new_states(), game.encode_options()
    for match in range(COMPARED):
        decisions = game.playouts.play_matches(states, 0, options, np.array([seats]), 11 + match, 1)
        assert found.decisions[match] == decisions
        assert (found.totals[match] == states[0]["totals"][:seats]).all()
    return COMPARED


def batch_there(game: Game, matches: int) -> Stretch:
    """Return random play of a batch on the graphics processor, to choose included."""
    batch = CudaBatch(game, matches, seats=2)
    batch.step(batch.any_codes())
    cuda.synchronize()

    def stretch() -> float:
        begun, steps = time.perf_counter(), 0
        while time.perf_counter() - begun < SECONDS:
            for _ in range(20):
                batch.step(batch.any_codes())
            steps += 20
            cuda.synchronize()
        spent = time.perf_counter() - begun
        return steps * matches * share(batch) / spent

    return stretch


def share(batch: CudaBatch) -> float:
    """Return how much of a step is a whole action, as some steps show."""
    found = []
    for _ in range(10):
        batch.step(batch.any_codes())
        found.append((batch.taken.copy_to_host() >= 0).mean())
    return float(np.mean(found))


def batch_here(game: Game) -> Stretch:
    """Return random play of a batch on one core; choosing is not timed."""
    batch, dice = Batch(game, 256, seats=2), np.random.default_rng(1)

    def stretch() -> float:
        spent, decisions = 0.0, 0
        while spent < SECONDS:
            codes = np.argmax(dice.random(batch.mask.shape, np.float32) * batch.mask, axis=1).astype(np.int32)
            begun = time.perf_counter()
            batch.step(codes)
            spent += time.perf_counter() - begun
            decisions += int((batch.taken >= 0).sum())
        return decisions / spent

    return stretch


def play_there(game: Game) -> Stretch:
    """Return whole matches by random play on the graphics processor."""
    first = 0
    random_matches(game, 64, seats=2)

    def stretch() -> float:
        nonlocal first
        spent, decisions = 0.0, 0
        while spent < SECONDS:
            begun = time.perf_counter()
            decisions += int(random_matches(game, TO_PLAY, seats=2, first_seed=first).decisions.sum(dtype=np.int64))
            spent += time.perf_counter() - begun
            first += TO_PLAY
        return decisions / spent

    return stretch


def play_here(game: Game) -> Stretch:
    """Return whole matches by random play on one core."""
    states, options, first = game.new_states(), game.encode_options(), 0
    game.playouts.play_matches(states, 0, options, np.array([2]), 0, 1)

    def stretch() -> float:
        nonlocal first
        spent, decisions = 0.0, 0
        while spent < SECONDS:
            begun = time.perf_counter()
            decisions += game.playouts.play_matches(states, 0, options, np.array([2]), first, SHORT)
            spent += time.perf_counter() - begun
            first += SHORT
        return decisions / spent

    return stretch


def main() -> None:
    """Compare and measure some games, or all that there is room for."""
    games = [game_named(name) for name in sys.argv[1:] or GAMES]
    print(cuda.get_current_device().name)
    for game in games:
        begun = time.perf_counter()
        for seats in (game.seats[0], game.seats[-1]):
            decisions, matches = agree_by_steps(game, seats), agree_by_matches(game, seats)
            print(f"{game.name}, {seats} players: {decisions:,} decisions and {matches:,} matches as here", flush=True)
        print(f"{game.name}: compiled and compared in {time.perf_counter() - begun:.0f} s")
        players = {
            "whole matches, one core": play_here(game),
            "whole matches, graphics processor": play_there(game),
            "batch of 256, one core": batch_here(game),
            **{f"batch of {size:,}, graphics processor": batch_there(game, size) for size in SIZES},
        }
        rates: dict[str, list[float]] = {name: [] for name in players}
        for _ in range(STRETCHES):
            for name, stretch in players.items():
                rates[name].append(stretch())
        for name, found in rates.items():
            low, high = min(found), max(found)
            print(
                f"{game.name}, {name:<34} {statistics.median(found):>15,.0f} decisions/s  ({low:,.0f} to {high:,.0f})"
            )


if __name__ == "__main__":
    main()
