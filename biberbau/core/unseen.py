"""The contract of what nobody knows: cards that no seat has ever seen, such as a draw pile.

Nothing that anybody has done can depend on them.  So, whoever plays and however well, each order of them is equally
likely to somebody who knows what all seats know together.  Luck is measured by that (`biberbau.reviews.luck`).
"""

from __future__ import annotations

from typing import Final

from biberbau.core.arrays import Generator
from biberbau.core.contract import State, _missing
from biberbau.core.keeping import Keeper

KEPT_BY: Final = (Keeper("{package}.rules.unseen"),)


def shuffle_unseen(state: State, rng: Generator) -> int:
    """Exchange the cards that no seat has seen among their places, each order equally likely; return how many.

    No view changes.
    """
    _missing()
    return 0
