"""What a small game of two is worth, from the rules alone: every world dealt by hand, and one linear programme.

It knows nothing of OpenSpiel, of the adapter or of `redeal`.  The programme is the sequence form's (Koller, Megiddo and
von Stengel 1996, Games and Economic Behavior 14, p. 247): a player's plan is a weight for each sequence of their own
choices, and what they can be sure of is linear in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from scipy.optimize import linprog
from scipy.sparse import bmat, csr_array

from biberbau.core.game import Game
from biberbau.core.position import parse_position

Memory: TypeAlias = tuple[Any, ...]
"""All views that a seat has had and all that it did, nested."""


@dataclass
class Plans:
    """A seat's sequences of choices, and the situations in which they are made."""

    sequences: dict[tuple[Any, ...], int] = field(default_factory=lambda: {(): 0})
    situations: dict[Memory, tuple[int, tuple[int, ...]]] = field(default_factory=dict)
    """By what the seat remembers: the sequence that leads there, and those that go on from there."""

    def situation(self, memory: Memory, before: int, actions: list[int]) -> tuple[int, ...]:
        """Return the sequence of each action."""
        if memory not in self.situations:
            numbers = tuple(self.sequences.setdefault((memory, action), len(self.sequences)) for action in actions)
            self.situations[memory] = before, numbers
        assert self.situations[memory][0] == before
        return self.situations[memory][1]

    def constraints(self) -> csr_array:
        """Return what plans keep to: the empty sequence weighs 1, and in a situation the weights add up."""
        entries = [(0, 0, 1.0)]
        for row, (before, following) in enumerate(self.situations.values(), 1):
            entries += [(row, before, -1.0), *((row, number, 1.0) for number in following)]
        return matrix(entries, 1 + len(self.situations), len(self.sequences))


def matrix(entries: list[tuple[int, int, float]], rows: int, columns: int) -> csr_array:
    """Return a sparse matrix from rows, columns and values, which add up."""
    row, column, value = zip(*entries, strict=True)
    return csr_array((value, (row, column)), shape=(rows, columns))


def dealt(game: Game, texts: Iterable[str]) -> list[tuple[float, npt.NDArray[Any]]]:
    """Return the worlds that equally likely positions are, with their chances."""
    times = Counter(texts)
    return [(count / times.total(), parse_position(text, game)[0]) for text, count in times.items()]


def value_of(game: Game, worlds: list[tuple[float, npt.NDArray[Any]]]) -> float:
    """Return what perfect play of a round is worth to seat 0, in points."""
    engine, actions, values = game.engine, np.zeros(game.action_count, np.int32), np.zeros(game.seats[-1])
    plans, payoffs = (Plans(), Plans()), []

    def look(states: npt.NDArray[Any], memories: tuple[Memory, ...]) -> tuple[Memory, ...]:
        seen = game.new_states()
        found = []
        for seat, memory in enumerate(memories):
            engine.view_at(states, 0, seat, seen, 0)
            found.append((memory, seen.tobytes()))
        return tuple(found)

    def walk(states: npt.NDArray[Any], chance: float, memories: tuple[Memory, ...], latest: tuple[int, int]) -> None:
        if engine.round_over_at(states, 0):
            engine.payoffs_at(states, 0, values)
            payoffs.append((*latest, chance * float(values[0])))
            return
        memories = look(states, memories)
        waiting = engine.obliged_at(states, 0)
        assert waiting in (1, 2), "in a small game no chance is left, and one seat acts at a time"
        seat = waiting - 1
        legal = actions[: engine.legal_at(states, 0, seat, actions)].tolist()
        for action, number in zip(legal, plans[seat].situation(memories[seat], latest[seat], legal), strict=True):
            after = states.copy()
            engine.apply_at(after, 0, seat, action)
            own = (memories[seat], action)
            remembered = (own, memories[1]) if seat == 0 else (memories[0], own)
            walk(after, chance, remembered, (number, latest[1]) if seat == 0 else (latest[0], number))

    for chance, states in worlds:
        walk(states, chance, ((), ()), (0, 0))
    first, second = (one.constraints() for one in plans)
    worth = matrix(payoffs, len(plans[0].sequences), len(plans[1].sequences))
    # Of seat 0's plan x and seat 1's answer, told by its prices q: the largest q[0] with F'q <= A'x.
    least = bmat([[-worth.T, second.T]])
    found = linprog(
        c=np.concatenate([np.zeros(worth.shape[0]), [-1.0], np.zeros(second.shape[0] - 1)]),
        A_ub=least,
        b_ub=np.zeros(worth.shape[1]),
        A_eq=bmat([[first, csr_array((first.shape[0], second.shape[0]))]]),
        b_eq=np.eye(1, first.shape[0])[0],
        bounds=[(0, None)] * worth.shape[0] + [(None, None)] * second.shape[0],
    )
    assert found.success, found.message
    return float(-found.fun)
