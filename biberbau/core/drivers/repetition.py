"""Doing one thing many times, compiled: what `biberbau bench` times where a call from Python would cost more."""

from __future__ import annotations

from biberbau.core.arrays import Generator, States
from biberbau.core.compilation import rule
from biberbau.core.contract import redeal, view


@rule
def redeal_often(states: States, seen: States, seat: int, rng: Generator, count: int) -> None:
    """Redeal the view of `seat` of the first state `count` times: `seen[0]` is the view, `seen[1]` each world."""
    view(states[0], seat, seen[0])
    for _ in range(count):
        seen[1] = seen[0]
        redeal(seen[1], seat, rng)


@rule
def copy_often(seen: States, count: int) -> None:
    """Copy the first record over the second `count` times."""
    for _ in range(count):
        seen[1] = seen[0]
