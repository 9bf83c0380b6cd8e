"""The same source gives the same matches compiled, interpreted, and compiled with checked array bounds."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from biberbau.core.game import Game
from tests.contract.matches import every_game
from tests.contract.transcript import transcript


def transcript_elsewhere(**environment: str) -> list[str]:
    """Return the transcripts of all games from another process with these environment variables."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.contract.transcript"],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


@pytest.fixture(scope="module")
def interpreted() -> list[str]:
    return transcript_elsewhere(NUMBA_DISABLE_JIT="1")


@every_game
def test_interpreted_rules_play_the_same_matches(game: Game, interpreted: list[str]) -> None:
    compiled = list(transcript(game))
    assert len(compiled) > 200
    assert set(compiled) <= set(interpreted)
    start = interpreted.index(compiled[0])
    assert interpreted[start : start + len(compiled)] == compiled


@pytest.mark.long
@every_game
def test_no_array_is_read_beyond_its_bounds(game: Game) -> None:
    checked = transcript_elsewhere(NUMBA_BOUNDSCHECK="1")
    compiled = list(transcript(game))
    start = checked.index(compiled[0])
    assert checked[start : start + len(compiled)] == compiled
