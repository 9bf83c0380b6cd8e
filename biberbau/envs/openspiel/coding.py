"""Actions in parts: the codes of batches in place of the engine's numbers (`biberbau.encoding.contract.codes`).

A seat goes on choosing until its codes name one legal action; what follows of itself is not asked.  That nobody else
acts in between, and that nobody else learns of it, makes the game no other one.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np

from biberbau.core.arrays import Actions, States
from biberbau.core.game import Game
from biberbau.encoding import schema
from biberbau.envs.batch import CODES, STEPPING, parts_of

Path: TypeAlias = tuple[int, ...]
"""The codes that have been chosen of an action."""

ACTIONS: Final = ("whole", "codes")
"""What an action of the OpenSpiel game can be: one of the engine's, or a code."""


class Coding:
    """How a game's actions are chosen code by code, and how its views become numbers."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.codes = game.keeper(CODES)
        self.compiled = game.driver(STEPPING)
        self.parts = parts_of(game, self.codes)
        """The fields of an observation, as in a batch."""
        self.width = schema.width(self.parts)

    @property
    def count(self) -> int:
        """How many codes there are."""
        return int(self.codes.CODES)

    def left(self, actions: Actions, count: int, path: Path) -> int:
        """Keep of the first `count` actions those that go on along a path; return how many they are."""
        for depth, code in enumerate(path):
            count = self.compiled.narrow(actions, count, depth, code, actions)
        return count

    def allowed(self, actions: Actions, count: int, path: Path) -> list[int]:
        """Return the codes that go on from a path to one of the legal actions, ascending."""
        mask = np.zeros(self.count, np.int8)
        self.compiled.mask_codes(actions, self.left(actions, count, path), len(path), mask)
        codes: list[int] = np.flatnonzero(mask).tolist()
        return codes

    def choose(self, actions: Actions, count: int, path: Path, code: int) -> tuple[int | None, Path]:
        """Return the action that a further code makes whole, or None and the longer path.

        ValueError for a code with which no legal action goes on.
        """
        path = (*path, code)
        left = self.left(actions, count, path)
        if left == 0:
            raise ValueError(f"no legal action goes on with the codes {path}")
        if left == 1:
            return int(actions[0]), ()
        while self.compiled.agree(actions, left, len(path)):
            path = (*path, int(self.codes.part(int(actions[0]), len(path))))
        return None, path

    def name(self, code: int) -> str:
        """Return what a code is called; of a whole action its notation."""
        named: str = self.game.format_action(code) if self.codes.MOST_PARTS == 1 else self.codes.code_name(code)
        return named

    def row(self, states: States, seat: int, seen: States, path: Path) -> schema.Row:
        """Return what a seat knows as a row of an observation; `seen` is room for its view."""
        row = np.zeros(self.width, np.int16)
        self.compiled.show_at(states, 0, seat, seen, row)
        if path:
            row[[self.width - self.count + code for code in path]] = 1
        return row
