"""The contract of cards in use: which kinds of card an action puts to use.

A card is used where it does what it is there for: it is played, laid out, put on display; not where it is drawn, thrown
away or handed on.  Reports ask by it for cards that nobody would miss (`biberbau.laboratory.kinds`).  It is asked of
what a seat knows, and of nothing else.  A game that does not say it has no such module.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from biberbau.core.contract import _missing
from biberbau.core.keeping import Keeper
from biberbau.core.view import View

KEPT_BY: Final = (Keeper("{package}.using"),)


def used(view: View, legal: Sequence[int]) -> list[frozenset[str]]:
    """Return for each of the legal actions of a view's seat the kinds of card that it uses, as notation writes them."""
    _missing()
    return []
