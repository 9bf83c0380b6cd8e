"""A part of a match, kept so that it can be played again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from biberbau.core.chance import ListedStream
from biberbau.core.match import Match


@dataclass(frozen=True)
class Stretch:
    """A part of a match within one round: its first state, and what was done and came out from there on."""

    start: Match
    end: Match
    actions: Sequence[tuple[int, int]]
    chance: Sequence[int]


def original_of(stretch: Stretch) -> Match:
    """Return the stretch's first state, with the same chance to come."""
    return Match(stretch.start.game, stretch.start.states.copy(), ListedStream(list(stretch.chance)))
