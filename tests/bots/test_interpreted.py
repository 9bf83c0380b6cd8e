"""Bots choose the same compiled, interpreted, and compiled with checked array bounds."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from biberbau.games import GAMES, game_named
from tests.bots.transcript import transcript

QUICK = (1, 24)
THOROUGH = (3, 60)
"""How many matches, and how many choices of each."""


def transcript_elsewhere(extent: tuple[int, int], **environment: str) -> list[str]:
    """Return the transcripts of all games from another process with these environment variables."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.bots.transcript", *map(str, extent)],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def compiled_here(extent: tuple[int, int]) -> list[str]:
    """Return the transcripts of all games from this process."""
    lines = [line for name in GAMES for line in transcript(game_named(name), *extent)]
    assert len(lines) > 0.3 * len(GAMES) * extent[0] * extent[1]
    return lines


def test_interpreted_bots_choose_the_same() -> None:
    assert transcript_elsewhere(QUICK, NUMBA_DISABLE_JIT="1") == compiled_here(QUICK)


@pytest.mark.long
def test_interpreted_bots_choose_the_same_in_whole_matches() -> None:
    assert transcript_elsewhere(THOROUGH, NUMBA_DISABLE_JIT="1") == compiled_here(THOROUGH)


@pytest.mark.long
def test_no_array_is_read_beyond_its_bounds() -> None:
    assert transcript_elsewhere(THOROUGH, NUMBA_BOUNDSCHECK="1") == compiled_here(THOROUGH)
