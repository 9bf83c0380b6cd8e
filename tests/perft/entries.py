"""The positions and counts of a `.perft` file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy.typing as npt

from biberbau.core.game import Game
from biberbau.core.position import parse_position
from biberbau.games import GAMES, game_named

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Entry:
    """One position with its counts."""

    game: Game
    name: str
    position: str
    counts: list[int]

    def states(self) -> npt.NDArray[Any]:
        """The position as an array of one record."""
        return parse_position(self.position, self.game)[0]


def read_entries(game_name: str) -> list[Entry]:
    """Return the entries of a game."""
    content = tomllib.loads((FOLDER / f"{game_name}.perft").read_text(encoding="utf-8"))
    game = game_named(game_name)
    return [Entry(game, one["name"], one["position"], one["counts"]) for one in content["position"]]


def all_entries() -> list[Entry]:
    """Return the entries of all games."""
    return [entry for name in GAMES for entry in read_entries(name)]
