"""The engine and the oracle of Daumen Drauf! agree, position by position."""

from __future__ import annotations

import pytest

from tests.oracle.daumen_drauf_lockstep import compare


@pytest.mark.long
def test_engine_and_oracle_agree_in_random_games() -> None:
    met = compare(900, seed=5)
    assert met["positions"] >= 900
    assert {"show", "pass", "parry", "let", "another leads", "cards left"} <= set(met)
