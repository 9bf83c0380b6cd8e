"""How strong the bot plays that adapts: so that it wins a little less often than those it plays against.

It knows what everybody at the table knows: the score pad of this match, and how the matches before it ended that the
same seats have played.  All of it comes with the view, so it outlasts a restart.

From match to match it looks for the skill with which it wins as often as it means to, by stochastic approximation
(Robbins and Monro 1951, "A stochastic approximation method"): a win makes it weaker and a defeat stronger.  Its steps
are long while they all go the same way and shorter each time they turn round (Kesten 1958, "Accelerated stochastic
approximation"), but never so short that it could not follow somebody who learns.

Within a match it also goes by the score: the farther it is ahead, the worse it plays in the next round, and the better
the farther it is behind.  A difference of totals is a sum over all rounds so far, so this is a regulator that
integrates (Åström and Murray 2008, "Feedback systems", chapter 10).  The fewer rounds are left, the more it takes to
be level at the end.  The more matches it remembers, the less it minds the score of one of them: most of it is luck, and
a weaker hand at every lead would leave it no way of winning against the strongest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from biberbau.bots.levels.weaknesses import STRONGEST, WEAKEST
from biberbau.bots.standing import rounds_left
from biberbau.bots.strength import strength_of
from biberbau.core.game import Game
from biberbau.core.view import View

AIM: Final = 0.9
"""The share of the wins that it means to have, in shares of equals: 45 % of the matches between two."""

FIRST_SKILL: Final = 1.4
"""How strong it plays while nobody has any points: between the second and the third level."""

LONGEST_STEP: Final = 6.0
SHORTEST_STEP: Final = 0.5
"""By how many levels a match changes its mind, at first and at least, for each share of a win too many or too few."""

MARGIN: Final = 2.0
"""By how much what it has learnt may go beyond what can be played, so that no score takes it from the end it is at."""

HOLD: Final = 0.5
"""How much of a difference is put down to strength, and answered in every round that follows."""
CATCH_UP: Final = 2.5
"""How many times over a difference is to be made up for by the end; more than once, for luck has its say too."""


def share_of_win(game: Game, totals: Sequence[int], seat: int) -> float:
    """Return what part of a finished match a seat has won; those with the best total share it."""
    winners = game.winners(totals)
    return 1 / len(winners) if seat in winners else 0.0


def learnt_skill(game: Game, earlier: Sequence[Sequence[int]], seat: int) -> float:
    """Return the skill to begin a match with that follows on `earlier` ones, of which the totals by seat are known."""
    skill, turns, before = FIRST_SKILL, 0, 0.0
    for totals in earlier:
        wanting = (AIM - share_of_win(game, totals, seat) * len(totals)) / 2
        turns += wanting * before < 0
        before = wanting
        skill += wanting * max(LONGEST_STEP / (1 + turns), SHORTEST_STEP)
        skill = min(max(skill, WEAKEST - MARGIN), STRONGEST + MARGIN)
    return skill


def fitting_skill(game: Game, view: View) -> float:
    """Return the skill for the rest of the round (`biberbau.bots.levels.weaknesses.weakness_at`)."""
    seat, seats = view.seat or 0, int(view.record["seats"])
    totals = [int(total) for total in view.record["totals"][:seats]]
    own = totals.pop(seat)
    lead = own - sum(totals) / len(totals)
    if game.better == "low":
        lead = -lead
    answer = (HOLD + CATCH_UP / rounds_left(game, view)) / (1 + len(view.earlier))
    return learnt_skill(game, view.earlier, seat) - lead / strength_of(game).level_step * answer
