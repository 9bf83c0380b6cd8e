"""How strong the player plays who adapts: so that he wins a little less often than those he plays against.

He looks at the score pad, which lies open for all, and at nothing else: the farther he is ahead of the others, the
worse he plays in the next round, and the better the farther he is behind.  A difference of totals is a sum over all
rounds so far, so this is a regulator that integrates (Åström and Murray 2008, "Feedback systems", chapter 10): it
settles where he no longer gains on the others, whoever they are.  The fewer rounds are left, the more it takes to be
level at the end.  All of it follows from the view, so it outlasts a restart.
"""

from __future__ import annotations

from typing import Final

from biberbau.core.game import Game
from biberbau.core.view import View

FIRST_SKILL: Final = 1.4
"""How strong he plays while nobody has any points: between the second and the third level."""

STEP_OF: Final = {"biber-gang": 9.0, "daumen-drauf": 2.0, "biber-mania": 6.0, "beanie": 9.0}
"""How many points a round a level is better than the next weaker one, by game."""

HOLD: Final = 0.5
"""How much of a difference is put down to strength, and answered in every round that follows."""
CATCH_UP: Final = 2.5
"""How many times over a difference is to be made up for by the end; more than once, for luck has its say too."""

ROUNDS: Final = ("rounds", "games")
"""Options that say how many rounds a match has."""
ROUNDS_AHEAD: Final = 3
"""So many rounds are counted on in a match of which nobody knows how many it will have."""


def rounds_left(game: Game, view: View) -> int:
    """Return how many rounds are not over yet, this one among them."""
    options = game.decode_options(view.record["options"])
    fixed = [int(options[key]) for key in ROUNDS if key in options]
    return max(fixed[0] - int(view.record["round_number"]) + 1, 1) if fixed else ROUNDS_AHEAD


def fitting_skill(game: Game, view: View) -> float:
    """Return the skill for the rest of the round (`biberbau.bots.levels.weaknesses.weakness_at`)."""
    seats = int(view.record["seats"])
    totals = [int(total) for total in view.record["totals"][:seats]]
    own = totals.pop(view.seat or 0)
    lead = own - sum(totals) / len(totals)
    if game.better == "low":
        lead = -lead
    return FIRST_SKILL - lead / STEP_OF[game.name] * (HOLD + CATCH_UP / rounds_left(game, view))
