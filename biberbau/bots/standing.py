"""How a match stands: how many rounds are still to come."""

from __future__ import annotations

from typing import Final

from biberbau.core.game import Game
from biberbau.core.view import View

ROUNDS: Final = ("rounds", "games")
"""Options that say how many rounds a match has."""
ROUNDS_AHEAD: Final = 3
"""So many rounds are counted on in a match of which nobody knows how many it will have."""


def rounds_left(game: Game, view: View) -> int:
    """Return how many rounds are not over yet, this one among them."""
    options = game.decode_options(view.record["options"])
    fixed = [int(options[key]) for key in ROUNDS if key in options]
    return max(fixed[0] - int(view.record["round_number"]) + 1, 1) if fixed else ROUNDS_AHEAD
