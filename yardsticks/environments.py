"""How fast the environments are: decisions a second on one core, observation and mask included.

Codes are chosen at random among those allowed.  What is timed is the processor time of this thread inside `step` alone;
a decision is a whole action of the engine.  Every figure is the median of seven stretches, in which all take turns.  In
a vector environment a decision is the learner's, and what the bots do until it is to choose again is in its time.

Beside them runs the plain way to a batch (`yardsticks/trial.py`), which tells a third as much.  The status is 1 where
ours are slower than GOALS say.

`python -m yardsticks.environments PYTHON` lets environments of others take turns, too (`yardsticks/peers.py`), which
are installed for that Python.
"""

from __future__ import annotations

import argparse
import contextlib
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from biberbau.envs import Batch
from biberbau.envs.gymnasium import BiberbauVector
from biberbau.envs.pettingzoo import BiberbauAec
from biberbau.games import GAMES, game_named
from yardsticks.trial import trial_of

MATCHES = 256
STRETCHES = 7
SECONDS = 0.5

GOALS = {"biber-gang": (3e6, 1e5), "daumen-drauf": (3e6, 1e5), "biber-mania": (1e6, 1e5), "beanie": (1.5e6, 1e5)}
"""Decisions a second that batches of MATCHES make at least, and of a single match, by game."""
TRIAL = "biber-gang"

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


def aec_of(name: str) -> Stretch:
    """Return random play of one match of ours in PettingZoo's form, from `step` to what the next agent is shown."""
    env, dice = BiberbauAec(name), np.random.default_rng(1)
    env.reset(seed=1)
    mask: npt.NDArray[np.int8] = env.last()[0]["action_mask"]

    def stretch() -> float:
        nonlocal mask
        spent, decisions = 0.0, 0
        while spent < SECONDS:
            code = int(dice.choice(np.flatnonzero(mask)))
            begun = time.thread_time()
            env.step(code)
            decisions += int(env.table.batch.taken[0] >= 0)
            if any(env.terminations.values()):
                env.reset()
            mask = env.last()[0]["action_mask"]
            spent += time.thread_time() - begun
        return decisions / spent

    return stretch


def vector_of(name: str, matches: int, bots: Sequence[str]) -> Stretch:
    """Return random play of a learner among bots, which are asked one by one in Python."""
    envs, dice = BiberbauVector(name, matches, bots=bots, seed=1), np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)

    def stretch() -> float:
        nonlocal seen
        spent, decisions = 0.0, 0
        while spent < SECONDS:
            codes = any_codes(seen["action_mask"], dice)
            begins = envs.over.copy()
            begun = time.thread_time()
            seen, _, ended, _, _ = envs.step(codes)
            spent += time.thread_time() - begun
            whole = ended | ~envs.batch.part_way
            decisions += int((whole & ~begins).sum())
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
    """Measure every game, and those of others if there is a Python for them; status 1 where ours miss their goals."""
    parser = argparse.ArgumentParser(prog="python -m yardsticks.environments")
    parser.add_argument("python", nargs="?", help="one that has the libraries of others")
    others = parser.parse_args().python
    with contextlib.ExitStack() as ends:
        players = {many(name, matches): batch_of(name, matches) for name in GAMES for matches in (MATCHES, 1)}
        players[trial_row(TRIAL)] = trial_of(game_named(TRIAL), MATCHES)
        players["beanie in event time, 256 at once"] = batch_of("beanie", MATCHES, event_time=True)
        for name in GAMES:
            players[f"{name}, agents in turn"] = aec_of(name)
            players[f"{name}, a learner among bots"] = vector_of(name, 1, ["uniform"])
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
        times = [ours / plain for ours, plain in zip(rates[many(TRIAL, MATCHES)], rates[trial_row(TRIAL)], strict=True)]
        print(f"{TRIAL}: a batch makes {statistics.median(times):.2f} times the decisions of the plain way, by turns")
        missed = missed_goals({name: statistics.median(found) for name, found in rates.items()})
    for line in missed:
        print(line)
    sys.exit(bool(missed))


def many(name: str, matches: int) -> str:
    """Return what a batch is called."""
    return f"{name}, {matches} at once"


def trial_row(name: str) -> str:
    """Return what the plain way is called."""
    return f"{name}, the plain way, {MATCHES} at once"


def missed_goals(rates: Mapping[str, float]) -> list[str]:
    """Return which goals the medians miss, in sentences."""
    missed = []
    for name, goals in GOALS.items():
        for matches, goal in zip((MATCHES, 1), goals, strict=True):
            rate = rates[many(name, matches)]
            if rate < goal:
                missed.append(f"{many(name, matches)}: {rate:,.0f} decisions/s are fewer than {goal:,.0f}")
    return missed


if __name__ == "__main__":
    main()
