"""A small slice of what `python -m tests.oracle.lockstep` does at length, and the oracle's own sanity."""

from __future__ import annotations

import pytest

from tests.oracle import biber_gang as oracle
from tests.oracle.lockstep import compare


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
def test_engine_and_oracle_agree_step_by_step(seed: int) -> None:
    met = compare(600, seed)
    assert met["positions"] >= 600
    assert met["swim"], "a slice in which no beaver swims shows too little"


def test_the_engine_and_the_oracle_know_the_same_actions() -> None:
    from biberbau.games import game_named

    game = game_named("biber-gang")
    assert len(oracle.REPRESENTABLE) == game.action_count
    assert {game.format_action(number) for number in range(game.action_count)} == set(oracle.REPRESENTABLE)


def test_the_oracle_can_be_wrong() -> None:
    """A comparison that cannot fail proves nothing: with one rule turned round, the engine and the oracle part."""
    wrong = lambda table, display, slot: True  # noqa: E731
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(oracle, "may_swap_out", wrong)
        with pytest.raises(AssertionError):
            compare(600, 1)
