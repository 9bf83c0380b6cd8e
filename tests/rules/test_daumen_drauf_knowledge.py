"""What a seat of Daumen Drauf! knows, and that every world it deems possible is dealt equally often.

The worlds of a small position are found by brute force: every way to deal the unnamed cards to every place, kept if the
seat would see exactly what it sees.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import pytest

from biberbau.core.chance import FastStream, seed_generator
from biberbau.core.match import Match
from biberbau.games.daumen_drauf import GAME
from tests.builders import play
from tests.daumen_drauf_tables import TO_TAKER, daumen_drauf, endgame, pile, rest, trick

DEALS = 6000
"""Worlds dealt for one position."""


def as_world(record: Any) -> bytes:
    """A world is where every card lies; hands have no order."""
    return bytes(record.tobytes())


def view_bytes(states: Any, seat: int | None) -> bytes:
    """The view of a seat as bytes."""
    seen = GAME.new_states()
    GAME.engine.view_at(states, 0, -1 if seat is None else seat, seen, 0)
    return bytes(seen.tobytes())


def places(record: Any) -> Iterator[tuple[str, Any]]:
    """Every place that holds a card, as a field and an index."""
    for name in ("hand", "trick", "out", "stack"):
        for index in zip(*np.nonzero(np.asarray(record[name]) != -1), strict=True):
            yield name, index


def consistent_worlds(match: Match, seat: int | None) -> set[bytes]:
    """Every world in which `seat` sees what it sees now, by trying all deals of what it does not see for certain."""
    seen = match.view(seat)
    open_places = [(name, index) for name, index in places(match.record) if not 0 <= int(seen.record[name][index]) < 54]
    cards = [int(match.record[name][index]) for name, index in open_places]
    worlds = set()
    for deal in permutations(cards):
        states = match.states.copy()
        for (name, index), card in zip(open_places, deal, strict=True):
            states[0][name][index] = card
        for other in range(match.seats):
            states[0]["hand"][other, : states[0]["hand_count"][other]].sort()
        if view_bytes(states, seat) == seen.bytes:
            worlds.add(as_world(states))
    return worlds


def dealt_worlds(match: Match, seat: int | None) -> Counter[bytes]:
    """Count the worlds that `redeal` makes of the view of a seat."""
    rng = np.zeros(1, np.uint64)
    seed_generator(rng, 7)
    counted: Counter[bytes] = Counter()
    view = match.view(seat)
    for _ in range(DEALS):
        states = view.data.copy()
        GAME.engine.redeal_at(states, 0, -1 if seat is None else seat, rng)
        counted[as_world(states)] += 1
    return counted


def stacked(*hands: str, stack: str, trick: str = "", taken: str = "") -> Match:
    """Cards not named were taken by seat 0, and everybody saw them."""
    cards = [word.split(":")[1].split("/")[0] for word in f"{trick} {taken}".split()]
    gone = f"{taken} {rest(len(hands), *hands, stack, *cards)}"
    return daumen_drauf(*hands, stack=stack, trick=trick, taken=gone, options=TO_TAKER)


SITUATIONS = {
    "hands only": (endgame("Y1+ Y2-", "Y1- G1+ G2+"), 0, 1),
    "one thumb over one of two twins": (endgame("Y1+", "G3+ G2-", trick="1:G3- 0:K1+", turn=1), 0, 2),
    "one thumb, its twin in hand or stack": (
        stacked("Y1+ Y2+ Y3+ Y4+ G1+", "G3+ G4+ K1+ K2+", stack="K3+ K4+", trick="1:G3-"), 0, 60),
    "one thumb, its twin in the own hand": (endgame("K1-", "G1+ G2-", trick="0:G3- 1:K1+"), 0, 1),
    "one thumb, twin in the other hand": (endgame("Y1+ K4+", "G1+ G2- K1-", trick="0:G3- 1:K1+"), 0, 2),
    "two thumbs for a watcher": (endgame("Y1+ G3+", "K1-", trick="0:G3- 1:K1+"), None, 12),
    "unseen in a pile, twin anywhere": (
        stacked("Y1+ Y4-", "Y1-", "G3+ K1-", stack="", taken="1:G3-/1"), 0, 6),
    "both twins unseen in piles": (
        stacked("Y1+ Y4-", "Y1-", "K1-", stack="", taken="1:G3-/1 2:G3+/2"), 0, 4),
    "unseen in a pile, twin under a thumb": (
        stacked("Y1+", "Y1-", "K1-", stack="", trick="2:G3+", taken="1:G3-/1"), 0, 4),
}  # fmt: skip
"""By name: a match, a seat, and how many worlds that seat deems possible, counted by hand."""


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_consistent_world_is_dealt_equally_often(name: str) -> None:
    match, seat, expected = SITUATIONS[name]
    possible = consistent_worlds(match, seat)
    assert len(possible) == expected
    counted = dealt_worlds(match, seat)
    assert set(counted) == possible
    fair = DEALS / len(possible)
    deviation = sum((count - fair) ** 2 / fair for count in counted.values())
    degrees = len(possible) - 1
    assert deviation < degrees + 5 * (2 * max(degrees, 1)) ** 0.5, "beyond five standard deviations of chi square"


@pytest.mark.parametrize("seed", range(12))
def test_every_seat_sees_in_a_redealt_world_what_it_saw(seed: int) -> None:
    random = Random(seed)
    options = {option.key: random.choice(option.values) for option in GAME.options} | {"games": "1"}
    match = Match.new(GAME, random.randrange(2, 8), FastStream(seed), options)
    rng = np.zeros(1, np.uint64)
    seed_generator(rng, seed)
    while not match.over:
        seats: list[int | None] = [None, *range(match.seats)]
        for seat in seats:
            states = match.view(seat).data.copy()
            GAME.engine.redeal_at(states, 0, -1 if seat is None else seat, rng)
            assert view_bytes(states, seat) == match.view(seat).bytes
            cards = [int(states[0][field][index]) for field, index in places(states[0])]
            assert len(set(cards)) == 6 * (match.seats + 2)
        actor = random.choice(match.actors())
        match.apply(actor, random.choice(match.legal(actor)))


def test_who_saw_a_thumb_lifted_knows_the_twin_under_the_next_thumb() -> None:
    match = daumen_drauf("Y1+ Y2+ G3+ G4+ K1+", "Y1- Y2- Y3- K2+ K3+", "G1+ G2- G5- K4+ K5+", options=TO_TAKER)
    play(match, "0 show-Y1+", "1 show-Y2-", "2 pass", "0 pass")
    assert pile(match, 1, viewer=1) == "Y1+ Y2-"
    assert pile(match, 1, viewer=2) == "Y1? Y2?"
    assert pile(match, 1, viewer=0) == "Y1+ Y2-", "seat 0 holds the other yellow 2, so it can tell"
    play(match, "1 show-Y1-", "2 pass")
    assert trick(match, 0) == "1:Y1-*", "seat 0 knows which yellow 1 is in the pile"
    assert trick(match, 2) == "1:Y1?*"


def test_a_card_laid_open_tells_its_twin_to_everybody() -> None:
    match = daumen_drauf("Y1+ Y2+ G3+ G4+ K1+", "Y1- Y2- Y3- K2+ K3+", "G1+ G2- G5- K4+ K5+", options=TO_TAKER)
    play(match, "0 show-Y1+", "1 show-Y2-", "2 show-G1+", "0 show-G3+", "1 show-K2+", "2 pass", "0 pass")
    assert pile(match, 1) == "Y1+ Y2- G1? G3? K2?"
    play(match, "1 show-Y1-")
    assert trick(match) == "1:Y1-*"
