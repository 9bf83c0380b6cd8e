"""Bots choose the same compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from biberbau.games import GAMES, game_named
from tests.bots.transcript import transcript

MATCHES, CHOICES = 3, 60
"""How many matches, and how many choices of each."""


def transcript_elsewhere(**environment: str) -> list[str]:
    """Return the transcripts of all games from another process with these environment variables."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.bots.transcript", str(MATCHES), str(CHOICES)],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


@pytest.mark.long
def test_interpreted_bots_choose_the_same_in_whole_matches() -> None:
    """An index beyond the bounds of an array, which compiled code does not notice, is an error there."""
    compiled = [line for name in GAMES for line in transcript(game_named(name), MATCHES, CHOICES)]
    assert len(compiled) > 0.3 * len(GAMES) * MATCHES * CHOICES
    assert transcript_elsewhere(NUMBA_DISABLE_JIT="1") == compiled
