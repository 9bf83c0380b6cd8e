"""Habits of careful players: one module for each game that has them, called as the game's package."""

from __future__ import annotations

from pathlib import Path


def has_habits(game_package: str) -> bool:
    """Whether somebody has written down what a careful player of the game does."""
    return (Path(__file__).parent / f"{game_package.split('.')[-1]}.py").exists()
