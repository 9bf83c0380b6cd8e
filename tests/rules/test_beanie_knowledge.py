"""What a redealt world of Beanie keeps: how likely the drawn card is where, and what all have seen."""

from __future__ import annotations

from collections import Counter

import numpy as np

from biberbau.core.chance import seed_generator
from biberbau.core.match import Match
from biberbau.games.beanie import GAME
from tests.beanie_tables import PACK, beanie
from tests.builders import play

WORLDS = 6000


def worlds(match: Match, seat: int) -> list[np.ndarray]:
    """Redeal what a seat sees many times."""
    rng = np.zeros(1, np.uint64)
    seed_generator(rng, 5)
    found = []
    for _ in range(WORLDS):
        seen = match.view(seat).data
        GAME.engine.redeal_at(seen, 0, seat, rng)
        found.append(seen[0].copy())
    return found


def test_the_drawn_card_is_each_unknown_card_alike_and_perhaps_laid_already() -> None:
    match = beanie("7S 2C", "3C JD KC QH 9D", stock="AS", known=("", "QH"), melds="0:set-9C-9S-KH")
    play(match, "1 draw", "1 add-M1-9D")
    assert match.record["laid_unseen"] == 1
    counted: Counter[str] = Counter()
    for world in worlds(match, 0):
        drawn = int(world["drawn"])
        if drawn < 0:
            counted["laid"] += 1
        else:
            assert int(world["hand"][1]) >> drawn & 1
            assert PACK[drawn] != "QH", "all know that this card was in the hand before"
            counted["held"] += 1
    unknown = 4
    share = counted["laid"] / WORLDS
    assert abs(share - 1 / (unknown + 1)) < 0.02


def test_every_card_out_of_sight_is_equally_likely_in_every_hand() -> None:
    match = beanie("9S 2C 4D", "? ? ?", "? ?", pile="QH", melds="0:set-8C-8D-8H")
    hidden = [card for card in PACK if card not in ("9S", "2C", "4D", "QH", "8C", "8D", "8H")]
    counted: Counter[str] = Counter()
    for world in worlds(match, 0):
        counted.update(PACK[code] for code in range(52) if int(world["hand"][1]) >> code & 1)
    assert set(counted) == set(hidden)
    expected = WORLDS * 3 / len(hidden)
    chi_squared = sum((counted[card] - expected) ** 2 / expected for card in hidden)
    assert chi_squared < 2 * len(hidden)


def test_the_owner_keeps_his_drawn_card() -> None:
    match = beanie("9S 2C", "3C JD", stock="9H")
    play(match, "1 draw")
    assert {int(world["drawn"]) for world in worlds(match, 1)[:50]} == {PACK.index("9H")}
