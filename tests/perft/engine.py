"""Counting action sequences with the engine."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from biberbau.core.contract import CHANCE
from biberbau.core.game import Game


class Walker:
    """Walks from one record to a fixed depth; one record and one list of actions for every level."""

    def __init__(self, game: Game, start: npt.NDArray[Any], depth: int) -> None:
        self.game = game
        self.engine = game.engine
        self.states = game.new_states(depth + 1)
        self.actions = np.zeros(game.action_count, np.int32)
        self.states[0] = start[0]
        self.settle(0)

    def settle(self, level: int) -> None:
        """Let pending chance come out as its last outcome."""
        while size := self.engine.chance_size_at(self.states, level):
            self.engine.apply_chance_at(self.states, level, size - 1)

    def legal(self, level: int) -> list[tuple[int, int]]:
        """Return who can do what next: the lowest seat that may act, in real time all; nothing when the round is over.

        Each action comes with its seat.
        """
        waiting = self.engine.actors_at(self.states, level)
        if waiting in (0, CHANCE):
            return []
        seats = [seat for seat in range(self.game.seats[-1]) if waiting >> seat & 1]
        moves = []
        for seat in seats if self.game.real_time else seats[:1]:
            count = self.engine.legal_at(self.states, level, seat, self.actions)
            moves += [(seat, action) for action in self.actions[:count].tolist()]
        return moves

    def step(self, level: int, seat: int, action: int) -> None:
        """Make the next level the record after an action."""
        self.states[level + 1] = self.states[level]
        self.engine.apply_at(self.states, level + 1, seat, action)
        self.settle(level + 1)

    def count(self, depth: int, level: int = 0) -> int:
        """Return the number of action sequences of length `depth`."""
        if depth == 0:
            return 1
        moves = self.legal(level)
        if depth == 1:
            return len(moves)
        total = 0
        for seat, action in moves:
            self.step(level, seat, action)
            total += self.count(depth - 1, level + 1)
        return total

    def divide(self, depth: int) -> dict[str, int]:
        """Return the count for each first action, which is named with its seat."""
        counts = {}
        for seat, action in self.legal(0):
            self.step(0, seat, action)
            counts[f"{seat} {self.game.format_action(action)}"] = self.count(depth - 1, 1)
        return counts
