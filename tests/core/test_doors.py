"""The doors into compiled rules say what they take, in words."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from biberbau.games import game_named

GAME = game_named("biber-gang")
STATES = GAME.new_states()
ACTIONS = np.zeros(GAME.action_count, np.int32)


@pytest.mark.parametrize(
    ("door", "given", "said"),
    [
        ("legal_at", (STATES[0], 0, 0, ACTIONS), "legal_at: states .* and not the record itself"),
        ("legal_at", ([STATES[0]], 0, 0, ACTIONS), "legal_at: states .* not list"),
        ("legal_at", (game_named("beanie").new_states(), 0, 0, ACTIONS), "states .* not 1 axes of other records"),
        ("legal_at", (STATES.reshape(1, 1), 0, 0, ACTIONS), "in one row, not 2 axes"),
        ("legal_at", (STATES, 0, 0, np.zeros(200)), "actions has to be an array of int32 in one row, not .* float64"),
        ("check_at", (STATES, 0, 1.5, 0), "seat has to be a whole number, not float"),
        ("check_at", (STATES, 0, None, 0), "seat has to be a whole number, not NoneType"),
        ("view_at", (STATES, 0, 0, GAME.new_states()[0], 0), "seen .* and not the record itself"),
        ("redeal_at", (STATES, 0, 0, np.ones(1, np.int64)), "rng has to be an array of uint64"),
    ],
)
def test_a_door_names_the_argument_that_it_does_not_take(door: str, given: tuple[Any, ...], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        getattr(GAME.engine, door)(*given)


@pytest.mark.skipif(not GAME.compiled, reason="interpreted rules write where the array lets them")
def test_a_door_that_writes_says_so() -> None:
    fixed = GAME.new_states()
    fixed.flags.writeable = False
    with pytest.raises(TypeError, match=r"states has to be .* that can be written to"):
        GAME.engine.begin_round_at(fixed, 0)
