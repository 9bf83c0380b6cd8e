"""The C++ ceiling of Biber Gang plays the same game as the rules: its averages over random rounds are the same."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

from biberbau.core.chance import seed_generator
from biberbau.games import game_named

SOURCE = Path(__file__).parents[2] / "yardsticks/biber_gang.cpp"
ROUNDS = 20_000
COMPILER = shutil.which("g++")


@pytest.fixture(scope="module")
def ceiling(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled ceiling."""
    assert COMPILER is not None
    program = tmp_path_factory.mktemp("yardstick") / "biber_gang_ceiling"
    flags = ["-std=c++20", "-O2", "-Wall", "-Wextra", "-Werror"]
    subprocess.run([COMPILER, *flags, "-o", str(program), str(SOURCE)], check=True)
    return program


def rules_means(seats: int) -> tuple[np.ndarray, np.ndarray]:
    """Means and standard errors of decisions and score over random rounds of the rules."""
    game = game_named("biber-gang")
    states = game.new_states()
    options = game.encode_options({"rounds": "1"})
    actions, rng = np.zeros(game.action_count, np.int32), np.zeros(1, np.uint64)
    seed_generator(rng, seats)
    seen = np.empty((ROUNDS, 2))
    for number in range(ROUNDS):
        game.engine.begin_match_at(states, 0, seats, options)
        decisions = game.playouts.play_round_at(states, 0, actions, rng)
        seen[number] = decisions, states[0]["round_scores"][:seats].mean()
    return seen.mean(axis=0), seen.std(axis=0) / ROUNDS**0.5


@pytest.mark.long
@pytest.mark.skipif(COMPILER is None, reason="there is no g++ here")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_ceiling_and_rules_agree_on_the_averages(ceiling: Path, seats: int) -> None:
    command = [str(ceiling), str(seats), str(10 * ROUNDS), "7"]
    printed = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    means, errors = rules_means(seats)
    ours = np.array([printed["mean_decisions"], printed["mean_score"]])
    assert (np.abs(ours - means) < 5 * errors).all(), (ours, means, errors)
