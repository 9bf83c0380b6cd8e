"""The engine and the oracle of Beanie agree, position by position."""

from __future__ import annotations

import pytest

from tests.oracle.beanie_lockstep import compare, compare_rich_hands


@pytest.mark.long
def test_engine_and_oracle_agree_in_random_rounds() -> None:
    met = compare(900, seed=6)
    assert met["positions"] >= 900
    assert {"set", "run", "add", "take", "swap", "low", "high", "out of turn", "pile", "keep", "call"} <= set(+met)


def test_engine_and_oracle_lay_the_same_out_of_rich_hands() -> None:
    assert compare_rich_hands(25, seed=2) > 1000
