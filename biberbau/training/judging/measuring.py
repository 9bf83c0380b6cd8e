"""What was learned, measured against search as it was before it learned anything."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from typing import Final

from biberbau.core.game import Game

BEFORE: Final = "search-7f11d0b"
"""Search as it was before it learned anything."""


def measured(game: Game, seats: int, deals: int) -> str:
    """Return the share of the wins of search, with what it has learned, against others as they were before."""
    lineup = ",".join(["search", *[BEFORE] * (seats - 1)])
    words = ["arena", game.name, "--bots", lineup, "--deals", str(deals), "--budget", "1000", "--threads", "1"]
    done = subprocess.run([sys.executable, "-m", "biberbau", *words, "--json"], capture_output=True, check=True)
    share = json.loads(done.stdout)["bots"][0]["share"]
    said = shlex.join(["biberbau", *words[:-2]])
    return f"{share['mean']:.3f} [{share['low']:.3f}, {share['high']:.3f}] of the wins ({said})"
