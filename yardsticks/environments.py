"""How fast the environments are: decisions a second on one core, observation and mask included.

Codes are chosen at random among those allowed.  What is timed is the processor time of this thread inside `step` alone;
a decision is a whole action of the engine.  Every figure is the median of seven stretches, in which all take turns.

`python -m yardsticks.environments PYTHON` lets environments of others take turns, too (`yardsticks/peers.py`), which
are installed for that Python.
"""

from __future__ import annotations

import argparse
import contextlib
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt

from biberbau.envs import Batch
from biberbau.games import GAMES

MATCHES = 256
STRETCHES = 7
SECONDS = 0.5

PEERS = (
    ("pgx", "leduc_holdem"),
    ("pgx", "kuhn_poker"),
    ("openspiel", "gin_rummy"),
    ("openspiel", "hearts"),
    ("openspiel", "crazy_eights"),
    ("openspiel", "leduc_poker"),
    ("rlcard", "gin-rummy"),
    ("rlcard", "uno"),
    ("rlcard", "doudizhu"),
    ("rlcard", "leduc-holdem"),
    ("pettingzoo", "hanabi_v5"),
    ("pettingzoo", "texas_holdem_no_limit_v6"),
    ("pettingzoo", "leduc_holdem_v4"),
)
"""Card games of others: a library and what it calls the game."""

Stretch = Callable[[], float]
"""Plays for a while at random; returns the decisions a second."""


def any_codes(mask: npt.NDArray[np.int8], dice: np.random.Generator) -> npt.NDArray[np.int32]:
    """Return any of the allowed codes for each match."""
    chosen: npt.NDArray[np.intp] = np.argmax(dice.random(mask.shape, np.float32) * mask, axis=1)
    return chosen.astype(np.int32)


def batch_of(name: str, matches: int, event_time: bool = False) -> Stretch:
    """Return random play of a batch of ours; in event time, to wait is no decision."""
    batch, dice = Batch(name, matches, event_time=event_time), np.random.default_rng(1)
    batch.step(any_codes(batch.mask, dice))

    def stretch() -> float:
        spent, decisions = 0.0, 0
        while spent < SECONDS:
            codes = any_codes(batch.mask, dice)
            begun = time.thread_time()
            batch.step(codes)
            spent += time.thread_time() - begun
            decisions += int((batch.taken >= 0).sum())
        return decisions / spent

    return stretch


def peer(python: str, library: str, game: str, ends: contextlib.ExitStack) -> Stretch:
    """Return random play of a game of others, in a process of its own that ends with `ends`."""
    command = [python, str(Path(__file__).with_name("peers.py")), library, game]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    ends.enter_context(process)
    told, answers = process.stdin, process.stdout
    assert told is not None
    assert answers is not None

    def stretch() -> float:
        print(file=told, flush=True)
        return float(answers.readline())

    return stretch


def main() -> None:
    """Measure every game, and those of others if there is a Python for them."""
    parser = argparse.ArgumentParser(prog="python -m yardsticks.environments")
    parser.add_argument("python", nargs="?", help="one that has the libraries of others")
    others = parser.parse_args().python
    with contextlib.ExitStack() as ends:
        players = {f"{name}, {matches} at once": batch_of(name, matches) for name in GAMES for matches in (MATCHES, 1)}
        players["beanie in event time, 256 at once"] = batch_of("beanie", MATCHES, event_time=True)
        if others:
            players |= {f"{library}: {game}": peer(others, library, game, ends) for library, game in PEERS}
        rates: dict[str, list[float]] = {name: [] for name in players}
        for _ in range(STRETCHES):
            for name, stretch in players.items():
                rates[name].append(stretch())
        for name, found in rates.items():
            print(
                f"{name:<38} {statistics.median(found):>12,.0f} decisions/s  ({min(found):,.0f} to {max(found):,.0f})"
            )


if __name__ == "__main__":
    main()
