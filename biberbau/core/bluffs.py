"""The contract of bluffs: which actions would have others believe what is not so.

It is asked of what a seat knows, and of nothing else: whoever does not know better does not bluff, and where everybody
knows there is nobody to be misled.  A game in which nothing can be feigned has no such module.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from biberbau.core.contract import _missing
from biberbau.core.keeping import Keeper
from biberbau.core.view import View

KEPT_BY: Final = (Keeper("{package}.bluffs"),)


def feigned(view: View, legal: Sequence[int]) -> frozenset[int]:
    """Return those of the legal actions of a view's seat that are bluffs."""
    _missing()
    return frozenset()
