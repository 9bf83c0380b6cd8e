"""How strong the player plays who adapts: so that he wins a little less often than those he plays against.

He looks at the score pad, which lies open for all, and at nothing else: the farther he is ahead of the others, the
worse he plays in the next round, and the better the farther he is behind.  A difference of totals is a sum over all
rounds so far, so this is a regulator that integrates (Åström and Murray 2008, "Feedback systems", chapter 10): it
settles where he no longer gains on the others, whoever they are.  It follows from the view, so it outlasts a restart.
"""

from __future__ import annotations

from typing import Final

from biberbau.core.game import Game
from biberbau.core.view import View

FIRST_SKILL: Final = 1.5
"""How strong he plays while nobody has any points: between the second and the third level."""

STEP_OF: Final = {"biber-gang": 12.0, "daumen-drauf": 3.0, "biber-mania": 15.0}
"""How many points ahead make him play a level worse, by game."""

MODESTY: Final = 0.15
"""By how many levels he plays worse than would make him everybody's equal."""


def fitting_skill(game: Game, view: View) -> float:
    """Return the skill for the rest of the round (`biberbau.bots.levels.weaknesses.weakness_at`)."""
    seats = int(view.record["seats"])
    totals = [int(total) for total in view.record["totals"][:seats]]
    own = totals.pop(view.seat or 0)
    lead = own - sum(totals) / len(totals)
    if game.better == "low":
        lead = -lead
    return FIRST_SKILL - MODESTY - lead / STEP_OF[game.name]
