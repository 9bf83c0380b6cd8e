"""The same source gives the same matches compiled and interpreted."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from biberbau.core.game import Game
from tests.contract.matches import every_game
from tests.contract.transcript import transcript


def transcript_elsewhere(game: Game, **environment: str) -> list[str]:
    """Return the transcript of a game from another process with these environment variables."""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.contract.transcript", "1", game.name],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


@pytest.mark.long
@every_game
def test_interpreted_rules_play_the_same_matches_under_every_option(game: Game) -> None:
    """An index beyond the bounds of an array, which compiled rules do not notice, is an error there."""
    compiled = list(transcript(game, 1))
    assert len(compiled) > 200
    assert transcript_elsewhere(game, NUMBA_DISABLE_JIT="1") == compiled
