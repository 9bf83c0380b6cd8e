"""How quick players are where anybody may act at any moment (`Game.real_time`).

Something happens at the table; a player looks, a reaction time later, at the table as it then is, and acts or lets the
moment pass.  They have at most one look ahead of them: what happens meanwhile does not put it off.  A temper says how
long these times are, and nothing else: the tempers of one kind of player all play alike.

Reaction times are log-normal, as people's are (R. D. Luce, Response Times, 1986): most lie near the median, and some
are long.  A choice among a few known things takes people some 350 milliseconds, so nobody here is ever quicker.  To
look over seven cards, and all that lies on the table, takes longer; the medians are ours.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

WAIT: Final = -1
"""What `Bot.choose` returns to let a moment pass; only a seat that is not obliged may."""

LEAST_MILLISECONDS: Final = 350.0
"""No reaction is quicker, whatever is drawn."""


@dataclass(frozen=True)
class Temper:
    """The distribution of a player's reaction times."""

    median: float
    """Milliseconds that half of the reactions take at most."""
    sigma: float
    """Standard deviation of a reaction time's natural logarithm."""

    def milliseconds(self, normal: float) -> float:
        """Return the reaction time that lies `normal` standard deviations from the median, in milliseconds."""
        return max(LEAST_MILLISECONDS, self.median * math.exp(self.sigma * normal))

    def reaction(self, seed: int) -> float:
        """Return a reaction time in seconds; the same for the same seed."""
        return self.milliseconds(random.Random(seed).gauss(0.0, 1.0)) / 1000

    def equally_likely(self) -> npt.NDArray[np.int64]:
        """Return reaction times in microseconds for compiled code, which is loaded for it."""
        from biberbau.core.looks import reaction_times

        return reaction_times(self.median, self.sigma, LEAST_MILLISECONDS)


CALM: Final = Temper(1800.0, 0.35)
"""Nine in ten reactions lie between 1.0 and 3.2 seconds."""
ORDINARY: Final = Temper(1100.0, 0.35)
"""Nine in ten lie between 0.6 and 2.0 seconds."""
QUICK: Final = Temper(700.0, 0.25)
"""Nine in ten lie between 0.46 and 1.06 seconds."""

TEMPERS: Final[Mapping[str, Temper]] = MappingProxyType({"calm": CALM, "careful": ORDINARY, "quick": QUICK})
"""The tempers of players with a game's habits, by the name of the bot."""


def temper_of(bot: str) -> Temper:
    """Return the temper of a bot; those that have none of their own are ordinary."""
    return TEMPERS.get(bot, ORDINARY)
