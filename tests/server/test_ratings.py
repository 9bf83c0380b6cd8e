"""People and bots on one scale: the house rates what a page asks about, and knows nobody by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from biberbau.reviews.rating import RatedMatch, rate
from biberbau.server.ratings_api import DRIFT
from tests.server.challenges import answer_to, told
from tests.server.running import running_house

GANG = [([0, 1], [12, 20]), ([0, 1, 2], [30, 9, 9])]
BEANIE = [([2, 0], [12, 20])]


def asked(game: str, matches: list[tuple[list[int], list[int]]]) -> dict[str, object]:
    return {"game": game, "matches": [{"players": players, "totals": totals} for players, totals in matches]}


def test_matches_are_rated_by_game_as_the_command_does_it(tmp_path: Path) -> None:
    with running_house(tmp_path) as running:
        games = told(running.address, "ratings", [asked("biber-gang", GANG), asked("beanie", BEANIE)])
        assert told(running.address, "ratings", []) == []
        strange = [
            asked("chess", GANG),
            asked("beanie", [([0, 1], [1, 2, 3])]),
            asked("beanie", [([0], [1])]),
            asked("beanie", [([0, -1], [1, 2])]),
            asked("beanie", [([0, 1], [1, 1 << 40])]),
            asked("beanie", BEANIE * 1001),
        ]
        for one in strange:
            assert answer_to(running.address, "ratings", [one])[0] == 400, one
    assert [one["game"] for one in games] == ["biber-gang", "beanie"]
    expected = rate([RatedMatch([str(player) for player in players], totals) for players, totals in GANG], "low", DRIFT)
    for found, rating in zip(games[0]["ratings"], expected, strict=True):
        assert str(found["player"]) == rating.player
        assert (found["mu"], found["sigma"], found["matches"]) == pytest.approx(
            (rating.mu, rating.sigma, rating.matches)
        )
    assert {one["player"] for one in games[1]["ratings"]} == {0, 2}
