"""The engine and the oracle of Biber-Mania agree, position by position."""

from __future__ import annotations

import pytest

from tests.oracle import biber_mania_cards
from tests.oracle.biber_mania_lockstep import compare

PHASES = {
    "discard", "stab_display", "stab_opponent", "steal", "wish", "bad_guy", "bad_guy_draw", "draw",
}  # fmt: skip


@pytest.mark.long
def test_engine_and_oracle_agree_in_random_rounds() -> None:
    met = compare(300, seed=3)
    assert met["positions"] >= 300
    assert set(met) >= PHASES


@pytest.mark.long
@pytest.mark.parametrize("seed", [11, 12, 13, 21, 22, 23])
def test_engine_and_oracle_agree_in_ten_thousand_positions(seed: int) -> None:
    met = compare(1700, seed)
    assert met["positions"] >= 1700
    assert set(met) >= PHASES


def test_the_oracle_can_be_wrong() -> None:
    """A comparison that cannot fail proves nothing: with one rule turned round, the engine and the oracle part."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(biber_mania_cards, "is_protected", lambda rules, group: False)
        with pytest.raises(AssertionError):
            compare(2000, seed=3)
