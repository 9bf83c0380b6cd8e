"""A declared record: its layout, and what follows from it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from biberbau.core import state as core
from biberbau.core.bookkeeping import bookkeeping_of
from biberbau.core.state import (
    NO_CARD,
    NOBODY,
    UNKNOWN,
    Grid,
    Row,
    Seen,
    cards,
    choices,
    fields_of,
    layout_of,
    number,
    phases,
    points,
    seat,
)
from biberbau.games import GAMES, game_named

LAYOUTS = Path(__file__).with_name("layouts")

PLAYING, ROUND_OVER, MATCH_OVER = 1, 2, 3


class State(core.State):
    """A record of a game that nobody plays."""

    phase: int = phases({PLAYING: "playing", ROUND_OVER: "round_over", MATCH_OVER: "match_over"})
    turn: int = seat(Seen.BY_ALL)
    starter: int = seat(Seen.BY_ALL, kept=True)
    secret: int = number()
    ruled: Row = number(Seen.BY_RULE, per=2, blank=7)
    options: Row = choices(["first", "second"])
    totals: Row = points(2, "total")
    round_scores: Row = points(2, "score")
    hand_count: Row = number(Seen.BY_ALL, per=2)
    hand: Grid = cards(Seen.BY_OWNER, per=(2, 3), count="hand_count")
    known: Row = number(Seen.BY_ALL, np.int64, per=2)
    held: Row = number(Seen.BY_OWNER, np.int64, per=2)
    kinds: Row = cards(Seen.BY_OWNER, np.int64, per=2, known="known")
    stack_count: int = number(Seen.BY_ALL)
    stack: Row = cards(per=4, count="stack_count")


@pytest.mark.parametrize("name", GAMES)
def test_the_layout_of_records_stays_for_ever(name: str) -> None:
    """Hashes of states and views stand in logs, so no byte of a record may ever move."""
    layout = game_named(name).record
    lines = []
    assert layout.names is not None
    assert layout.fields is not None
    for field in layout.names:
        kind, offset = layout.fields[field][:2]
        shape = "x".join(map(str, kind.shape)) or "1"
        lines.append(f"{offset:5} {kind.base.str} {shape:8} {field}")
    lines.append(f"{layout.itemsize:5} end")
    assert "\n".join(lines) + "\n" == (LAYOUTS / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_what_belongs_to_a_field_is_a_field(name: str) -> None:
    fields = fields_of(game_named(name).state)
    for field in fields.values():
        for other in filter(None, (field.count, field.known)):
            assert fields[other].seen_by is Seen.BY_ALL
    keys = [field.key or name for name, field in fields.items()]
    assert len(set(keys)) == len(keys)


@pytest.fixture
def states() -> npt.NDArray[Any]:
    """A record in which every number is 5, but for counts, and one to be written to."""
    both = np.zeros(2, layout_of(State)).view(np.recarray)
    for field in layout_of(State).names or ():
        both[field] = 5
    both["seats"], both["phase"] = 2, PLAYING
    both["hand_count"], both["stack_count"] = (1, 2), 3
    return both


def test_a_view_shows_what_is_declared_and_nothing_else(states: npt.NDArray[Any]) -> None:
    state, seen = states[0], states[1]
    bookkeeping_of(State).show(state, 1, seen)
    assert (seen.turn, seen.starter, seen.totals.tolist()) == (5, 5, [5, 5])
    assert (seen.secret, seen.ruled.tolist()) == (0, [7, 7])
    assert seen.hand.tolist() == [[UNKNOWN, NO_CARD, NO_CARD], [5, 5, 5]]
    assert seen.held.tolist() == [0, 5]
    assert seen.stack.tolist() == [UNKNOWN, UNKNOWN, UNKNOWN, NO_CARD]


def test_a_view_of_everybody_shows_no_hand_before_the_round_is_over(states: npt.NDArray[Any]) -> None:
    state, seen = states[0], states[1]
    state.known = (3, 4)
    bookkeeping_of(State).show(state, -1, seen)
    assert (seen.hand == 5).sum() == 0
    assert seen.kinds.tolist() == [3, 4]
    state.phase = ROUND_OVER
    bookkeeping_of(State).show(state, -1, seen)
    assert (seen.hand == 5).all()
    assert seen.kinds.tolist() == [5, 5]
    assert (seen.secret, seen.stack[0]) == (0, UNKNOWN)


def test_a_round_begins_blank_but_for_what_outlasts_it(states: npt.NDArray[Any]) -> None:
    state = states[0]
    bookkeeping_of(State).clear_round(state)
    assert (state.turn, state.secret, state.ruled.tolist(), state.stack[0]) == (NOBODY, 0, [7, 7], NO_CARD)
    assert (state.starter, state.round_number, state.totals.tolist()) == (5, 5, [5, 5])
    bookkeeping_of(State).open_match(state, 2, np.array([3, 4], np.int16))
    assert (state.starter, state.round_number, state.totals.tolist()) == (NOBODY, 0, [0, 0])
    assert (state.seats, state.options.tolist()) == (2, [3, 4])


@pytest.mark.parametrize(("phase", "over"), [(PLAYING, (False, False)), (ROUND_OVER, (True, False)), (3, (True, True))])
def test_the_last_two_phases_are_ends(states: npt.NDArray[Any], phase: int, over: tuple[bool, bool]) -> None:
    state = states[0]
    state.phase = phase
    assert (bookkeeping_of(State).round_over(state), bookkeeping_of(State).is_over(state)) == over
