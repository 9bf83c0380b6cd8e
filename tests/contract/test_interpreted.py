"""The same source gives the same matches compiled, interpreted, and compiled with checked array bounds."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from biberbau.core.game import Game
from tests.contract.matches import every_game
from tests.contract.transcript import transcript

FEW = 18
"""In the quick tests a few sets of options are enough; `make thorough` takes all."""


def transcript_elsewhere(game: Game, every: int, **environment: str) -> list[str]:
    """Return the transcript of a game from another process with these environment variables."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.contract.transcript", str(every), game.name],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def assert_plays_the_same(game: Game, every: int, **environment: str) -> None:
    """Play matches here and in another process with these environment variables."""
    compiled = list(transcript(game, every))
    assert len(compiled) > 200 / every
    assert transcript_elsewhere(game, every, **environment) == compiled


@every_game
def test_interpreted_rules_play_the_same_matches(game: Game) -> None:
    assert_plays_the_same(game, FEW, NUMBA_DISABLE_JIT="1")


@pytest.mark.long
@every_game
def test_interpreted_rules_play_the_same_matches_under_every_option(game: Game) -> None:
    assert_plays_the_same(game, 1, NUMBA_DISABLE_JIT="1")


@pytest.mark.long
@every_game
def test_no_array_is_read_beyond_its_bounds(game: Game) -> None:
    assert_plays_the_same(game, 1, NUMBA_BOUNDSCHECK="1")
