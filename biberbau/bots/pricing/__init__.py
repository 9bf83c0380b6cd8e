"""Prices: what every action is worth from what a seat knows, and what a state is worth with open cards."""

from __future__ import annotations

from biberbau.bots.strength import strength_of
from biberbau.core.game import Game


def usual_playouts(game: Game) -> int:
    """Return with how many playouts a decision is priced unless somebody says otherwise."""
    return strength_of(game).pricing


def usual_valuing(game: Game) -> int:
    """Return by how many playouts positions and actions are valued to measure luck, unless somebody says otherwise."""
    return strength_of(game).valuing


def luck_share(game: Game) -> float:
    """Return how much of the luck that is measured is taken away where bots are compared without luck."""
    return strength_of(game).luck_share
