"""The same source gives the same matches compiled and interpreted, and nearly every branch of it is tested."""

from __future__ import annotations

from pathlib import Path

import pytest

from biberbau.core.game import Game
from tests.contract.branches import followed, rule_tests, taken
from tests.contract.matches import at_least, every_game, option_sets
from tests.contract.transcript import transcript

LEAST_TAKEN = 97.0
"""Of a hundred lines and branches of each game's rules."""


@pytest.mark.long
@every_game
def test_interpreted_rules_play_the_same_matches_under_every_option(game: Game, tmp_path: Path) -> None:
    """An index beyond the bounds of an array, which compiled rules do not notice, is an error there."""
    compiled = list(transcript(game, 1))
    # Each match has at least one decision, and its record.
    assert len(compiled) >= at_least(game, 200, 2 * len(option_sets(game)))
    matches, tests = tmp_path / "matches", tmp_path / "tests"
    assert followed(matches, "tests.contract.transcript", "1", game.name) == compiled
    if files := rule_tests(game.package):
        followed(tests, "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long", *files)
        assert taken([matches, tests], game.package) >= LEAST_TAKEN
