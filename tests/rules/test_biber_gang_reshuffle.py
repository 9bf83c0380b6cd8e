"""Biber Gang, clause by clause: what is known of a deck that was made of discards (clause 3.9)."""

from __future__ import annotations

from typing import Any

import pytest

from biberbau.core.match import Match
from tests.builders import biber_gang
from tests.contract.matches import redealt


def lying(match: Match) -> tuple[list[int], list[int]]:
    """Return the cards of the deck, with one drawn from it, and those of all displays, each in order of their kinds."""
    record = match.record
    drawn = [int(record["drawn"])] if record["drawn"] >= 0 else []
    deck = record["deck"][: int(record["deck_count"])].tolist()
    return sorted(deck + drawn), sorted(record["display"][: int(record["seats"])].ravel().tolist())


@pytest.mark.parametrize("drawn", [{}, {"phase": "decide", "drawn": "7", "drawn_from": "deck"}])
def test_3_9_which_kinds_are_in_a_deck_of_discards_everybody_knows(drawn: dict[str, Any]) -> None:
    match = biber_gang("", "5 (7) B ? / ? ? 3 (12)", reshuffled=True, discard="5 B 9", **drawn)
    worlds = [redealt(match, 1, dice) for dice in range(20)]
    assert [lying(world) for world in worlds] == [lying(match)] * 20
    assert len({world.states.tobytes() for world in worlds}) == 20


def test_before_it_they_may_lie_on_the_displays_too() -> None:
    match = biber_gang("", "", discard="5 B 9")
    assert len({str(lying(redealt(match, 1, dice))) for dice in range(20)}) > 1
