"""The contract of belief: how well a world explains what the others have done.

`redeal` gives every world that fits a view the same chance, as if nobody had meant anything by what they did.  But who
passes has seldom the card that would have been good to show.  To weigh worlds by the likelihood of the others' actions
is the inference of Long, Sturtevant, Buro and Furtak 2010, "Understanding the success of perfect information Monte
Carlo sampling in game tree search", and of Rebstock, Solinas, Buro and Sturtevant 2019, "Policy based inference in
trick-taking card games": the likelihood is that of a policy, here of the game's habits, softened.
"""

from __future__ import annotations

from typing import Final

from biberbau.bots.folders import keepers
from biberbau.core.contract import State, _missing

KEPT_BY: Final = keepers("belief")


def plausibility(state: State, seat: int) -> float:
    """Return how likely the others would have done what `seat` has seen them do, in a world that fits its view.

    The result is positive, and worlds of one view are compared by it; 1 always means that nothing was done that tells
    anything.  `state` is a copy of the world that is spoilt by this.
    """
    _missing()
    return 1.0
