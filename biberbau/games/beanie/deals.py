"""How many deals look like one record of Beanie, where a card just drawn may be one that has been put down since."""

from __future__ import annotations

from typing import Any

from biberbau.games.beanie.state import FROM_STOCK, NO_CARD


def deals_alike(world: Any) -> float:
    """Return how many deals look like a world: the card drawn may be any that was put down unseen since."""
    put_down = world["source"] == FROM_STOCK and world["drawn"] == NO_CARD
    return float(world["laid_unseen"]) if put_down else 1.0
