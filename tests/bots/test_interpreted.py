"""Bots choose the same compiled, interpreted, and compiled with checked array bounds."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from biberbau.games import GAMES, game_named
from tests.bots.transcript import transcript


def transcript_elsewhere(**environment: str) -> list[str]:
    """Return the transcripts of all games from another process with these environment variables."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.bots.transcript"],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def compiled_here() -> list[str]:
    """Return the transcripts of all games from this process."""
    lines = [line for name in GAMES for line in transcript(game_named(name))]
    assert len(lines) > 60
    return lines


def test_interpreted_bots_choose_the_same() -> None:
    assert transcript_elsewhere(NUMBA_DISABLE_JIT="1") == compiled_here()


@pytest.mark.long
def test_no_array_is_read_beyond_its_bounds() -> None:
    assert transcript_elsewhere(NUMBA_BOUNDSCHECK="1") == compiled_here()
